import { expect, test } from 'vitest'
import { BadBill, type PaymentPort } from '../payment-port'
import { failureOf, type Opened, ORDER, openWechatPay } from './testing/open-wechat-pay'

const DAY = '2026-11-24'
const FILE = '/v3/billdownload/file'

const at = (time: string) => new Date(`${time}+08:00`)

const refundOf = (outTradeNo: string, part: number) => ({
  outTradeNo,
  outRefundNo: `refund-${part}-${outTradeNo}`,
  amount: part,
  total: ORDER.amount,
  reason: '',
  notifyUrl: ORDER.notifyUrl,
})

/** Two payments on one day and one on the next, parts of which are refunded; then it is the day after. */
async function openBilled(): Promise<Opened> {
  const opened = openWechatPay()
  const { clock, paid, port } = opened
  const expiresAt = at('2026-11-26T00:00:00')
  clock.now = at('2026-11-24T00:00:00')
  await paid({ expiresAt, outTradeNo: 'order-first', subject: '课程`,`一,`' })
  clock.now = at('2026-11-24T23:59:59')
  await paid({ expiresAt, outTradeNo: 'order-last', way: 'wx_native', subject: '"课程", 二' })
  await port.refund(refundOf('order-first', 990))
  await port.queryRefund(refundOf('order-first', 990))
  await port.refund(refundOf('order-last', 1))
  clock.now = at('2026-11-25T00:00:00')
  await paid({ expiresAt, outTradeNo: 'order-after' })
  await port.queryRefund(refundOf('order-last', 1))
  clock.now = at('2026-11-25T10:00:00')
  return opened
}

test('a bill has the payments and refunds of a day of China, to the second, and their sums', async () => {
  const { port } = await openBilled()
  expect(await port.bill(DAY)).toEqual({
    lines: [
      {
        kind: 'payment',
        outTradeNo: 'order-first',
        transactionId: expect.stringMatching(/^4200\d+$/),
        amount: 19_990,
        at: at('2026-11-24T00:00:00'),
      },
      {
        kind: 'refund',
        outTradeNo: 'order-first',
        outRefundNo: 'refund-990-order-first',
        refundId: expect.stringMatching(/^5030\d+$/),
        amount: 990,
        at: at('2026-11-24T23:59:59'),
      },
      expect.objectContaining({
        kind: 'payment',
        outTradeNo: 'order-last',
        at: at('2026-11-24T23:59:59'),
      }),
    ],
    paid: 39_980,
    refunded: 990,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
})

test('a bill that is not made yet, or of a day without payments, is not there', async () => {
  const { port, clock } = await openBilled()
  expect(await port.bill('2026-11-25')).toBeUndefined()
  expect(await port.bill('2026-11-23')).toBeUndefined()
  clock.now = at('2026-11-25T09:59:59')
  expect(await port.bill(DAY)).toBeUndefined()
})

test('a day that is none is refused', async () => {
  const { port } = openWechatPay()
  expect(await failureOf(port.bill('yesterday&bill_type=REFUND'))).toMatchObject({ failure: 'refused' })
})

test('the file is fetched at the address that is set, with our signature', async () => {
  const { port, sent, onTheWay } = await openBilled()
  sent.length = 0
  onTheWay.change = (reply) => reply
  await port.bill(DAY)
  expect(sent.map(({ url }) => url)).toEqual([
    'https://pay.example.com/v3/bill/tradebill?bill_date=2026-11-24&bill_type=ALL',
    'https://pay.example.com/v3/billdownload/file?token=2026-11-24',
  ])
})

test('a file with another hash than the signed one is not read', async () => {
  const { port, onTheWay } = await openBilled()
  onTheWay.change = (reply, { url }) =>
    url.includes(FILE) ? { ...reply, body: Buffer.from(`${reply.body}`.replace('990', '999')) } : reply
  expect(await problemOf(port)).toContain('is not the one that WeChat Pay has made')
})

test('half a file is not read', async () => {
  const { port, onTheWay } = await openBilled()
  onTheWay.change = (reply, { url }) =>
    url.includes(FILE) ? { ...reply, body: reply.body.subarray(0, reply.body.length / 2) } : reply
  expect(await problemOf(port)).toContain('is not the one that WeChat Pay has made')
})

test('a file that does not come is no bad bill', async () => {
  const { port, onTheWay } = await openBilled()
  onTheWay.change = (reply, { url }) => (url.includes(FILE) ? { ...reply, status: 502 } : reply)
  expect(await failureOf(port.bill(DAY))).toMatchObject({ failure: 'no_answer' })
})

async function problemOf(port: PaymentPort): Promise<string> {
  const error = await port.bill(DAY).catch((reason: unknown) => reason)
  if (error instanceof BadBill) return error.message
  throw new Error(`Expected a BadBill, got ${JSON.stringify(error)}.`)
}
