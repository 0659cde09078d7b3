import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { NoticeRefusal, type PaymentPort, type RawNotice } from '../payment-port'
import type { SandboxTrade } from '../sandbox-ledger'
import type { NoticeFault } from './sandbox/notices'
import { signatureHeaders } from './sandbox/signed-reply'
import { seal } from './sealed'
import { APPS, KEYS, ORDER, openWechatPay, received } from './testing/open-wechat-pay'

async function refusalOf(port: PaymentPort, notice: RawNotice): Promise<NoticeRefusal> {
  const error = await port.readNotice(notice).catch((reason: unknown) => reason)
  if (error instanceof NoticeRefusal) return error
  throw new Error(`Expected a NoticeRefusal, got ${JSON.stringify(error)}.`)
}

/** A notice that WeChat Pay has signed and sealed, whatever it says. */
function signedNotice(
  event_type: string,
  told: object,
  { apiV3Key = KEYS.apiV3Key, now = new Date('2026-11-24T04:00:00Z') } = {},
): RawNotice {
  const resource = seal(createSecretKey(Buffer.from(apiV3Key)), JSON.stringify(told), '')
  const body = JSON.stringify({ id: 'notice-1', event_type, resource })
  return {
    headers: signatureHeaders({ keys: KEYS, now: () => now }, 'public-key', body),
    body: Buffer.from(body),
  }
}

const PAID = {
  appid: APPS.officialAccount,
  mchid: KEYS.mchid,
  out_trade_no: ORDER.outTradeNo,
  transaction_id: '4200',
  trade_state: 'SUCCESS',
  amount: { total: 19_990 },
  success_time: '2026-11-24T11:59:59+08:00',
}

test('a payment is told with its number, its amount and its moment', async () => {
  const { port, sandbox, paid } = openWechatPay()
  const trade = await paid()
  expect(await port.readNotice(received(sandbox.notify({ trade })))).toEqual({
    noticeId: expect.stringMatching(/^[\da-f-]{36}$/),
    kind: 'paid',
    outTradeNo: 'order-0001',
    transactionId: trade.transactionId,
    amount: 19_990,
    paidAt: new Date('2026-11-24T04:00:00Z'),
  })
})

const REFUND = {
  outTradeNo: ORDER.outTradeNo,
  outRefundNo: 'refund-0001',
  amount: 990,
  total: 19_990,
  reason: '',
  notifyUrl: 'https://pages.example.com/notify/refund',
}

test.each([
  [
    'refunded',
    { status: 'refunded', refundId: expect.any(String), amount: 990, refundedAt: expect.any(Date) },
  ],
  ['abnormal', { status: 'abnormal' }],
] as const)('a refund that is %s is told as such', async (status, news) => {
  const { port, sandbox, paid } = openWechatPay()
  await paid()
  await port.refund(REFUND)
  const trade = await sandbox.settleRefund(REFUND, status)
  const [refund] = trade?.refunds ?? []
  if (!trade || !refund) throw new Error('There is no refund.')
  const request = sandbox.notify({ trade, refund })
  expect(request.url).toBe(REFUND.notifyUrl)
  expect(await port.readNotice(received(request))).toEqual({
    noticeId: expect.any(String),
    kind: 'refund',
    outTradeNo: ORDER.outTradeNo,
    outRefundNo: 'refund-0001',
    news,
  })
})

test('a refund that was closed is told as such', async () => {
  const told = {
    mchid: KEYS.mchid,
    out_trade_no: 'order-0001',
    out_refund_no: 'refund-0001',
    refund_status: 'CLOSED',
  }
  expect(await openWechatPay().port.readNotice(signedNotice('REFUND.CLOSED', told))).toMatchObject({
    kind: 'refund',
    news: { status: 'closed' },
  })
})

test('what we do nothing about is told by its name', async () => {
  const notice = signedNotice('COUPON.USE', { stock_id: '1' })
  expect(await openWechatPay().port.readNotice(notice)).toEqual({
    noticeId: 'notice-1',
    kind: 'other',
    what: 'COUPON.USE',
  })
})

test.each([
  ['bad-sign', 'bad_signature', 401],
  ['unknown-key', 'unknown_key', 401],
  ['stale', 'stale', 401],
  ['probe', 'probe', 401],
  ['other-account', 'other_account', 400],
] as const)(
  'a notice with %s is refused, and WeChat Pay hears so',
  async (fault: NoticeFault, problem, status) => {
    const { port, sandbox, paid } = openWechatPay()
    const trade = await paid()
    const refusal = await refusalOf(port, received(sandbox.notify({ trade }, fault)))
    expect(refusal.problem).toBe(problem)
    const answer = port.answerNotice(refusal)
    expect([answer.status, answer.contentType]).toEqual([status, 'application/json'])
    expect(JSON.parse(answer.body)).toEqual({ code: 'FAIL', message: refusal.message })
    // The right one, which follows, is accepted.
    expect(await port.readNotice(received(sandbox.notify({ trade })))).toMatchObject({ kind: 'paid' })
  },
)

test('another amount is read as it is: whoever knows the order compares it', async () => {
  const { port, sandbox, paid } = openWechatPay()
  const trade = await paid()
  expect(await port.readNotice(received(sandbox.notify({ trade }, 'amount')))).toMatchObject({ amount: 1 })
})

test('a notice that is stored is answered with nothing', () => {
  const { status, body } = openWechatPay().port.answerNotice()
  expect([status, body]).toEqual([204, ''])
})

/** A good notice, and the parts that may be changed in transit. */
async function goodNotice() {
  const { port, sandbox, paid } = openWechatPay()
  return { port, notice: received(sandbox.notify({ trade: await paid() })) }
}

test.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature'])(
  'without %s a notice is not signed',
  async (name) => {
    const { port, notice } = await goodNotice()
    const refusal = await refusalOf(port, { ...notice, headers: { ...notice.headers, [name]: undefined } })
    expect(refusal.problem).toBe('bad_signature')
  },
)

test.each([
  ['wechatpay-nonce', 'f'.repeat(32), 'bad_signature'],
  ['wechatpay-timestamp', '1795492801', 'bad_signature'],
  ['wechatpay-timestamp', 'now', 'stale'],
  ['wechatpay-signature', 'no base64 at all', 'bad_signature'],
])('the body of a good notice is not taken with %s %s', async (name, value, problem) => {
  const { port, notice } = await goodNotice()
  const refusal = await refusalOf(port, { ...notice, headers: { ...notice.headers, [name]: value } })
  expect(refusal.problem).toBe(problem)
})

test('one changed byte anywhere in a notice is noticed', async () => {
  const { port, notice } = await goodNotice()
  for (let at = 0; at < notice.body.length; at += 7) {
    const body = Buffer.from(notice.body)
    body[at] = (body[at] ?? 0) ^ 1
    expect((await refusalOf(port, { ...notice, body })).problem).toBe('bad_signature')
  }
})

test('a notice is taken as long as its time is at most five minutes from ours, in either direction', async () => {
  const { port, clock } = openWechatPay()
  const at = (ms: number) =>
    signedNotice('TRANSACTION.SUCCESS', PAID, { now: new Date(clock.now.getTime() + ms) })
  for (const ms of [-300_000, 300_000]) expect(await port.readNotice(at(ms))).toMatchObject({ kind: 'paid' })
  for (const ms of [-301_000, 301_000]) expect((await refusalOf(port, at(ms))).problem).toBe('stale')
})

test.each([
  ['another app', { ...PAID, appid: 'wx0123456789abcdef' }, 'other_account'],
  ['another merchant', { ...PAID, mchid: '1900000001' }, 'other_account'],
  ['a payment that was not made', { ...PAID, trade_state: 'NOTPAY' }, 'unreadable'],
  ['another currency', { ...PAID, amount: { total: 19_990, currency: 'USD' } }, 'unreadable'],
  ['an amount with a fraction', { ...PAID, amount: { total: 199.9 } }, 'unreadable'],
  ['no time', { ...PAID, success_time: '' }, 'unreadable'],
])('a signed notice about %s is refused', async (_what, told, problem) => {
  const { port } = openWechatPay()
  expect((await refusalOf(port, signedNotice('TRANSACTION.SUCCESS', told))).problem).toBe(problem)
})

test('a notice of another merchant is refused, of whatever kind it is', async () => {
  const { port } = openWechatPay()
  const others = [
    signedNotice('COUPON.USE', { mchid: '1900000001' }),
    signedNotice('REFUND.CLOSED', {
      mchid: '1900000001',
      out_trade_no: 'order-0001',
      out_refund_no: 'refund-0001',
      refund_status: 'CLOSED',
    }),
  ]
  for (const notice of others) expect((await refusalOf(port, notice)).problem).toBe('other_account')
})

test('what was sealed with another key is unreadable, and the reason says which key to look at', async () => {
  const notice = signedNotice('TRANSACTION.SUCCESS', PAID, { apiV3Key: 'k'.repeat(32) })
  const refusal = await refusalOf(openWechatPay().port, notice)
  expect(refusal.problem).toBe('unreadable')
  expect(refusal.message).toContain('WECHAT_PAY_API_V3_KEY')
})

test('of what nobody did there is no notice', async () => {
  const { sandbox, port, paid } = openWechatPay()
  const trade = await paid()
  const open: SandboxTrade = { ...trade, status: 'open' }
  delete open.paidAt
  expect(() => sandbox.notify({ trade: open })).toThrow('Nobody has paid')
  await port.refund(REFUND)
  const [refund] = (await sandbox.pay(ORDER.outTradeNo))?.refunds ?? []
  expect(() => sandbox.notify({ trade, ...(refund ? { refund } : {}) })).toThrow('still on its way')
})
