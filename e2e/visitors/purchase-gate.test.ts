import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInByCode, newHandset } from '../passport/passport-site'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { button, heading, openShop, type Shop, tapToBuy } from '../testing/buying'

let browser: Browser
let shop: Shop
beforeAll(async () => {
  browser = await openBrowser()
  shop = await openShop(() => browser)
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await browser?.close()
})

const TEST = '投资者风险承受能力测评'

async function chooseSku(page: Page): Promise<void> {
  await tapToBuy(page)
  await page.getByLabel('一年').check()
  await button(page, '下一步').click()
}

/** Answers questions of the risk test from the one that is shown, up to the one before `until`, or all. */
async function answer(page: Page, which: 'first' | 'last', until = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    const place = await page.getByText(/^第 \d+ 题，共 \d+ 题$/).textContent()
    const [number, count] = (place?.match(/\d+/g) ?? []).map(Number)
    if (number === undefined || count === undefined || number >= until) return
    await page.getByRole('radio')[which]().check()
    await button(page, number === count ? '提交' : '下一题').click()
    if (number === count) return
    await page.getByText(`第 ${number + 1} 题，共 ${count} 题`).waitFor()
  }
}

test('somebody new is tested, signs, chooses a coupon and pays, and nothing that was done is asked twice', async () => {
  await using buyer = await shop.enter(undefined, { isNew: true })
  const { page, handset } = buyer
  await chooseSku(page)
  await heading(page, TEST).waitFor()
  await button(page, '下一题').click()
  await page.getByText('请选择一项').waitFor()
  await answer(page, 'last', 4)
  // Left, and begun again where it was.
  await button(page, '关闭').click()
  await chooseSku(page)
  await page.getByText(/^第 4 题/).waitFor()
  await answer(page, 'last')
  await heading(page, '测评结果').waitFor()
  await button(page, '确认结果并继续').click()

  await heading(page, '签署服务协议').waitFor()
  await button(page, '确认签署').click()
  await page.getByText('请先阅读并勾选同意协议').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByLabel('手机号').fill(handset)
  await button(page, '获取验证码').click()
  await page.getByRole('button', { name: /秒后重新获取/ }).waitFor()
  await page.getByLabel('验证码').fill('000000')
  await button(page, '确认签署').click()
  await page.getByText(/验证码(错误|有误)/).waitFor()
  await page.getByLabel('验证码').fill(await shop.gateway.smsCode(handset))
  await button(page, '确认签署').click()

  await button(page, '确认支付').waitFor()
  const [order] = await buyer.orders()
  expect(order).toMatchObject({ status: 0, sku_id: 1 })
  // Buying again continues at the order.
  await button(page, '关闭').click()
  await chooseSku(page)
  await button(page, '确认支付').waitFor()
  expect(await buyer.orders()).toHaveLength(1)
  expect(buyer.complaints).toEqual([])
})

test('what somebody taps before their login goes on behind it: on any page that sells, and on the one of the course', async () => {
  const { origin } = shop
  const { page, context, complaints } = await openTab(browser, { ...PHONE, baseURL: origin })
  for (const [address, name] of [
    [shop.address, '立即购买'],
    ['/h5-page/course', '立即订购'],
  ] as const) {
    await page.goto(address)
    await button(page, name).last().click()
    await page.waitForURL('**/passport/m/login?**')
    await logInByCode(page, shop.gateway, newHandset())
    await page.waitForURL(`${origin}${address}`)
    const year = page.getByRole('dialog', { name: '收银台' }).getByLabel('一年')
    await year.or(heading(page, TEST)).waitFor()
    // A page that had its skus before the tap has passed one on, so nothing is asked again.
    if (await year.isVisible()) {
      await year.check()
      await button(page, '下一步').click()
    }
    await heading(page, TEST).waitFor()
    await context.clearCookies()
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a coupon of theirs is offered, the best first, and its worth is taken off', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  await buyer.call('couponGive', { coupon_id: 'demo-20-left' })
  await buyer.call('couponGive', { coupon_id: 'course' })
  await chooseSku(page)
  await page.getByText('已为您选择优惠最多的“课程满减券”').waitFor()
  expect(await page.getByRole('radio', { name: /课程满减券/ }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: /满 500 减 50/ }).check()
  await button(page, '下一步').click()
  await page.getByRole('img', { name: '应付 1930 元' }).waitFor()
  await page.getByText('已用优惠券，优惠 50 元').waitFor()
  expect(buyer.complaints).toEqual([])
})

test('what does not fit somebody is not sold to them, whichever way it is asked for', async () => {
  await using buyer = await shop.enter(undefined, { isNew: true })
  const { page } = buyer
  await chooseSku(page)
  await answer(page, 'first')
  await page.getByText('您属于风险承受能力最低类别').waitFor()
  await button(page, '确认结果并继续').click()
  await heading(page, '风险等级不匹配').waitFor()
  await expect(buyer.call('createOrder', { mark: 'dbzs' })).rejects.toThrow('400044')
  expect(await buyer.orders()).toEqual([])
  // They may take the test again, but not endlessly on one day.
  await button(page, '重新测评').click()
  await heading(page, TEST).waitFor()
  await button(page, '关闭').click()
  expect(buyer.complaints).toEqual([])
})
