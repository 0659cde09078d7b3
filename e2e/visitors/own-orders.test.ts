import { randomInt } from 'node:crypto'
import type { Browser } from 'playwright-core'
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

const newHandset = () => `136${String(randomInt(10 ** 8)).padStart(8, '0')}`

/** Orders something that needs no risk test and no contract. */
async function order(handset: string): Promise<string> {
  const reply = await fetch(
    `${demo.origin}/oabase/api/shop/v1/order?shop_product_id=1192&sku_id=3&page_code=etf-course`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${await demo.token(handset)}` },
    },
  )
  const { code, response } = await reply.json()
  expect(code).toBe(1)
  return response.pid
}

/** Opens somebody's list of orders on a phone. */
async function openOrders(handset: string) {
  const tab = await openTab(browser, PHONE)
  await logIn(tab.context, demo, { handset, origin: demo.origin })
  await tab.page.goto(`${demo.origin}/passport/m/home`)
  await tab.page.getByRole('link', { name: '我的订单' }).tap()
  await tab.page.waitForURL('**/passport/m/orders')
  return tab
}

test('an order is seen waiting and paid, has a receipt, and its money is asked back', async () => {
  const handset = newHandset()
  const pid = await order(handset)
  const { page, context, complaints } = await openOrders(handset)
  const row = page.getByRole('listitem').filter({ hasText: pid })
  const pay = row.getByRole('link', { name: '去支付' })
  expect(await pay.getAttribute('href')).toBe(`/h5-page/pay?pid=${pid}`)
  await row.getByText(/^(29:\d\d|30:00)$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])

  await demo.pay(pid)
  await page.reload()
  await row.getByText('已支付').waitFor()
  await row.getByRole('link', { name: '查看收据' }).tap()
  await page.waitForURL(`**/passport/m/receipt?pid=${pid}`)
  await page.getByText('人民币贰佰玖拾捌元整').waitFor()
  await page.getByText('本收据仅为付款凭证，不是发票').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: '打印' }).waitFor({ state: 'hidden' })
  expect(await page.getByText(pid).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('link', { name: '返回' }).tap()
  await page.waitForURL('**/passport/m/orders')
  await row.getByRole('button', { name: '申请退款' }).tap()
  const sheet = page.getByRole('dialog', { name: '申请退款' })
  await sheet.getByRole('button', { name: '提交申请' }).tap()
  await sheet.getByText('请选择退款原因').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await sheet.getByLabel('退款原因').selectOption('与预期不符')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: '提交申请' }).tap()
  await page.getByRole('heading', { name: '退款申请已提交' }).waitFor()
  await page.getByRole('button', { name: '我知道了' }).tap()
  await row.getByText('退款中').waitFor()

  await page.goto(`${demo.origin}/passport/m/services`)
  await page.getByText('基金入门训练营').waitFor()
  await page.getByText(/^剩余 (2[89]|3[01]) 天$/).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('of somebody else’s order nothing is said, and a login leads back to the receipt', async () => {
  const pid = await order(newHandset())
  await demo.pay(pid)
  const { page, context } = await openTab(browser, PHONE)
  const address = `${demo.origin}/passport/m/receipt?pid=${pid}`
  await page.goto(address)
  const login = await page.getByRole('link', { name: '登录 / 注册' }).getAttribute('href')
  expect(new URL(login ?? '', demo.origin).searchParams.get('from')).toBe(`/passport/m/receipt?pid=${pid}`)
  await logIn(context, demo, { handset: newHandset(), origin: demo.origin })
  await page.goto(address)
  await page.getByText('订单不存在').waitFor()
  expect(await page.locator('main').textContent()).not.toContain(pid)
  await context.close()
})

test('a first start has orders to look at: one that is paid, and a refund of it that waits', async () => {
  const reply = await fetch(`${demo.origin}/oabase/api/shop/v1/orders`, {
    headers: { authorization: `Bearer ${await demo.token('13900010004')}` },
  })
  const { response } = await reply.json()
  expect(response.list).toMatchObject([
    { status: 1, payable: 39_800, refund: 'asked', refund_kind: 'visitor' },
  ])
})
