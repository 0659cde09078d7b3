import { afterEach, expect, test } from 'vitest'
import { startWireVendor, type WireVendor } from '../../../testing/vendors/wire-vendor'
import { createSend } from '../send-request'
import { failureOf, ORDER, openWechatPay } from './testing/open-wechat-pay'

const REFUND = {
  outTradeNo: ORDER.outTradeNo,
  outRefundNo: 'refund-0001',
  amount: 990,
  total: ORDER.amount,
  reason: '',
  notifyUrl: ORDER.notifyUrl,
}

let vendor: WireVendor | undefined
afterEach(async () => {
  await vendor?.[Symbol.asyncDispose]()
  vendor = undefined
})

/** A merchant whose WeChat Pay is behind a real connection. */
async function openOverNetwork(options: { tryMs?: number } = {}) {
  const theirs = openWechatPay()
  const started = await startWireVendor(theirs.sandbox.server)
  vendor = started
  const ours = openWechatPay({
    settings: { origin: started.origin },
    send: () => createSend({ name: 'WeChat Pay', ...options }),
  })
  return {
    vendor: started,
    port: ours.port,
    paid: theirs.paid,
    goTo(moment: string) {
      for (const { clock } of [theirs, ours]) clock.now = new Date(moment)
    },
  }
}

test('over a network everything is what it is without: signatures, Chinese, nothing at all, and a file', async () => {
  const { vendor, port, paid, goTo } = await openOverNetwork()
  const order = { ...ORDER, subject: '投资课程，一份' }
  await port.prepay(order)
  await paid(order)
  expect(await port.query(ORDER.outTradeNo)).toMatchObject({ status: 'paid', amount: 19_990 })
  await port.prepay({ ...ORDER, outTradeNo: 'order-0002' })
  await port.close('order-0002')
  goTo('2026-11-25T02:00:00Z')
  expect(await port.bill('2026-11-24')).toMatchObject({ paid: 19_990, lines: [{ kind: 'payment' }] })
  expect(vendor.requests).toHaveLength(6)
})

test.each(['cut', 'silent', 'redirect'] as const)(
  'after a reply that is lost (%s) it is unknown whether money goes back: one refund was made by three tries',
  async (fault) => {
    const { vendor, port, paid } = await openOverNetwork({ tryMs: 300 })
    await paid()
    vendor.fault = fault
    expect(await failureOf(port.refund(REFUND))).toMatchObject({ failure: 'no_answer' })
    expect(vendor.requests).toHaveLength(3)
    vendor.fault = undefined
    expect(await port.refund(REFUND)).toEqual({ status: 'processing' })
    expect(await port.queryRefund(REFUND)).toMatchObject({ status: 'refunded', amount: 990 })
  },
)

test('each try is signed anew, over the same bytes', async () => {
  const { vendor, port, paid } = await openOverNetwork({ tryMs: 300 })
  await paid()
  vendor.fault = 'cut'
  await failureOf(port.refund(REFUND))
  expect(new Set(vendor.requests.map(({ body }) => body)).size).toBe(1)
  expect(new Set(vendor.requests.map(({ headers }) => headers.authorization)).size).toBe(3)
})

test('a supplier that is down is not asked for a while, and no key is in what is said of it', async () => {
  const { vendor, port } = await openOverNetwork()
  vendor.fault = 'cut'
  const failures = [await failureOf(port.query('order-0001')), await failureOf(port.query('order-0001'))]
  expect(failures.map(({ failure }) => failure)).toEqual(['no_answer', 'unavailable'])
  expect(await failureOf(port.prepay(ORDER))).toMatchObject({ failure: 'unavailable' })
  expect(vendor.requests).toHaveLength(5)
  expect(failures.map(({ message }) => message).join()).not.toMatch(/PRIVATE|signature=/)
})

test('a supplier that cannot be reached gives no answer', async () => {
  const { vendor: gone, port } = await openOverNetwork()
  await gone[Symbol.asyncDispose]()
  vendor = undefined
  expect(await failureOf(port.query('order-0001'))).toMatchObject({ failure: 'no_answer' })
})
