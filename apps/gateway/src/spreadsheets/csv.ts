import { type Cell, type Table, timeText } from './cell'

/** Without it the spreadsheets of China take the file for GBK. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet takes for the beginning of a formula, also in the width of Chinese letters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/** Writes a table as CSV (RFC 4180), part by part. Texts that a spreadsheet would run get an apostrophe before them. */
export async function* writeCsv({ columns, parts }: Table): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + line(columns.map(({ title }) => title)))
  for await (const rows of parts) yield Buffer.from(rows.map(line).join(''))
}

function line(cells: readonly Cell[]): string {
  return `${cells.map(field).join(',')}\r\n`
}

function field(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return timeText(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
