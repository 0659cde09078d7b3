import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startWireVendor, type WireVendor } from '../../../testing/vendors/wire-vendor'
import type { PaymentPort } from '../payment-port'
import { createSend } from '../send-request'
import { createAlipay } from './alipay'
import { openTestAlipay, PAYMENT, type TestAlipay } from './testing/open-alipay'

const { outTradeNo } = PAYMENT
const REFUND = {
  outTradeNo,
  outRefundNo: 'R1',
  amount: 9_900,
  total: 9_900,
  reason: '不想要了',
  notifyUrl: PAYMENT.notifyUrl,
}

let there: TestAlipay
let vendor: WireVendor
beforeEach(async () => {
  there = openTestAlipay()
  vendor = await startWireVendor(there.sandbox.server)
})
afterEach(() => vendor[Symbol.asyncDispose]())

/** Our access to the sandbox over a real connection. */
function open({ tryMs = 3_000 } = {}): PaymentPort {
  const settings = { ...there.sandbox.settings, origin: vendor.origin }
  const send = createSend({ name: 'Alipay', tryMs })
  return createAlipay({ settings, send, log: pino({ level: 'silent' }) })
}

test('what is asked arrives, and the bill comes from the address that is in the answer', async () => {
  await there.paid()
  const alipay = open()
  expect(await alipay.query(outTradeNo)).toMatchObject({ status: 'paid', amount: 9_900 })
  expect(await alipay.refund(REFUND)).toMatchObject({ status: 'refunded' })
  there.setTime('2026-11-25 09:00:00')
  expect(await alipay.bill('2026-11-24')).toMatchObject({ paid: 9_900, refunded: 9_900 })
})

test.each([
  ['hangs', 'hang', 100],
  ['breaks off in the middle of its answer', 'cut', 3_000],
  ['is down', { status: 502 }, 3_000],
] as const)(
  'of a refund at an Alipay that %s nobody knows, and it is asked for once',
  async (_what, fault, tryMs) => {
    await there.paid()
    const alipay = open({ tryMs })
    vendor.fault = fault
    await expect(alipay.refund(REFUND)).rejects.toMatchObject({ failure: 'no_answer' })
    expect(vendor.requests).toHaveLength(1)
    vendor.fault = undefined
    const { status } = await alipay.queryRefund(REFUND)
    expect(status).toBe(fault === 'hang' ? 'absent' : 'refunded')
  },
)

test.each(['hang', 'cut'] as const)(
  'a question is asked three times when the line fails (%s)',
  async (fault) => {
    const alipay = open({ tryMs: fault === 'hang' ? 100 : 3_000 })
    vendor.fault = fault
    await expect(alipay.query(outTradeNo)).rejects.toMatchObject({ failure: 'no_answer' })
    expect(vendor.requests).toHaveLength(3)
  },
)

test('an Alipay that does not answer is left alone after five tries', async () => {
  const alipay = open()
  vendor.fault = 'cut'
  const failures = []
  for (let time = 0; time < 4; time += 1)
    failures.push(await alipay.query(outTradeNo).catch(({ failure }) => failure))
  expect(failures).toEqual(['no_answer', 'unavailable', 'unavailable', 'unavailable'])
  expect(vendor.requests).toHaveLength(5)
})

test('a form needs no Alipay that answers', async () => {
  vendor.fault = 'hang'
  expect(await open().prepay(PAYMENT)).toHaveProperty(
    'form.action',
    `${vendor.origin}/gateway.do?charset=utf-8`,
  )
  expect(vendor.requests).toEqual([])
})
