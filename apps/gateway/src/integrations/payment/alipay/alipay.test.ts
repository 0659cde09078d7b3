import { expect, test } from 'vitest'
import { SupplierError } from '../../supplier-error'
import type { RefundRequest } from '../payment-port'
import type { WireReply } from '../sandbox-ledger'
import { makeAlipayKeys, sandboxAccount } from './sandbox/keys'
import { signedReply } from './sandbox/wire'
import { openTestAlipay, PAYMENT, replyOf } from './testing/open-alipay'

const { outTradeNo } = PAYMENT
const REFUND: RefundRequest = {
  outTradeNo,
  outRefundNo: 'R1',
  amount: 3_000,
  total: 9_900,
  reason: '不想要了',
  notifyUrl: PAYMENT.notifyUrl,
}

async function failureOf(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.catch((reason: unknown) => reason)
  if (error instanceof SupplierError) return error
  throw new Error(`Expected a SupplierError, got ${JSON.stringify(error)}.`)
}

async function form(request: Partial<typeof PAYMENT> = {}) {
  const reply = await openTestAlipay().alipay.prepay({ ...PAYMENT, ...request })
  if (!('form' in reply)) throw new Error('Expected a form.')
  return { ...reply.form, biz: JSON.parse(reply.form.fields.biz_content ?? '') }
}

test('a payment on a phone begins with a form for its page there', async () => {
  const { fields, biz } = await form()
  expect(fields).toMatchObject({
    method: 'alipay.trade.wap.pay',
    timestamp: '2026-11-24 10:00:00',
    notify_url: PAYMENT.notifyUrl,
    return_url: PAYMENT.returnUrl,
  })
  expect(biz).toEqual({
    out_trade_no: 'A100',
    total_amount: '99.00',
    subject: '名师课程',
    product_code: 'QUICK_WAP_WAY',
    time_expire: '2026-11-24 12:00:00',
    quit_url: PAYMENT.returnUrl,
  })
})

test('on a desktop it is another page', async () => {
  const { fields, biz } = await form({ way: 'alipay_page' })
  expect(fields.method).toBe('alipay.trade.page.pay')
  expect(biz).toMatchObject({ product_code: 'FAST_INSTANT_TRADE_PAY' })
  expect(biz).not.toHaveProperty('quit_url')
})

test('letters that Alipay takes no subject with are written wide', async () => {
  const { biz } = await form({ subject: 'A/B=C&D, 100%+\n"好"' })
  expect(biz.subject).toBe('A／B＝C＆D， 100%+ "好"')
})

test('a way that is not of Alipay is refused', async () => {
  const failure = await failureOf(openTestAlipay().alipay.prepay({ ...PAYMENT, way: 'wx_h5' }))
  expect(failure.failure).toBe('refused')
})

test('nobody knows of a payment until its payer comes; then it is open, then paid', async () => {
  const { alipay, sandbox, visit, setTime } = openTestAlipay()
  expect(await alipay.query(outTradeNo)).toEqual({ status: 'absent' })
  expect(await visit()).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(/^\/sandbox\?what=alipay&out_trade_no=A100&/) },
  })
  expect(await alipay.query(outTradeNo)).toEqual({ status: 'open' })
  setTime('2026-11-24 10:05:07')
  await sandbox.pay(outTradeNo)
  expect(await alipay.query(outTradeNo)).toEqual({
    status: 'paid',
    transactionId: expect.stringMatching(/^20261124\d{20}$/),
    amount: 9_900,
    paidAt: new Date('2026-11-24T10:05:07+08:00'),
  })
})

test('asking for a form twice is one payment, and one that is paid cannot be paid again', async () => {
  const { visit, paid } = openTestAlipay()
  await visit()
  expect((await visit()).status).toBe(302)
  expect(`${(await visit({ amount: 1 })).body}`).toBe('ACQ.CONTEXT_INCONSISTENT')
  await paid()
  expect(`${(await visit()).body}`).toBe('ACQ.TRADE_HAS_SUCCESS')
})

test('what nobody pays in time is closed', async () => {
  const { alipay, sandbox, visit, setTime } = openTestAlipay()
  await visit()
  setTime('2026-11-24 12:00:00')
  expect(await alipay.query(outTradeNo)).toEqual({ status: 'closed' })
  expect(await sandbox.pay(outTradeNo)).toEqual({ code: 'ACQ.TRADE_STATUS_ERROR' })
})

test('an open payment is closed; one that is closed or absent already is no error', async () => {
  const { alipay, visit } = openTestAlipay()
  await alipay.close(outTradeNo)
  await visit()
  await alipay.close(outTradeNo)
  await alipay.close(outTradeNo)
  expect(await alipay.query(outTradeNo)).toEqual({ status: 'closed' })
})

test('one that was made is not closed, and who asked is told', async () => {
  const { alipay, paid } = openTestAlipay()
  await paid()
  expect((await failureOf(alipay.close(outTradeNo))).failure).toBe('refused')
  expect(await alipay.query(outTradeNo)).toMatchObject({ status: 'paid' })
})

test('money goes back in parts, the same number once, and never more than was paid', async () => {
  const { alipay, paid } = openTestAlipay()
  await paid()
  const { transactionId } = (await alipay.query(outTradeNo)) as { transactionId: string }
  const news = { status: 'refunded', refundId: `${transactionId}-R1`, amount: 3_000 }
  expect(await alipay.refund(REFUND)).toMatchObject(news)
  // No money moves the second time, as Alipay says with `fund_change`; the first refund is found.
  expect(await alipay.refund(REFUND)).toEqual({ ...news, refundedAt: new Date('2026-11-24T10:00:00+08:00') })
  expect((await failureOf(alipay.refund({ ...REFUND, amount: 1 }))).message).toContain('DISCORDANT')
  expect((await failureOf(alipay.refund({ ...REFUND, outRefundNo: 'R2', amount: 6_901 }))).failure).toBe(
    'refused',
  )
  // The reply gives the sum of both refunds; this is what was refunded now.
  expect(await alipay.refund({ ...REFUND, outRefundNo: 'R2', amount: 6_900 })).toMatchObject({
    amount: 6_900,
  })
  expect(await alipay.queryRefund({ outTradeNo, outRefundNo: 'R1' })).toMatchObject(news)
  expect(await alipay.query(outTradeNo)).toEqual({ status: 'closed' })
})

test('a refund that was never asked for is absent, whether there is such a payment or not', async () => {
  const { alipay, paid } = openTestAlipay()
  expect(await alipay.queryRefund(REFUND)).toEqual({ status: 'absent' })
  await paid()
  expect(await alipay.queryRefund(REFUND)).toEqual({ status: 'absent' })
})

test('a refund that is accepted before money has moved is under way, not made', async () => {
  const { alipay, interfere, paid } = openTestAlipay()
  await paid()
  interfere(async (request, server) =>
    request.body.includes('method=alipay.trade.refund&')
      ? replyOf('alipay.trade.refund', { out_trade_no: outTradeNo, trade_no: '1', fund_change: 'N' })
      : server(request),
  )
  expect(await alipay.refund(REFUND)).toEqual({ status: 'processing' })
})

/** Somebody who has an account of their own. */
const STRANGER = sandboxAccount(await makeAlipayKeys())

const FORGED = {
  'a reply that was changed on its way': (reply: WireReply) => edited(reply, '"10000"', '"10000","x":1'),
  'a reply without a signature': (reply: WireReply) => edited(reply, '"sign"', '"signed"'),
  'a reply that is signed by somebody else': (_reply: WireReply, method: string) =>
    signedReply(method, { values: {} }, STRANGER),
  'an error without a signature': () =>
    plain('{"error_response":{"code":"40002","sub_code":"isv.invalid-app-id"}}'),
  'something that is no reply': () => plain('<html>'),
  'a reply that is no object': () => plain('[1]'),
  'the signed reply to another question': () =>
    replyOf('alipay.trade.create', { out_trade_no: outTradeNo, trade_no: '1', fund_change: 'Y' }),
}

test.each(Object.entries(FORGED))('after %s it is unknown what was done', async (_what, forge) => {
  const { alipay, interfere, paid } = openTestAlipay()
  await paid()
  interfere(async (request, server) => {
    const method = new URLSearchParams(request.body).get('method') ?? ''
    return forge(await server(request), method)
  })
  expect((await failureOf(alipay.refund(REFUND))).failure).toBe('no_answer')
})

test('what then really happened is found by asking again', async () => {
  const { alipay, interfere, paid } = openTestAlipay()
  await paid()
  interfere(async (request, server) => edited(await server(request), '"sign"', '"signed"'))
  await failureOf(alipay.refund(REFUND))
  interfere((request, server) => server(request))
  expect(await alipay.queryRefund(REFUND)).toMatchObject({ status: 'refunded', amount: 3_000 })
})

test.each([
  ['ACQ.SYSTEM_ERROR', '40004', 'no_answer', 3],
  ['isp.unknow-error', '20000', 'no_answer', 3],
  ['isp.service-stopped', '20000', 'no_answer', 3],
  ['isv.app-call-limited', '40005', 'busy', 3],
  ['ACQ.INVALID_PARAMETER', '40004', 'refused', 1],
  ['constructor', '40004', 'refused', 1],
] as const)('%s (%s) is %s', async (sub_code, code, failure, times) => {
  const { alipay, interfere, sent } = openTestAlipay()
  interfere(async () => replyOf('alipay.trade.query', { code, sub_code, sub_msg: '付款人 13800138000' }))
  const error = await failureOf(alipay.query(outTradeNo))
  expect(error.failure).toBe(failure)
  expect(error.message).toContain(sub_code)
  expect(error.message).not.toContain('13800138000')
  expect(sent).toHaveLength(times)
})

test('a refund is not asked for twice by itself, as Alipay wants time between', async () => {
  const { alipay, interfere, sent } = openTestAlipay()
  interfere(async () => replyOf('alipay.trade.refund', { code: '40004', sub_code: 'ACQ.SYSTEM_ERROR' }))
  expect((await failureOf(alipay.refund(REFUND))).failure).toBe('no_answer')
  expect(sent).toHaveLength(1)
})

test.each([
  ['leaves something out', { out_trade_no: outTradeNo, trade_status: 'TRADE_SUCCESS', trade_no: '1' }],
  ['is about another payment', { out_trade_no: 'A99', trade_status: 'WAIT_BUYER_PAY' }],
])('an answer that %s is none', async (_what, values) => {
  const { alipay, interfere } = openTestAlipay()
  interfere(async () => replyOf('alipay.trade.query', values))
  expect((await failureOf(alipay.query(outTradeNo))).failure).toBe('no_answer')
})

test('a refund is not taken for made without its amount', async () => {
  const { alipay, interfere } = openTestAlipay()
  interfere(async () => replyOf('alipay.trade.fastpay.refund.query', { refund_status: 'REFUND_SUCCESS' }))
  expect((await failureOf(alipay.queryRefund(REFUND))).failure).toBe('no_answer')
})

test('what is wrong with the account is told to who sets it up, though it proves nothing', async () => {
  const { alipay, interfere } = openTestAlipay()
  interfere(async () => FORGED['an error without a signature']())
  const { failure, message } = await failureOf(alipay.refund(REFUND))
  expect(failure).toBe('no_answer')
  expect(message).toContain('isv.invalid-app-id')
  expect(message).toContain('ALIPAY_PUBLIC_KEY')
})

test('a time that Alipay leaves out is no later than now', async () => {
  const { alipay, interfere } = openTestAlipay()
  interfere(async () =>
    replyOf('alipay.trade.query', {
      out_trade_no: outTradeNo,
      trade_status: 'TRADE_FINISHED',
      trade_no: '1',
      total_amount: '99.00',
    }),
  )
  expect(await alipay.query(outTradeNo)).toMatchObject({
    status: 'paid',
    paidAt: new Date('2026-11-24T10:00:00+08:00'),
  })
})

function edited(reply: WireReply, from: string, to: string): WireReply {
  return { ...reply, body: Buffer.from(`${reply.body}`.replace(from, to)) }
}

function plain(text: string): WireReply {
  return { status: 200, headers: {}, body: Buffer.from(text) }
}
