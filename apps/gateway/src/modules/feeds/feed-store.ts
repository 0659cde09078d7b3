import { type FeedKind, type FeedRow, feedLimits } from '@yingzao/contract/server'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { feedBatch, feedColumn, feedItem, feedPointer } from './feed-tables'

/** Days that a reader can choose from. */
const DAYS = 10

/** The description of a data column, and who may see which rows. Undefined: it has not been described yet. */
export async function findColumn(db: Orm, kind: FeedKind) {
  const [found] = await db.select().from(feedColumn).where(eq(feedColumn.kind, kind))
  return found
}

export interface ShownRows {
  kind: FeedKind
  /** The requested day; undefined: the newest. */
  date: string | undefined
  /** How many of its rows the reader may see; null: all. */
  seen: number | null
  sector: string | undefined
  sort: { column: string; isAscending: boolean } | undefined
  limit: number
  offset: number
}

type Shown = {
  as_of: string
  source: string
  is_simulated: boolean
  row_count: number
  total: number
  sectors: string[]
  days: string[]
  list: FeedRow[]
}

/**
 * The rows that a reader may see of a day, or of the last day before it. In one statement: a switch of the pointer
 * meanwhile comes before or after, so that figures, rows and description are of one batch. What the reader may not see
 * is left out before anything is counted, sorted or searched. Undefined: there is no data.
 */
export async function findShown(
  db: Orm,
  { kind, date, seen, sector, sort, limit, offset }: ShownRows,
): Promise<Shown | undefined> {
  const { key, order } = orderOf(sort)
  const { rows } = await db.execute<Shown>(sql`
    WITH shown AS (
      SELECT b.batch_id, b.as_of, b.source, b.is_simulated, b.row_count
      FROM ${feedPointer} AS p JOIN ${feedBatch} AS b ON b.batch_id = p.batch_id
      WHERE p.kind = ${kind} AND (${date ?? null}::date IS NULL OR p.as_of <= ${date ?? null}::date)
      ORDER BY p.as_of DESC LIMIT 1),
    visible AS MATERIALIZED (
      SELECT i.batch_id, i.position, i.sector, ${key} AS key
      FROM ${feedItem} AS i JOIN shown ON shown.batch_id = i.batch_id
      WHERE ${seen}::int IS NULL OR i.position < ${seen}::int),
    found AS (
      SELECT * FROM visible WHERE ${sector ?? null}::text IS NULL OR sector = ${sector ?? null}::text),
    part AS (
      SELECT batch_id, position, row_number() OVER (ORDER BY ${order}) AS place
      FROM found ORDER BY ${order} LIMIT ${limit} OFFSET ${offset})
    SELECT s.as_of::text, s.source, s.is_simulated, s.row_count,
      (SELECT count(*)::int FROM found) AS total,
      (SELECT coalesce(json_agg(v.sector), '[]') FROM (
        SELECT sector FROM visible WHERE sector <> '' GROUP BY sector ORDER BY min(position)
        LIMIT ${feedLimits.sectors}) AS v) AS sectors,
      (SELECT coalesce(json_agg(d.as_of ORDER BY d.as_of DESC), '[]') FROM (
        SELECT p.as_of FROM ${feedPointer} AS p WHERE p.kind = ${kind} ORDER BY p.as_of DESC LIMIT ${DAYS}) AS d) AS days,
      (SELECT coalesce(json_agg(i.payload ORDER BY part.place), '[]')
        FROM part JOIN ${feedItem} AS i ON i.batch_id = part.batch_id AND i.position = part.position) AS list
    FROM shown AS s`)
  return rows[0]
}

/** Days are compared as text, everything else as numbers. Unknown values come last in either direction. */
function orderOf(sort: ShownRows['sort']): { key: SQL; order: SQL } {
  if (!sort) return { key: sql`0`, order: sql`position` }
  const cell = sql`(i.payload->>${sort.column}::text)`
  return {
    key: sort.column.endsWith('_date') ? cell : sql`${cell}::numeric`,
    order: sort.isAscending ? sql`key ASC NULLS LAST, position` : sql`key DESC NULLS LAST, position`,
  }
}
