import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openBrowser } from '../testing/browser'
import { button, heading, openShop, order, payBy, type Shop, sayDone } from '../testing/buying'

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

test('a phone buys by WeChat: the sheet, the supplier, the way back, and what came of it', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((url) => url.includes('/cashier'))).toEqual([])
  await order(page)
  expect(await page.getByRole('img', { name: '应付 598 元' }).isVisible()).toBe(true)
  expect(loaded.filter((url) => url.includes('/cashier'))).toHaveLength(1)
  await payBy(page, '微信支付')
  await button(page, '付款').click()
  await page.waitForURL(/\/h5-page\/pay\?/)
  // After a reload the visitor is asked once more, and nothing is lost.
  await page.reload()
  await sayDone(page)
  await heading(page, '支付成功').waitFor()
  expect(await buyer.orders()).toMatchObject([{ status: 1, sku_id: 2, grants: 1, refunds: 0 }])
  // Opened again, from 我的订单 or by a link, the page shows the state of the order.
  await page.reload()
  await heading(page, '订单已支付').waitFor()
  await button(page, '返回').click()
  await page.waitForURL(/\/h5-page\/h5\/cashier-shop$/)
  expect(buyer.complaints).toEqual([])
})

test('a desktop shows a code, and turns by itself when a phone has paid it', async () => {
  await using buyer = await shop.enter(DESKTOP)
  const { page, context } = buyer
  await order(page)
  const begun = page.waitForResponse(/\/pay\/v1\/prepay$/)
  await button(page, '确认支付').click()
  const { response } = await (await begun).json()
  await page.getByRole('img', { name: '付款二维码' }).waitFor()
  const phone = await context.newPage()
  await phone.goto(response.code_url)
  await button(phone, '付款').click()
  await phone.getByText('付款成功').waitFor()
  await heading(page, '支付成功').waitFor()
  expect(await buyer.orders()).toMatchObject([{ status: 1, grants: 1 }])
  expect(buyer.complaints).toEqual([])
})
