import { expect, test } from 'vitest'
import { NoticeRefusal, type PaymentNotice } from '../payment-port'
import type { SandboxTrade } from '../sandbox-ledger'
import { readForm, writeForm } from './form'
import { sandboxAccount } from './sandbox/keys'
import type { AlipayNoticeFault } from './sandbox/notices'
import { type Fields, signText, textToSign } from './signature'
import { KEYS, openTestAlipay, PAYMENT, received, type TestAlipay } from './testing/open-alipay'

const { outTradeNo } = PAYMENT

/** A payment of 99 yuan, and Alipay's record of it. */
async function paidTrade(subject?: string): Promise<TestAlipay & { trade: SandboxTrade }> {
  const opened = openTestAlipay()
  await opened.visit(subject === undefined ? {} : { subject })
  const paid = await opened.sandbox.pay(outTradeNo)
  if ('code' in paid) throw new Error(paid.code)
  return { ...opened, trade: paid.trade }
}

/** The same after refunds of these amounts in fen. */
async function refundedTrade(...amounts: number[]): Promise<TestAlipay & { trade: SandboxTrade }> {
  const opened = await paidTrade()
  const refunds = amounts.map((amount, index) => ({
    outRefundNo: `R${index + 1}`,
    refundId: `${index}`,
    amount,
    notifyUrl: PAYMENT.notifyUrl,
    status: 'refunded' as const,
    refundedAt: new Date('2026-11-24T11:00:00+08:00'),
  }))
  return { ...opened, trade: { ...opened.trade, refunds } }
}

async function refusalOf(reading: Promise<PaymentNotice>): Promise<NoticeRefusal> {
  const error = await reading.catch((reason: unknown) => reason)
  if (error instanceof NoticeRefusal) return error
  throw new Error(`Expected a NoticeRefusal, got ${JSON.stringify(error)}.`)
}

/** A notice that Alipay has signed, whatever it says. */
function signed(fields: Fields, leftOut = ['sign', 'sign_type']): { headers: object; body: Buffer } {
  const all = { sign_type: 'RSA2', ...fields }
  const sign = signText(textToSign(all, leftOut), sandboxAccount(KEYS).ownKey)
  return { headers: {}, body: Buffer.from(writeForm({ ...all, sign })) }
}

const PLAIN = {
  notify_id: 'n1',
  notify_time: '2026-11-24 10:00:00',
  notify_type: 'trade_status_sync',
  app_id: '2021000000000001',
  seller_id: '2088000000000001',
  out_trade_no: outTradeNo,
  trade_no: '20261124',
  trade_status: 'TRADE_SUCCESS',
  total_amount: '99.00',
  gmt_payment: '2026-11-24 09:59:58',
}

test.each(['名师课程', '涨 100%', '%E4%B8%AD', '1+1', 'A&B=C', `'"<&amp;>`, '%', '\\"', '𠮷 é'])(
  'a payment for %s is told with its number, amount and time',
  async (subject) => {
    const { alipay, sandbox, trade } = await paidTrade(subject)
    expect(await alipay.readNotice(received(sandbox.notify({ trade })))).toEqual({
      noticeId: expect.stringMatching(/^[0-9a-f]{34}$/),
      kind: 'paid',
      outTradeNo,
      transactionId: trade.transactionId,
      amount: 9_900,
      paidAt: trade.paidAt,
    })
  },
)

test('the type of the signature may be part of what is signed, or not', async () => {
  const { alipay } = openTestAlipay()
  for (const leftOut of [['sign', 'sign_type'], ['sign']])
    expect(await alipay.readNotice(signed(PLAIN, leftOut) as never)).toMatchObject({ kind: 'paid' })
})

test.each<[AlipayNoticeFault, string]>([
  ['bad-sign', 'bad_signature'],
  ['unknown-key', 'bad_signature'],
  ['stale', 'stale'],
  ['other-account', 'other_account'],
])('a notice with the fault %s is refused: %s', async (fault, problem) => {
  const { alipay, sandbox, trade } = await paidTrade()
  const refusal = await refusalOf(alipay.readNotice(received(sandbox.notify({ trade }, fault))))
  expect(refusal.problem).toBe(problem)
})

test('another amount that Alipay has signed is read as it is, for the order to refuse', async () => {
  const { alipay, sandbox, trade } = await paidTrade()
  const notice = await alipay.readNotice(received(sandbox.notify({ trade }, 'amount')))
  expect(notice).toMatchObject({ kind: 'paid', amount: 1 })
})

test.each([
  ['another app', { ...PLAIN, app_id: '2021000000000002' }, 'other_account'],
  ['another seller', { ...PLAIN, seller_id: '2088000000000002' }, 'other_account'],
  ['no seller', { ...PLAIN, seller_id: '' }, 'other_account'],
  ['more than 26 hours of age', { ...PLAIN, notify_time: '2026-11-23 07:59:59' }, 'stale'],
  ['no amount', { ...PLAIN, total_amount: '99.001' }, 'unreadable'],
  ['no number', { ...PLAIN, trade_no: '' }, 'unreadable'],
  ['the older kind of signature', { ...PLAIN, sign_type: 'RSA' }, 'bad_signature'],
])('what is signed, but has %s, is refused', async (_what, fields, problem) => {
  const { alipay } = openTestAlipay()
  expect((await refusalOf(alipay.readNotice(signed(fields) as never))).problem).toBe(problem)
})

test('the last one that Alipay sends, after 25 hours, is taken', async () => {
  const { alipay } = openTestAlipay()
  const notice = signed({ ...PLAIN, notify_time: '2026-11-23 09:00:00' }) as never
  expect(await alipay.readNotice(notice)).toMatchObject({ kind: 'paid' })
})

test('nothing in a notice can be changed, added or left out', async () => {
  const { alipay, sandbox, trade } = await paidTrade()
  const fields = readForm(sandbox.notify({ trade }).body) ?? {}
  for (const name of Object.keys(fields).filter((name) => name !== 'sign' && name !== 'sign_type')) {
    const { [name]: value = '', ...rest } = fields
    for (const forged of [{ ...fields, [name]: `${value}0` }, rest, { ...fields, [`${name}2`]: value }])
      expect(await refusalOf(alipay.readNotice(received(toUs(forged))))).toMatchObject({
        problem: 'bad_signature',
      })
  }
})

test.each(['', 'a=b', '{"trade_status":"TRADE_SUCCESS"}', 'sign=&sign_type=RSA2', '\u0000%'])(
  'a body like %j is no notice',
  async (body) => {
    const reading = openTestAlipay().alipay.readNotice({ headers: {}, body: Buffer.from(body) })
    expect((await refusalOf(reading)).problem).toBe('bad_signature')
  },
)

test('a field that stands there twice has no one meaning', async () => {
  const { alipay, sandbox, trade } = await paidTrade()
  const notice = sandbox.notify({ trade })
  const twice = { ...notice, body: `${notice.body}&total_amount=0.01` }
  expect((await refusalOf(alipay.readNotice(received(twice)))).problem).toBe('unreadable')
})

test('a part that went back is a refund, though the payment is called successful again', async () => {
  const { alipay, sandbox, trade } = await refundedTrade(3_000)
  const notice = sandbox.notify({ trade, outRefundNo: 'R1' })
  expect(readForm(notice.body)).toMatchObject({ trade_status: 'TRADE_SUCCESS', refund_fee: '30.00' })
  expect(await alipay.readNotice(received(notice))).toEqual({
    noticeId: expect.any(String),
    kind: 'refund',
    outTradeNo,
    outRefundNo: 'R1',
    news: { status: 'processing' },
  })
})

test('of the second part a notice tells the sum of both, so no amount is taken from it', async () => {
  const { alipay, sandbox, trade } = await refundedTrade(3_000, 2_000)
  const notice = sandbox.notify({ trade, outRefundNo: 'R2' })
  expect(readForm(notice.body)).toMatchObject({ refund_fee: '50.00' })
  expect(await alipay.readNotice(received(notice))).toMatchObject({
    outRefundNo: 'R2',
    news: { status: 'processing' },
  })
})

test('a payment that is closed was refunded as a whole, or never made', async () => {
  const { alipay, sandbox, trade } = await refundedTrade(9_900)
  const refund = sandbox.notify({ trade, outRefundNo: 'R1' })
  expect(readForm(refund.body)).toMatchObject({ trade_status: 'TRADE_CLOSED' })
  expect(await alipay.readNotice(received(refund))).toMatchObject({ kind: 'refund', outRefundNo: 'R1' })
  const { paidAt: _never, ...unpaid } = { ...trade, refunds: [], status: 'closed' as const }
  expect(await alipay.readNotice(received(sandbox.notify({ trade: unpaid })))).toMatchObject({
    kind: 'closed',
    outTradeNo,
  })
})

test('a refund without a number of its own has that of its payment', async () => {
  const notice = signed({ ...PLAIN, refund_fee: '99.00', trade_status: 'TRADE_CLOSED' }) as never
  expect(await openTestAlipay().alipay.readNotice(notice)).toMatchObject({
    kind: 'refund',
    outRefundNo: outTradeNo,
  })
})

test('a refund of nothing is none', async () => {
  const notice = signed({ ...PLAIN, refund_fee: '0.00' }) as never
  expect(await openTestAlipay().alipay.readNotice(notice)).toMatchObject({ kind: 'paid' })
})

test('months later the same payment is told once more, by the same number', async () => {
  const { alipay, sandbox, trade, setTime } = await paidTrade()
  const { noticeId: first, ...paid } = await alipay.readNotice(received(sandbox.notify({ trade })))
  setTime('2027-02-24 10:00:00')
  const finished = sandbox.notify({ trade, isFinished: true })
  const { noticeId, ...again } = await alipay.readNotice(received(finished))
  expect(again).toEqual(paid)
  expect(noticeId).not.toBe(first)
})

test('also when a part of it went back in the meantime', async () => {
  const fields = { ...PLAIN, trade_status: 'TRADE_FINISHED', refund_fee: '30.00' }
  expect(await openTestAlipay().alipay.readNotice(signed(fields) as never)).toMatchObject({
    kind: 'paid',
    transactionId: PLAIN.trade_no,
    amount: 9_900,
  })
})

test.each([
  [{ trade_status: 'WAIT_BUYER_PAY' }, 'WAIT_BUYER_PAY'],
  [
    { trade_status: undefined, seller_id: undefined, notify_type: 'open_app_auth_notify' },
    'open_app_auth_notify',
  ],
])('what says nothing of a payment is told as it is: %j', async (changed, what) => {
  const fields = Object.fromEntries(
    Object.entries({ ...PLAIN, ...changed }).filter(([, value]) => value !== undefined),
  ) as Fields
  const notice = await openTestAlipay().alipay.readNotice(signed(fields) as never)
  expect(notice).toEqual({ noticeId: 'n1', kind: 'other', what })
})

test('Alipay hears one word of seven letters, or that it has to come again', () => {
  const { alipay } = openTestAlipay()
  expect(alipay.answerNotice()).toEqual({ status: 200, contentType: 'text/plain', body: 'success' })
  const { status, body } = alipay.answerNotice(new NoticeRefusal('stale', ''))
  expect([status, body]).toEqual([400, 'failure'])
})

function toUs(fields: Fields) {
  return { method: 'POST' as const, url: '', headers: {}, body: writeForm(fields) }
}
