import { createHash } from 'node:crypto'
import type { FeedKind, FeedRow } from '@yingzao/contract/server'
import { CellRefusal } from './cell-text'
import { columnOf, feedColumns, titleOf } from './feed-columns'
import { readCell } from './read-cell'
import type { Unit } from './units'

/** A row as it is stored. Its position is its place in the list. */
export interface NewRow {
  code: string
  sub_key: string
  /** What the file says; null: nothing, so that what is known about the code is used. */
  sector: string | null
  payload: FeedRow
}

/** A cell of a row, by our column name. */
export interface NamedCell {
  name: string
  raw: unknown
  unit: Unit
}

/** Reads the cells of a row. Returns every reason why it cannot be accepted, or the row. */
export function readRow(
  { kind, as_of }: { kind: FeedKind; as_of: string },
  cells: readonly NamedCell[],
): NewRow | { reasons: string[] } {
  const read: Record<string, unknown> = {}
  const reasons: string[] = []
  for (const { name, raw, unit } of cells) {
    try {
      read[name] = readCell(columnOf(kind, name)?.holds ?? 'text', raw, unit)
    } catch (error) {
      if (!(error instanceof CellRefusal)) throw error
      reasons.push(`${titleOf(kind, name)}：${error.message}`)
    }
  }
  if (kind === 'lhb') read.trade_date ??= as_of
  if (reasons.length === 0) reasons.push(...wrongDays(kind, as_of, read))
  return reasons.length > 0 ? { reasons } : rowOf(kind, read)
}

/** The row with these values, and what distinguishes it from others with the same code. Missing columns are empty. */
export function rowOf(kind: FeedKind, values: Readonly<Record<string, unknown>>): NewRow {
  const names = Object.keys(feedColumns[kind]).filter((name) => name !== 'sector' || kind === 'etf')
  // In the order of our columns, whatever the file's: the same row is the same text.
  const payload = Object.fromEntries(names.map((name) => [name, values[name] ?? emptyOf(kind, name)]))
  const sector = kind === 'fund' ? payload.type : kind === 'etf' ? payload.sector : values.sector
  return {
    code: String(payload.code),
    sub_key: subKey(kind, payload),
    sector: typeof sector === 'string' && sector !== '' ? sector.slice(0, 40) : null,
    payload: payload as FeedRow,
  }
}

function emptyOf(kind: FeedKind, name: string): unknown {
  const holds = columnOf(kind, name)?.holds
  if (holds === 'names' || holds === 'seats') return []
  return holds === 'text' || holds === 'risk' ? '' : null
}

/** A share is on the list of a day once for each reason, and has as many visits as there are announcements of them. */
function subKey(kind: FeedKind, payload: Readonly<Record<string, unknown>>): string {
  if (kind === 'lhb') {
    const reason = String(payload.reason)
    return reason.length <= 40 ? reason : shortHash(reason)
  }
  return kind === 'jgdy' ? `${payload.survey_date}:${shortHash(String(payload.notice_url))}` : ''
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

function wrongDays(
  kind: FeedKind,
  as_of: string,
  { trade_date, survey_date }: Record<string, unknown>,
): string[] {
  if (kind === 'lhb' && trade_date !== as_of) return [`交易日期 ${trade_date} 不是数据日期 ${as_of}`]
  if (kind === 'jgdy' && String(survey_date) > as_of)
    return [`调研日期 ${survey_date} 在数据日期 ${as_of} 之后`]
  return []
}
