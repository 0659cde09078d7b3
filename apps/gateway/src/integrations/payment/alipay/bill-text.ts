import { fenOf } from '@yingzao/contract/server'
import { BadBill, type Bill, type BillLine } from '../payment-port'
import { readChinaTime } from './china-time'
import { refundId } from './refund-id'

/** Columns are found by their titles, as Alipay has added some over the years. */
const TITLES = {
  transactionId: '支付宝交易号',
  outTradeNo: '商户订单号',
  kind: '业务类型',
  at: '完成时间',
  amount: '订单金额（元）',
  received: '商家实收（元）',
  outRefundNo: '退款批次号/请求号',
} as const
type Column = keyof typeof TITLES
type Row = Record<Column, string>

const BEGIN = /^#起始日期：\[(\d{4})年(\d\d)月(\d\d)日 00:00:00\]/m
/** The account number, followed by four more digits. */
const ACCOUNT = /^#账号：\[(\d+)\]/m
const PAID = /^#交易合计：(\d+)笔，商家实收共(-?[\d.]+)元/m
const REFUNDED = /^#退款合计：(\d+)笔，商家实收退款共(-?[\d.]+)元/m

/**
 * Reads the lines of a day. Lines that begin with `#` describe them, and each has as many cells as there are titles:
 * Alipay does not quote anything, so an extra comma is a torn line. Throws a BadBill.
 */
export function readBillText(text: string, { day, sellerId }: { day: string; sellerId: string }): Bill {
  const [, ...begin] = BEGIN.exec(text) ?? []
  if (begin.join('-') !== day) throw new BadBill(`A bill of Alipay for ${day} is of ${begin.join('-')}.`)
  if (!ACCOUNT.exec(text)?.[1]?.startsWith(sellerId))
    throw new BadBill('A bill of Alipay is of another account.')
  const rows = readRows(text)
  const payments = rows.filter(({ kind }) => kind === '交易')
  const refunds = rows.filter(({ kind }) => kind === '退款')
  if (payments.length + refunds.length !== rows.length)
    throw new BadBill('A bill of Alipay has lines that are neither payments nor refunds.')
  return {
    lines: rows.map(toLine),
    paid: statedSum(PAID.exec(text), payments),
    refunded: statedSum(REFUNDED.exec(text), refunds),
  }
}

function readRows(text: string): Row[] {
  const [head = '', ...rest] = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const titles = cellsOf(head)
  const places = new Map(Object.entries(TITLES).map(([name, title]) => [name, titles.indexOf(title)]))
  if ([...places.values()].includes(-1)) throw new BadBill('A bill of Alipay has other columns.')
  return rest.map((line, index) => {
    const cells = cellsOf(line)
    if (cells.length !== titles.length)
      throw new BadBill(
        `Line ${index + 1} of a bill of Alipay has ${cells.length} cells, not ${titles.length}.`,
      )
    return Object.fromEntries([...places].map(([name, place]) => [name, cells[place]])) as Row
  })
}

/** Tabs keep spreadsheets from treating digits as numbers. */
function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim())
}

function toLine(row: Row, index: number): BillLine {
  const { transactionId, outTradeNo } = row
  // As in notices, a refund requested without a number has that of its payment.
  const outRefundNo = row.outRefundNo || outTradeNo
  const at = readChinaTime(row.at)
  const amount = amountOf(row.amount)
  if (!at || transactionId === '' || outTradeNo === '')
    throw new BadBill(`Line ${index + 1} of a bill of Alipay lacks a number or its time.`)
  const line = { outTradeNo, amount, at }
  return row.kind === '交易'
    ? { kind: 'payment', transactionId, ...line }
    : { kind: 'refund', outRefundNo, refundId: refundId(transactionId, outRefundNo), ...line }
}

/** Refunds are negative. */
function amountOf(text: string): number {
  const fen = fenOf(text)
  if (fen === undefined) throw new BadBill('A bill of Alipay has an amount that is none.')
  return Math.abs(fen)
}

/**
 * Returns the sum that the file states, provided that its lines add up to it: of what the seller received, as no other
 * is stated.
 */
function statedSum(stated: RegExpExecArray | null, rows: readonly Row[]): number {
  if (!stated) throw new BadBill('A bill of Alipay ends before its sums.')
  const [, count, sum = ''] = stated
  const received = rows.reduce((fen, row) => fen + amountOf(row.received), 0)
  if (Number(count) === rows.length && amountOf(sum) === received) return received
  throw new BadBill(
    `A bill of Alipay states ${count} lines over ${sum} yuan, and has ${rows.length} over ${received} fen.`,
  )
}
