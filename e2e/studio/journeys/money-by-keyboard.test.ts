import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import { openBrowser, type Tab } from '../../testing/browser'
import { button, heading, openShop, order, payBy, type Shop, sayDone } from '../../testing/buying'
import { type OwnDemoGateway, startDemoGateway } from '../../testing/demo-gateway'
import { focusComesTo, focusIsOn, press, tabTo } from '../keys'
import { takeDesk } from '../studio-desk'
import { faultsOf, heading as screenHeading } from '../studio-site'

const FINANCE = { name: '钱会计', login: 'qian', password: 'two ledgers one lamp', role: 'finance' }
const OPERATOR = { name: '林小雨', login: 'lin', password: 'paper boats at noon', role: 'operator' }

let gateway: OwnDemoGateway
let browser: Browser
let shop: Shop
let finance: Tab
let operator: Tab

beforeAll(async () => {
  ;[gateway, browser] = await Promise.all([startDemoGateway(), openBrowser()])
  shop = await openShop(() => browser, gateway)
  finance = await takeDesk(browser, gateway, FINANCE)
  operator = await takeDesk(browser, gateway, OPERATOR)
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await browser?.close()
  await gateway?.stop()
})

/** Through the navigation, reached by Tab. */
async function goTo(page: Page, screen: string): Promise<void> {
  await press(page, page.getByRole('navigation').getByRole('link', { name: screen, exact: true }))
  await screenHeading(page, screen).waitFor()
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

type Buyer = Awaited<ReturnType<Shop['enter']>>

/** Somebody buys with Alipay, which refunds at once. Returns the number of the order. */
async function buy(buyer: Buyer): Promise<string> {
  await order(buyer.page)
  await payBy(buyer.page, '支付宝')
  await button(buyer.page, '付款').click()
  await sayDone(buyer.page)
  await heading(buyer.page, '支付成功').waitFor()
  const [{ pid } = { pid: '' }] = await buyer.orders()
  return pid
}

async function askForMoney(page: Page, pid: string): Promise<void> {
  await page.goto('/passport/m/orders')
  const row = page.getByRole('listitem').filter({ hasText: pid })
  await row.getByRole('button', { name: '申请退款' }).tap()
  const sheet = dialog(page, '申请退款')
  await sheet.getByLabel('退款原因').selectOption('与预期不符')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '提交申请' }).tap()
  await page.getByRole('heading', { name: '退款申请已提交' }).waitFor()
  await page.getByRole('button', { name: '我知道了' }).tap()
  await row.getByText('退款中').waitFor()
}

test('money that a visitor asks for is looked up, released by keys alone, and is theirs again', async () => {
  await using buyer = await shop.enter()
  const pid = await buy(buyer)
  await askForMoney(buyer.page, pid)

  const { page } = finance
  await goTo(page, '订单')
  await tabTo(page, page.getByRole('textbox', { name: '订单号、交易号、手机号' }))
  await page.keyboard.type(pid)
  await page.keyboard.press('Enter')
  await page.getByText('共 1 笔订单').waitFor()
  const found = page.getByRole('button', { name: pid })
  await press(page, found)
  const drawer = dialog(page, '订单详情')
  await drawer.getByText('与预期不符').first().waitFor()
  await drawer.getByText('支付宝手机支付').first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await focusIsOn(page, found)

  await goTo(page, '退款')
  const row = page.getByRole('row').filter({ hasText: pid })
  const release = row.getByRole('button', { name: /^同意退款/ })
  await press(page, release)
  const sure = dialog(page, '确认退款')
  await sure.getByText('伍佰玖拾捌元整').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'detached' })
  await focusIsOn(page, release)
  await page.keyboard.press('Space')
  await press(page, sure.getByRole('button', { name: '确认退款 ¥598.00' }))
  await page.getByText('已同意退款 ¥598.00，正在退回').waitFor()
  await sure.waitFor({ state: 'detached' })
  await row.waitFor({ state: 'detached' })
  // The pressed button is gone with its row.
  await focusComesTo(page, screenHeading(page, '退款'))

  const own = buyer.page.getByRole('listitem').filter({ hasText: pid })
  await expect
    .poll(async () => {
      await buyer.page.reload()
      return own.locator('.pp-state').textContent()
    })
    .toBe('已退款')
  expect(await buyer.orders()).toMatchObject([{ pid, status: 3, refunds: 1 }])
  expect(faultsOf(finance)).toEqual([])
  expect(buyer.complaints).toEqual([])
})

test('a price is changed by keys alone, after a look at what it changes, and the next visitor pays it', async () => {
  const { page } = operator
  await goTo(page, '商品')
  const opener = page.getByRole('button', { name: '大盘指数研究课程' })
  await press(page, opener)
  const drawer = dialog(page, '大盘指数研究课程')
  const change = drawer.getByRole('button', { name: '修改规格 三个月' })
  await press(page, change)
  const form = dialog(page, '修改规格')
  await focusIsOn(page, form.getByLabel('规格名称'))
  await tabTo(page, form.getByLabel('价格（元）'))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('588')
  await page.keyboard.press('Enter')
  const sure = dialog(page, '价格从 ¥598.00 改为 ¥588.00？')
  // Pressing Enter once too often changes nothing.
  await focusIsOn(page, sure.getByRole('button', { name: /取\s*消/ }))
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await sure.waitFor({ state: 'detached' })
  await focusIsOn(page, form.getByLabel('价格（元）'))
  await page.keyboard.press('Enter')
  await press(page, sure.getByRole('button', { name: '确认改价' }))
  await page.getByText('已保存').waitFor()
  await form.waitFor({ state: 'detached' })
  await focusIsOn(page, change)
  await drawer.getByText('¥588.00').first().waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await focusIsOn(page, opener)

  await using buyer = await shop.enter()
  await order(buyer.page)
  await buyer.page.getByRole('img', { name: '应付 588 元' }).waitFor()
  expect(faultsOf(operator)).toEqual([])
})

test('a payment of which no notice came is found in the bill and taken up by keys alone', async () => {
  const { page } = finance
  await using buyer = await shop.enter()
  await order(buyer.page, '一年')
  const [{ pid } = { pid: '' }] = await buyer.orders()
  expect(await gateway.pay(pid, '--silent')).toContain('没有发付款通知')
  const day = await payEarlier(pid)
  await compareBill(page, day)

  await goTo(page, '对账')
  const opener = page.getByRole('button', { name: `查看 ${day} 微信支付` })
  await press(page, opener)
  const drawer = dialog(page, `${day} 微信支付`)
  const difference = drawer.getByRole('listitem').filter({ hasText: '平台有这笔收款，我方没有' })
  await difference.getByText(`${pid}T01`).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const settle = difference.getByRole('button', { name: '补记这笔收款' })
  await press(page, settle)
  const sure = dialog(page, '补记这笔收款？')
  await sure.waitFor()
  await page.keyboard.press('Escape')
  await sure.waitFor({ state: 'detached' })
  await focusIsOn(page, settle)
  await page.keyboard.press('Enter')
  await focusIsOn(page, sure.getByRole('button', { name: /确\s*定/ }))
  await page.keyboard.press('Enter')
  await page.getByText('差异已处理').waitFor()
  await drawer.getByText('已补记，订单已支付，权益已开通').waitFor()
  await drawer.getByText('已结清').waitFor()
  await focusComesTo(page, page.locator('.ant-drawer'))
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await focusIsOn(page, opener)

  expect(await buyer.orders()).toMatchObject([{ pid, status: 1, grants: 1 }])
  expect(faultsOf(finance)).toEqual([])
})

const DAY_MS = 86_400_000

/** Dates the payment three days back, a day with a bill whatever time it is now. Returns the day in China. */
async function payEarlier(pid: string): Promise<string> {
  const day = new Date(Date.now() + DAY_MS / 3 - 3 * DAY_MS).toISOString().slice(0, 10)
  const database = new Client(gateway.databaseUrl)
  await database.connect()
  await database.query(
    `UPDATE sandbox_trade SET trade = jsonb_set(trade, '{paidAt}', $2::jsonb) WHERE out_trade_no LIKE $1 || 'T%'`,
    [pid, JSON.stringify(new Date(`${day}T12:00:00+08:00`))],
  )
  await database.end()
  return day
}

/** What happens each morning. */
async function compareBill(page: Page, day: string): Promise<void> {
  const reply = await page.context().request.post(`${gateway.origin}/studio-api/reconciliation/run`, {
    headers: { 'x-yingzao-studio': '1' },
    data: { supplier: 'wechat', day },
  })
  expect(await reply.json()).toMatchObject({ code: 1, response: { day: { state: 'open', open: 1 } } })
}
