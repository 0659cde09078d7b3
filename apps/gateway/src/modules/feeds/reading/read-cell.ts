import { parseAddress } from '@yingzao/schema/client'
import { CellRefusal, foldWidth } from './cell-text'
import { readSeats } from './read-seats'
import { readAmount, readNumber, type Unit } from './units'

/** What a column holds, which decides how its cells are read. */
export type CellKind =
  | 'code'
  | 'text'
  | 'name'
  | 'day'
  | 'percent'
  | 'price'
  | 'yuan'
  | 'count'
  | 'names'
  | 'seats'
  | 'risk'
  | 'address'

/** What spreadsheets and terminals write for unknown values. */
const NOTHING = /^(|-{1,4}|—{1,2}|n\/?a|null|none|无|暂无)$/i

/** The longest text that a cell may have. */
const MOST_TEXT = 2_000

/**
 * What a cell of a file says: a number, a text, a list, or null for an unknown value. Values in a JSON file are read as
 * if they had been typed, except that a number is never a code: it has lost its zeros. Throws `CellRefusal`.
 */
export function readCell(kind: CellKind, raw: unknown, unit: Unit): unknown {
  if (typeof raw === 'object' && raw !== null) return readParts(kind, raw)
  if (kind === 'code' && typeof raw === 'number')
    throw new CellRefusal('代码是数字，前面的 0 可能已经丢失，请写成文字："000001"')
  const cell = foldWidth(String(raw ?? '')).trim()
  // Text keeps its width; only what is read as figures is folded.
  const text = String(raw ?? '').trim()
  switch (kind) {
    case 'code':
      return readCode(cell)
    case 'name':
      if (text === '') throw new CellRefusal('不能为空')
      return bounded(text)
    case 'text':
      return NOTHING.test(cell) ? '' : bounded(text)
    case 'day':
      return readDay(cell)
    case 'percent':
      return orNothing(cell, (number) => readNumber(number, 2))
    case 'price':
      return orNothing(cell, (number) => readNumber(number, 4))
    case 'yuan':
      return orNothing(cell, (number) => readAmount(number, unit))
    case 'count':
      return orNothing(cell, readCount)
    case 'names':
      return NOTHING.test(cell) ? [] : namesOf(text.split(/[;；、,，\n]/))
    case 'seats':
      return NOTHING.test(cell) ? [] : readSeats(text, unit)
    case 'risk':
      return readRisk(cell)
    case 'address':
      return readAddress(text)
  }
}

function readParts(kind: CellKind, raw: object): unknown {
  if (kind === 'seats') return readSeats(JSON.stringify(raw), '元')
  if (kind === 'names' && Array.isArray(raw)) return namesOf(raw.map(String))
  throw new CellRefusal('应为文字或数字')
}

/** `="000001"`, `'000001`, `SZ000001` and `000001.SZ` are 000001. Zeros that are missing are not made up. */
function readCode(cell: string): string {
  const bare = cell
    .replace(/^=?"([^"]*)"$/, '$1')
    .replace(/^'/, '')
    .replace(/^(?:SH|SZ|BJ|OF)(?=\d{6}$)/i, '')
    .replace(/^(\d{6})\.(?:SH|SZ|BJ|OF)$/i, '$1')
  if (/^\d{6}$/.test(bare)) return bare
  throw new CellRefusal(
    /^\d{1,5}(\.0+)?$/.test(bare)
      ? '代码不足 6 位，表格软件可能去掉了前面的 0。请把这一列设为文本后重新导出，不会自动补 0'
      : '应为 6 位数字的代码',
  )
}

const DAYS = [
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T].*)?$/,
  /^(\d{4})()(\d{2})(\d{2})$/,
  /^(\d{4})(年)(\d{1,2})月(\d{1,2})日$/,
]

/** `2026-11-27`, `2026/1/5`, `20261127` and `2026年11月27日`, ignoring a time after the first two. */
function readDay(cell: string): string {
  const [, year = '', , month = '', day = ''] =
    DAYS.map((form) => form.exec(cell)).find((found) => found) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${written}T00:00:00Z`)
  // The parser accepts 30 February, but as a different day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== written)
    throw new CellRefusal('应为日期，例如 2026-11-27')
  return written
}

function orNothing(cell: string, read: (cell: string) => number | undefined): number | null {
  if (NOTHING.test(cell)) return null
  const number = read(cell)
  if (number === undefined) throw new CellRefusal(`“${cell.slice(0, 30)}”不是数字`)
  return number
}

function readCount(cell: string): number | undefined {
  const count = readNumber(cell.replace(/\s*家$/, ''), 0)
  return count !== undefined && count >= 0 && !cell.includes('.') ? count : undefined
}

function readRisk(cell: string): string {
  if (NOTHING.test(cell)) return ''
  const [, level] = /^R([1-5])$/i.exec(cell) ?? []
  if (level === undefined) throw new CellRefusal('风险等级应为 R1 到 R5')
  return `R${level}`
}

function readAddress(text: string): string {
  // What browsers would interpret differently is not accepted as an address, and pages do not link to http.
  if (text.length > 500 || parseAddress(text)?.kind !== 'https')
    throw new CellRefusal('应为 https:// 开头的网址')
  return text
}

function namesOf(list: readonly string[]): string[] {
  return list
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map(bounded)
}

function bounded(text: string): string {
  if (text.length > MOST_TEXT) throw new CellRefusal(`不能超过 ${MOST_TEXT} 个字`)
  if (/[\p{Cs}\0]/u.test(text)) throw new CellRefusal('有数据库不能保存的字符')
  return text
}
