import { fenOf } from '@yingzao/contract/server'
import { BadBill, type Bill, type BillLine } from '../payment-port'
import { BILL_COLUMNS, type BillColumn, SUM_COLUMNS, SUMMED } from './bill-columns'

type Row = Readonly<Record<BillColumn, string>>

/** What a payer reads: the only text of ours in a bill, in which no character is escaped. */
const FREE_TEXT = BILL_COLUMNS.indexOf('商品名称')
const TIME = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/

/**
 * Reads the file of a bill: a line of titles, a line for each payment and refund, and two lines with the sums. Throws a
 * BadBill unless every line is complete and every sum matches its lines.
 */
export function readBill(text: string): Bill {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  const [titles, ...rest] = lines
  const [sumTitles, sums] = rest.splice(-2)
  if (titles !== BILL_COLUMNS.join() || sumTitles !== SUM_COLUMNS.join() || sums === undefined) {
    throw new BadBill('A bill has other columns than those that are known, or no sums.')
  }
  const rows = rest.map(readRow)
  const { paid, refunded } = checkSums(rows, sums)
  return { lines: rows.map(readLine), paid, refunded }
}

/**
 * Each cell begins with a backtick, but a name may contain `` ,` `` too: then there are too many cells, and those in
 * the middle are the name, since everything before and after it is written by WeChat Pay.
 */
function readRow(line: string, index: number): Row {
  const cells = cellsOf(line)
  const surplus = cells.length - BILL_COLUMNS.length
  if (surplus < 0) throw new BadBill(`Line ${index + 2} of a bill is torn.`)
  const name = cells.slice(FREE_TEXT, FREE_TEXT + surplus + 1).join(',`')
  const whole = [...cells.slice(0, FREE_TEXT), name, ...cells.slice(FREE_TEXT + surplus + 1)]
  return Object.fromEntries(BILL_COLUMNS.map((column, place) => [column, whole[place] ?? ''])) as Record<
    BillColumn,
    string
  >
}

function cellsOf(line: string): string[] {
  if (!line.startsWith('`')) throw new BadBill('A line of a bill does not begin with a backtick.')
  return line.slice(1).split(',`')
}

function checkSums(rows: readonly Row[], line: string): { paid: number; refunded: number } {
  const cells = cellsOf(line)
  if (cells.length !== SUM_COLUMNS.length) throw new BadBill('The sums of a bill are torn.')
  const sum = (title: (typeof SUM_COLUMNS)[number]) => cells[SUM_COLUMNS.indexOf(title)] ?? ''
  // The count is written like an amount: `45.0`.
  if (amount(sum('总交易单数')) !== rows.length * 100) {
    throw new BadBill(`A bill has ${rows.length} lines and counts another number.`)
  }
  for (const [title, column] of SUMMED) {
    const total = rows.reduce((fen, row) => fen + amount(row[column]), 0)
    if (total !== amount(sum(title))) throw new BadBill(`${title} of a bill is not the sum of its lines.`)
  }
  return { paid: amount(sum('订单总金额')), refunded: amount(sum('申请退款总金额')) }
}

function readLine(row: Row): BillLine {
  const payment = {
    outTradeNo: row.商户订单号,
    at: moment(row.交易时间),
  }
  switch (row.交易状态) {
    case 'SUCCESS':
      return {
        kind: 'payment',
        ...payment,
        transactionId: row.微信订单号,
        amount: amount(row.订单金额),
      }
    // A payment at a till that was reversed at once is refunded like any other.
    case 'REVOKED':
    case 'REFUND':
      return {
        kind: 'refund',
        ...payment,
        outRefundNo: row.商户退款单号,
        refundId: row.微信退款单号,
        amount: amount(row.申请退款金额),
      }
    default:
      throw new BadBill('A line of a bill is neither a payment nor a refund.')
  }
}

function amount(yuan: string): number {
  const fen = fenOf(yuan)
  if (fen === undefined) throw new BadBill('An amount of a bill is no amount.')
  return fen
}

function moment(text: string): Date {
  const [, day, time] = TIME.exec(text) ?? []
  const at = new Date(`${day}T${time}+08:00`)
  if (Number.isNaN(at.getTime())) throw new BadBill('A time of a bill is no time.')
  return at
}
