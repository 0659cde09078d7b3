import { yuanOf } from '@yingzao/contract/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BadBill } from '../payment-port'
import { readBill } from './read-bill'
import { writeBill } from './sandbox/bill'

interface Entry {
  fen: number
  name: string
  isRefund: boolean
}

function rowOf({ fen, name, isRefund }: Entry, index: number) {
  return {
    交易时间: '2026-11-24 12:00:00',
    微信订单号: `4200${index}`,
    商户订单号: `order-${index}`,
    交易状态: isRefund ? 'REFUND' : 'SUCCESS',
    应结订单金额: yuanOf(isRefund ? 0 : fen),
    微信退款单号: isRefund ? `5030${index}` : '0',
    商户退款单号: isRefund ? `refund-${index}` : '0',
    退款金额: yuanOf(isRefund ? fen : 0),
    充值券退款金额: '0.00',
    商品名称: name,
    费率: '0.60%',
    订单金额: yuanOf(isRefund ? 0 : fen),
    申请退款金额: yuanOf(isRefund ? fen : 0),
  }
}

const fileOf = (entries: readonly Entry[]) => writeBill(entries.map(rowOf))

const entry = fc.record({
  fen: fc.integer({ min: 1, max: 10_000_000 }),
  name: fc.string({ unit: fc.constantFrom(',', '`', '"', '课', 'a', ' '), maxLength: 20 }),
  isRefund: fc.boolean(),
})

test('whatever a payment is called, its line is read right', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
      const bill = readBill(fileOf(entries))
      const sum = (isRefund: boolean) =>
        entries.reduce((fen, one) => fen + (one.isRefund === isRefund ? one.fen : 0), 0)
      expect([bill.paid, bill.refunded]).toEqual([sum(false), sum(true)])
      expect(bill.lines).toEqual(
        entries.map(({ fen, isRefund }, index) => {
          const line = {
            outTradeNo: `order-${index}`,
            amount: fen,
            at: new Date('2026-11-24T04:00:00Z'),
          }
          return isRefund
            ? { kind: 'refund', ...line, outRefundNo: `refund-${index}`, refundId: `5030${index}` }
            : { kind: 'payment', ...line, transactionId: `4200${index}` }
        }),
      )
    }),
  )
})

const GOOD = fileOf([
  { fen: 19_990, name: '课程', isRefund: false },
  { fen: 991, name: '课程', isRefund: true },
])

test('wherever it is cut, a bill is not read', () => {
  // Without its last line ending nothing is missing.
  for (let length = 0; length < GOOD.trimEnd().length; length += 1) {
    expect(() => readBill(GOOD.slice(0, length)), `${length} characters`).toThrow(BadBill)
  }
})

const lines = GOOD.split('\r\n')
const withLine = (at: number, change: (line: string) => string) =>
  lines.map((line, index) => (index === at ? change(line) : line)).join('\r\n')

test.each([
  ['nothing', ''],
  ['a page of a proxy', '<html></html>'],
  ['no lines but titles', `${lines[0]}\r\n`],
  ['a column more', withLine(0, (line) => `${line},备注`)],
  ['columns in another order', withLine(0, (line) => line.replace('商户号,特约商户号', '特约商户号,商户号'))],
  ['a line that is missing', lines.toSpliced(1, 1).join('\r\n')],
  ['a line that is there twice', lines.toSpliced(1, 0, lines[1] ?? '').join('\r\n')],
  ['a cell that is missing', withLine(1, (line) => line.replace(',`0.60%', ''))],
  ['a line without its backtick', withLine(1, (line) => line.slice(1))],
  ['another amount', withLine(1, (line) => line.replaceAll('199.90', '199.91'))],
  ['an amount with a sign', withLine(1, (line) => line.replaceAll('199.90', '-199.90'))],
  ['an amount in fractions of a fen', withLine(1, (line) => line.replaceAll('199.90', '199.900'))],
  ['another sum', withLine(4, (line) => line.replace('`9.91', '`9.92'))],
  ['another count', withLine(4, (line) => line.replace('`2.0', '`3.0'))],
  ['a time that is none', withLine(1, (line) => line.replace('11-24', '13-24'))],
  ['a state that is not known', withLine(1, (line) => line.replace('SUCCESS', 'PAID'))],
])('a bill with %s is a bad one', (_what, file) => {
  expect(() => readBill(file)).toThrow(BadBill)
})
