import type { FeedKind, FeedRow } from '@yingzao/contract/server'
import type { FeedWarning } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { feedBatch, feedItem, feedPointer } from '../feed-tables'
import type { NewRow } from '../reading/read-row'

/** A change against the day before by more than this share is worth a look. */
const MUCH = 0.5
/** The most codes that a warning names. */
const MOST_NAMED = 10

interface Looked {
  kind: FeedKind
  as_of: string
  rows: readonly NewRow[]
  /** Whether there is an instrument of that code. */
  isKnown(code: string): boolean
}

/** What is remarkable about new rows, compared with the previous day that visitors see, and with what is known. */
export async function findWarnings(tx: Transaction, looked: Looked): Promise<FeedWarning[]> {
  const { kind, as_of, rows } = looked
  const { before, newest } = await findShown(tx, kind, as_of)
  const warnings: FeedWarning[] = []
  if (newest !== null && as_of < newest)
    warnings.push({ sign: 'older', text: `已经展示到 ${newest}，这一批是更早的 ${as_of}` })
  if (before && isMuch(before.row_count, rows.length))
    warnings.push({
      sign: 'row_count',
      text: `共 ${rows.length} 行，前一日 ${before.as_of} 为 ${before.row_count} 行，变化超过 50%`,
    })
  const sum = kind === 'lhb' ? sumOf(rows) : null
  if (before && sum !== null && before.net_buy !== null && isMuch(before.net_buy, sum))
    warnings.push({
      sign: 'net_buy',
      text: `净买入合计 ${inWan(sum)} 万元，前一日 ${before.as_of} 为 ${inWan(before.net_buy)} 万元，变化超过 50%`,
    })
  return [...warnings, ...unknownCodes(looked)]
}

type Before = { as_of: string; row_count: number; net_buy: number | null }

/** The last day before a day that visitors see, and the newest of all. */
async function findShown(tx: Transaction, kind: FeedKind, as_of: string) {
  const { rows } = await tx.execute<Before & { newest: string }>(sql`
    SELECT (SELECT max(p.as_of)::text FROM ${feedPointer} AS p WHERE p.kind = ${kind}) AS newest,
      b.as_of::text, b.row_count, (
        SELECT sum((i.payload->>'net_buy')::numeric)::float8 FROM ${feedItem} AS i WHERE i.batch_id = b.batch_id) AS net_buy
    FROM (SELECT 1) AS one LEFT JOIN ${feedBatch} AS b ON b.batch_id = (
      SELECT p.batch_id FROM ${feedPointer} AS p WHERE p.kind = ${kind} AND p.as_of < ${as_of}
      ORDER BY p.as_of DESC LIMIT 1)`)
  const [found] = rows
  return { newest: found?.newest ?? null, before: found?.as_of ? found : undefined }
}

function isMuch(before: number, now: number): boolean {
  return Math.abs(now - before) > Math.abs(before) * MUCH
}

function sumOf(rows: readonly NewRow[]): number {
  return rows.reduce((sum, { payload }) => sum + ((payload as FeedRow<'lhb'>).net_buy ?? 0), 0)
}

const inWan = (yuan: number) => Math.round(yuan / 10_000).toLocaleString('en-US')

/** Funds are not instruments of an exchange, so nothing is known about their codes. */
function unknownCodes({ kind, rows, isKnown }: Looked): FeedWarning[] {
  if (kind === 'fund') return []
  const unknown = [...new Set(rows.map(({ code }) => code))].filter((code) => !isKnown(code))
  if (unknown.length === 0) return []
  const more = unknown.length > MOST_NAMED ? ' 等' : ''
  return [
    {
      sign: 'unknown_codes',
      text: `有 ${unknown.length} 个代码不在证券列表中：${unknown.slice(0, MOST_NAMED).join('、')}${more}`,
    },
  ]
}
