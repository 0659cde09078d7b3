import { type Cell, type Table, timeText } from './cell'

/** Without it Chinese spreadsheet programs read the file as GBK. */
const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet takes for the start of a formula, also as full-width characters. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Writes a table as CSV (RFC 4180), part by part. Texts that a spreadsheet would execute are prefixed with an
 * apostrophe.
 */
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
