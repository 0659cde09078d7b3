import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP, installBridge, messagesTo } from '../../testing/app-bridge'
import { DESKTOP, openBrowser } from '../../testing/browser'
import { button, heading, openShop, order, payBy, type Shop, sayDone, WECHAT } from '../../testing/buying'

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

test.each([undefined, DESKTOP])(
  'Alipay is paid by a form, from the page for payments alone (%#)',
  async (place) => {
    await using buyer = await shop.enter(place)
    const { page } = buyer
    await order(page)
    await payBy(page, '支付宝')
    await button(page, '付款').click()
    await sayDone(page)
    await heading(page, '支付成功').waitFor()
    expect(await buyer.orders()).toMatchObject([{ status: 1, grants: 1 }])
    expect(buyer.complaints).toEqual([])
  },
)

test('whoever gives up at the supplier pays again, by another way, the same order', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  await order(page)
  await payBy(page, '支付宝')
  await button(page, '取消').click()
  await page.waitForURL(/\/h5-page\/pay\?/)
  await button(page, '重新支付').click()
  await button(page, '确认支付').waitFor()
  // The address no longer says that the visitor was away, but the order is still known.
  expect(page.url()).not.toContain('at=return')
  await payBy(page, '微信支付')
  await button(page, '付款').click()
  await sayDone(page)
  await heading(page, '支付成功').waitFor()
  expect(await buyer.orders()).toMatchObject([{ status: 1, grants: 1, refunds: 0 }])
})

test('going back by the browser’s own button ends at the question, and sends no form twice', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  await order(page)
  await payBy(page, '支付宝')
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await page.goBack()
  await heading(page, '支付结果确认').waitFor()
  expect(posted).toEqual([])
})

test('inside WeChat the page for payments learns who pays, and WeChat’s own window does the rest', async () => {
  await using buyer = await shop.enter(WECHAT)
  const { page, context } = buyer
  await context.addInitScript(() => {
    const ends = ['cancel', 'fail', 'ok']
    Object.assign(window, {
      WeixinJSBridge: {
        on() {},
        invoke(name: string, params: object, answer: (reply: object) => void) {
          if (name !== 'getBrandWCPayRequest') return
          Object.assign(window, { asked: params })
          answer({ err_msg: `get_brand_wcpay_request:${ends.shift()}` })
        },
      },
    })
  })
  await page.reload()
  await button(page, '立即购买').click()
  await page.waitForURL(/\/h5-page\/pay\?/)
  await page.getByLabel('三个月').check()
  await button(page, '下一步').click()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'wx_openid')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    expires: -1,
  })
  expect(await page.evaluate(() => document.cookie)).not.toContain('wx_openid')
  await button(page, '确认支付').click()
  await page.getByRole('alert').filter({ hasText: '已取消支付' }).waitFor()
  await button(page, '确认支付').click()
  await page.getByRole('alert').filter({ hasText: '支付失败' }).waitFor()
  const asked = await page.evaluate(() => (window as { asked?: { package: string } }).asked)
  expect(asked?.package).toMatch(/^prepay_id=/)
  const [{ pid } = { pid: '' }] = await buyer.orders()
  expect(await shop.gateway.pay(pid)).toContain('已付款')
  await button(page, '确认支付').click()
  await heading(page, '订单已支付').waitFor()
  expect(await buyer.orders()).toMatchObject([{ status: 1, grants: 1 }])
})

test('the app pays what it is asked to, and the gateway says what came of it', async () => {
  await using buyer = await shop.enter(APP)
  const { page, context } = buyer
  await installBridge(context)
  await page.reload()
  await button(page, '立即购买').click()
  // A recent app has a page for purchases.
  expect(await messagesTo(page)).toMatchObject([{ type: 25, data: { jump_type: 4, id: 870 } }])
  await page.goto('/h5-page/pay?mark=dbzs&sku_id=2')
  await button(page, '确认支付').click()
  const [{ pid } = { pid: '' }] = await buyer.orders()
  expect(await messagesTo(page)).toMatchObject([{ type: 8, data: { pid } }])
  await heading(page, '支付结果确认').waitFor()
  // What an app reports about it proves nothing.
  const say = () =>
    page.evaluate(() => {
      const [message] = window.messages as unknown as { callbackId: string; data: { pid: string } }[]
      const answer = (window as unknown as { onPay(reply: object): void }).onPay
      answer({ callbackId: message?.callbackId, pid: message?.data.pid, status: 'ok' })
    })
  await say()
  await page.getByRole('alert').filter({ hasText: '暂未查到支付结果' }).waitFor()
  expect(await shop.gateway.pay(pid)).toContain('已付款')
  await button(page, '已完成支付').click()
  await heading(page, '支付成功').waitFor()
})

test('the app without its bridge is a phone’s browser', async () => {
  await using buyer = await shop.enter(APP)
  await order(buyer.page)
  await button(buyer.page, '确认支付').click()
  await payBy(buyer.page, '微信支付')
  await button(buyer.page, '付款').click()
  await sayDone(buyer.page)
  await heading(buyer.page, '支付成功').waitFor()
})

test('a page that came back after the order was closed orders anew', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  await order(page)
  await payBy(page, '微信支付')
  const [first] = await buyer.orders()
  await buyer.age(first?.pid ?? '', 31)
  await button(page, '取消').click()
  await sayDone(page)
  await heading(page, '订单已关闭').waitFor()
  await button(page, '重新下单').click()
  await button(page, '确认支付').waitFor()
  const orders = await buyer.orders()
  expect(orders).toMatchObject([{ status: 2 }, { status: 0, sku_id: 2 }])
  expect(page.url()).toContain(orders[1]?.pid)
  await payBy(page, '微信支付')
  await button(page, '付款').click()
  await sayDone(page)
  await heading(page, '支付成功').waitFor()
})

test('paid by two suppliers: one buys, the other goes back', async () => {
  await using buyer = await shop.enter()
  await order(buyer.page)
  const other = await buyer.openShop()
  await order(other)
  await payBy(buyer.page, '微信支付')
  await payBy(other, '支付宝')
  for (const page of [buyer.page, other]) {
    await button(page, '付款').click()
    await sayDone(page)
    await heading(page, '支付成功').waitFor()
  }
  expect(await buyer.orders()).toMatchObject([{ status: 1, grants: 1, refunds: 1 }])
})

test('ten taps in three tabs make one order', async () => {
  await using buyer = await shop.enter()
  const tabs = [buyer.page, await buyer.openShop(), await buyer.openShop()]
  const often = (name: string) =>
    Promise.all(
      tabs.map(async (tab) => {
        await button(tab, name).waitFor()
        await button(tab, name).evaluate((element: HTMLElement) => {
          for (let tap = 0; tap < 10; tap += 1) element.click()
        })
      }),
    )
  await often('立即购买')
  await often('下一步')
  await Promise.all(tabs.map((tab) => button(tab, '确认支付').waitFor()))
  expect(await buyer.orders()).toHaveLength(1)
})

test('what somebody has already is not sold again, and said so', async () => {
  await using buyer = await shop.enter()
  const { page } = buyer
  const late = await buyer.openShop()
  await button(late, '立即购买').click()
  await page.goto('/h5-page/pay?mark=dbzs&sku_id=1')
  await button(page, '确认支付').waitFor()
  const [{ pid } = { pid: '' }] = await buyer.orders()
  await shop.gateway.pay(pid)
  await button(late, '下一步').click()
  await heading(late, '您已购买该产品').waitFor()
  // The order that was open in this tab says what has become of it.
  await payByNow(page)
  await heading(page, '订单已支付').waitFor()
})

async function payByNow(page: Parameters<typeof button>[0]): Promise<void> {
  await button(page, '确认支付').click()
}

test('without a network the order is kept, and goes on when it is back', async () => {
  await using buyer = await shop.enter()
  const { page, context } = buyer
  await order(page)
  await context.setOffline(true)
  await button(page, '确认支付').click()
  await heading(page, '网络异常').waitFor()
  await context.setOffline(false)
  await button(page, '重试').click()
  await payBy(page, '微信支付')
  expect(await buyer.orders()).toHaveLength(1)
})

test('without a login the page for payments leads there and back to the order', async () => {
  await using buyer = await shop.enter()
  const { page, context } = buyer
  await page.goto('/h5-page/pay?mark=dbzs&sku_id=2')
  await button(page, '确认支付').waitFor()
  const address = page.url()
  await context.clearCookies()
  await page.goto(address)
  await button(page, '去登录').click()
  await page.waitForURL(/\/passport\/m\/login\?/)
  expect(new URL(page.url()).searchParams.get('from')).toBe(address)
})
