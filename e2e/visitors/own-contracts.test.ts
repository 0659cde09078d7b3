import { createHash, randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { sharedDemoGateway } from '../testing/demo-gateway'
import { logIn } from '../testing/log-in'

const demo = sharedDemoGateway()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** Opens somebody's personal centre on a phone. */
async function openHome(handset = `134${String(randomInt(10 ** 8)).padStart(8, '0')}`) {
  const tab = await openTab(browser, PHONE)
  await logIn(tab.context, demo, { handset, origin: demo.origin })
  await tab.page.goto(`${demo.origin}/passport/m/home`)
  return { ...tab, handset }
}

/** From the personal centre to one of its pages. */
async function goTo(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`${demo.origin}/passport/m/home`)
  await page.getByRole('link', { name }).tap()
  await page.waitForURL(`**/passport/m/${path}`)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses the same option of each question, from the one that is shown to the last. */
async function answerAll(page: Page, which: 'first' | 'last'): Promise<void> {
  for (;;) {
    const place = await page.getByText(/^第 \d+ 题，共 \d+ 题$/).textContent()
    const [number, count] = (place?.match(/\d+/g) ?? []).map(Number)
    await page.getByRole('radio')[which]().check()
    await button(page, number === count ? '提交' : '下一题').tap()
    if (number === count) return
    await page.getByText(`第 ${Number(number) + 1} 题，共 ${count} 题`).waitFor()
  }
}

/** Orders on the page of the demo that sells it, which asks for the contract first, and returns the order number. */
async function signAndOrder(page: Page, handset: string): Promise<string> {
  await page.goto(`${demo.origin}/h5-page/course`)
  const buy = page.getByRole('button', { name: '立即订购' }).first()
  // A button requests its skus only near the screen. What is chosen there is not asked for again by the cashier.
  await buy.scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: /一年/ }).check()
  await buy.tap()
  await page.getByRole('heading', { name: '签署服务协议' }).waitFor()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await page.getByLabel('手机号').fill(handset)
  await button(page, '获取验证码').tap()
  await button(page, /秒后重新获取/).waitFor()
  await page.getByLabel('验证码').fill(await demo.smsCode(handset))
  const ordered = page.waitForResponse(/\/shop\/v1\/order\?/)
  await button(page, '确认签署').tap()
  const { response } = await (await ordered).json()
  await button(page, '确认支付').waitFor()
  return response.pid
}

test('somebody takes the risk test, signs, reads what they have signed, withdraws, and their money is on its way', async () => {
  const { page, context, complaints, handset } = await openHome()
  await goTo(page, '风险测评', 'risk-test')
  await page.getByText('您还没有做过风险测评').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, '开始测评').tap()
  await button(page, '下一题').tap()
  await page.getByText('请选择一项').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('radio').last().check()
  await button(page, '下一题').tap()
  await page.getByText(/^第 2 题/).waitFor()
  // Continues where it was left, also after a reload.
  await page.reload()
  await button(page, '继续测评（已答 1 题）').tap()
  await page.getByText(/^第 2 题/).waitFor()
  await answerAll(page, 'last')
  await page.getByText('测评已完成，结果已经生效。').waitFor()
  await page.getByText('C5 激进型').waitFor()
  await page.getByText('今天还可以测评 2 次。').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await goTo(page, '我的合同', 'contracts')
  await page.getByText('您还没有签署过合同').waitFor()
  await demo.pay(await signAndOrder(page, handset))

  await goTo(page, '我的合同', 'contracts')
  const row = page.getByRole('listitem').filter({ hasText: '合同编号' })
  await row.getByText('大盘指数研究课程').waitFor()
  await row.getByText(/24:00 前可以撤回。$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await openCopy(page)
  const copy = page.getByRole('dialog', { name: '合同副本' })
  expect(await accessibilityFaults(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copy.getByRole('link', { name: '下载' }).tap(),
  ])
  const bytes = await buffer(await download.createReadStream())
  expect(download.suggestedFilename()).toMatch(/^证券投资顾问服务协议-HT\d+\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await copy.locator('code').textContent()).toBe(createHash('sha256').update(bytes).digest('hex'))
  await copy.getByRole('button', { name: '关闭' }).tap()

  await row.getByRole('button', { name: /^撤回合同/ }).tap()
  const sheet = page.getByRole('dialog', { name: '撤回合同' })
  await sheet.getByText('“大盘指数研究课程”的服务立即停止').waitFor()
  await sheet.getByRole('button', { name: '确认撤回' }).tap()
  await sheet.getByText('请先确认您已了解撤回的结果').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '确认撤回' }).tap()
  await page.getByRole('heading', { name: '合同已撤回' }).waitFor()
  await page.getByText(/1 笔订单的退款申请已提交/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: '查看退款进度' }).tap()
  await page.waitForURL('**/passport/m/orders')
  await page.getByText('退款中').waitFor()

  await goTo(page, '我的服务', 'services')
  expect(await page.getByText('使用中').count()).toBe(0)
  await goTo(page, '我的合同', 'contracts')
  await row.getByText('已撤回', { exact: true }).waitFor()
  expect(await row.getByRole('button', { name: /^撤回合同/ }).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

/** Opens the copy, which a job makes: until then the page says so, and checks again when told to. */
async function openCopy(page: Page): Promise<void> {
  await button(page, /^查看合同/).tap()
  const saves = page.getByRole('link', { name: '下载' })
  const again = page.getByRole('button', { name: '重试' })
  for (;;) {
    await saves.or(again).first().waitFor()
    if (await saves.isVisible()) return
    await page.getByText('合同副本正在生成').first().waitFor()
    await again.tap()
  }
}

test('of the weakest type is who answers so, and that is said', async () => {
  const { page, context } = await openHome()
  await goTo(page, '风险测评', 'risk-test')
  await button(page, '开始测评').tap()
  await answerAll(page, 'first')
  await page.getByText('您属于风险承受能力最低类别，只能购买 R1 等级的产品。').waitFor()
  await context.close()
})

test('coupons stand by what can be done with them, and one comes by a code on paper', async () => {
  const { page, context, complaints } = await openHome('13900010001')
  await goTo(page, '我的优惠券', 'coupons')
  const usable = page.getByRole('list', { name: '可以使用' })
  await usable.getByText('首发礼券').waitFor()
  await page.getByRole('list', { name: '已经过期' }).getByText('上期活动券').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const code = page.getByLabel('纸质券上的兑换码')
  await code.fill('DEMO-0000-0000')
  await button(page, '兑换').tap()
  await page.getByText('兑换码不正确').waitFor()
  expect(await code.inputValue()).toBe('DEMO-0000-0000')
  expect(await accessibilityFaults(page)).toEqual([])
  await code.fill('demo 2026 0001')
  await button(page, '兑换').tap()
  await page.getByText('已领取“大盘指数研究八折券”').waitFor()
  await usable.getByText('仅限“大盘指数研究课程”').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('of somebody else’s contract nothing is said', async () => {
  const reply = await fetch(`${demo.origin}/oabase/api/contract/v1/list`, {
    headers: { authorization: `Bearer ${await demo.token('13900010001')}` },
  })
  const [{ contract_no }] = (await reply.json()).response.list
  const { page, context, handset } = await openHome()
  const asked = await fetch(`${demo.origin}/oabase/api/contract/v1/file?contract_no=${contract_no}`, {
    headers: { authorization: `Bearer ${await demo.token(handset)}` },
  })
  expect((await asked.json()).code).toBe(404_001)
  await goTo(page, '我的合同', 'contracts')
  await page.getByText('您还没有签署过合同').waitFor()
  expect(await page.locator('main').textContent()).not.toContain(contract_no)
  await context.close()
})

test.each(['contracts', 'coupons', 'risk-test'])(
  'at 320 px with large text, %s fits and can be read by everybody',
  async (path) => {
    const narrow = { ...PHONE, viewport: { width: 320, height: 720 } }
    const { page, context, complaints } = await openTab(browser, narrow)
    await logIn(context, demo, { handset: '13900010002', origin: demo.origin })
    await page.goto(`${demo.origin}/passport/m/${path}?text=large`)
    await page.locator('[data-loading]').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)
