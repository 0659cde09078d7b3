import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../testing/browser'
import { button, heading, openShop, type Shop } from '../../testing/buying'
import { beginInMiniProgram, installMiniProgram, MINI_PROGRAM, wentTo } from '../../testing/mini-program'

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

/** Opens the sales page as somebody in the mini program. */
async function enter(options?: Parameters<typeof installMiniProgram>[1]) {
  const buyer = await shop.enter(MINI_PROGRAM)
  await installMiniProgram(buyer.context, options)
  await buyer.page.reload()
  return buyer
}

/** Taps the buy button and chooses a sku. */
async function wish({ page }: Awaited<ReturnType<typeof enter>>): Promise<void> {
  await button(page, '立即购买').click()
  await page.getByLabel('三个月').check()
  await button(page, '下一步').click()
}

test('the mini program takes the payment, and back on the page the visitor is told what came of it', async () => {
  await using buyer = await enter()
  const { page, context } = buyer
  await wish(buyer)
  await heading(page, '支付结果确认').waitFor()
  const [{ pid } = { pid: '' }] = await buyer.orders()
  const orderPage = `/pages/order/index?pid=${pid}`
  expect(await wentTo(page)).toEqual([orderPage])

  // Back without having paid.
  await button(page, '已完成支付').click()
  await page.getByRole('alert').filter({ hasText: '暂未查到支付结果' }).waitFor()
  await button(page, '重新支付').click()
  await button(page, '确认支付').click()
  expect(await wentTo(page, 2)).toEqual([orderPage, orderPage])
  await heading(page, '支付结果确认').waitFor()
  expect(await buyer.orders()).toMatchObject([{ pid, status: 0, sku_id: 2 }])

  const params = await beginInMiniProgram(context, page, pid)
  expect(params).toMatchObject({ package: expect.stringMatching(/^prepay_id=/), signType: 'RSA' })
  expect(await shop.gateway.pay(pid)).toContain('已付款')
  await button(page, '已完成支付').click()
  await heading(page, '支付成功').waitFor()
  expect(await buyer.orders()).toMatchObject([{ pid, status: 1, grants: 1, refunds: 0 }])
  expect(buyer.complaints).toEqual([])
})

test('an order that waits is handed over from the page for payments, which a reload finds again', async () => {
  await using buyer = await enter()
  const { page, context } = buyer
  await page.goto('/h5-page/pay?mark=dbzs&sku_id=2')
  await heading(page, '支付结果确认').waitFor()
  const [{ pid } = { pid: '' }] = await buyer.orders()
  expect(await wentTo(page)).toEqual([`/pages/order/index?pid=${pid}`])
  await beginInMiniProgram(context, page, pid)
  expect(await shop.gateway.pay(pid)).toContain('已付款')
  await page.reload()
  await heading(page, '订单已支付').waitFor()
  expect(await page.evaluate(() => window.wentTo)).toEqual([])
  expect(buyer.complaints).toEqual([])
})

test('a mini program that opens no page of its own: the order is kept, and said where it can be paid', async () => {
  await using buyer = await enter({ takesSteps: false })
  const { page } = buyer
  await wish(buyer)
  await heading(page, '暂时无法支付').waitFor()
  await page.getByText('请在 App 或手机浏览器中完成支付，订单已为您保留').waitFor()
  expect(await buyer.orders()).toMatchObject([{ status: 0, sku_id: 2 }])
})
