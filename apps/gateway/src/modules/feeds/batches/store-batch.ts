import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FeedKind } from '@yingzao/contract/server'
import type { FeedWarning } from '@yingzao/contract/studio'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { findInstruments } from '../../market'
import { feedBatch, feedItem } from '../feed-tables'
import type { NewRow } from '../reading/read-row'
import { findWarnings } from './find-warnings'
import { holdKind } from './hold-kind'

/** Rows per statement: enough to keep the overhead of statements low, few enough that others are served in between. */
const AT_ONCE = 2_000

export interface NewBatch {
  kind: FeedKind
  as_of: string
  source: string
  rows: readonly NewRow[]
  is_simulated?: boolean
  corrects?: number
  imported_by: number | null
  source_id?: string
}

export interface StoredBatch {
  batch_id: number
  /** False: the same rows for that day already existed, and were not refused. */
  is_new: boolean
  warnings: FeedWarning[]
}

/** Stores rows as a batch that waits for a decision, unless the same rows for that day exist. */
export async function storeBatch(tx: Transaction, { rows, ...batch }: NewBatch): Promise<StoredBatch> {
  const content_hash = await hashRows(rows)
  await holdKind(tx, batch.kind)
  const there = await findSame(tx, batch, content_hash)
  if (there) return { ...there, is_new: false }
  const known = await findInstruments(
    tx,
    rows.map(({ code }) => code),
  )
  const warnings = await findWarnings(tx, { ...batch, rows, isKnown: (code) => known.has(code) })
  const [made] = await tx
    .insert(feedBatch)
    .values({ ...batch, content_hash, warnings, row_count: rows.length })
    .returning({ batch_id: feedBatch.batch_id })
  const { batch_id } = made as { batch_id: number }
  const items = rows.map((row, position) => ({
    ...row,
    batch_id,
    position,
    sector: row.sector ?? known.get(row.code)?.sector ?? '',
  }))
  for (let from = 0; from < items.length; from += AT_ONCE)
    await insertItems(tx, items.slice(from, from + AT_ONCE))
  return { batch_id, is_new: true, warnings }
}

/** Covers what a file says, and nothing that was looked up in addition: the same file again has the same hash. */
export async function hashRows(rows: readonly NewRow[]): Promise<string> {
  const hash = createHash('sha256')
  for (const [index, { code, sub_key, sector, payload }] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
    hash.update(`${JSON.stringify([code, sub_key, sector, payload])}\n`)
  }
  return hash.digest('base64url')
}

async function findSame(
  tx: Transaction,
  { kind, as_of }: Pick<NewBatch, 'kind' | 'as_of'>,
  content_hash: string,
): Promise<Pick<StoredBatch, 'batch_id' | 'warnings'> | undefined> {
  const [found] = await tx
    .select({ batch_id: feedBatch.batch_id, warnings: feedBatch.warnings })
    .from(feedBatch)
    .where(
      and(
        eq(feedBatch.kind, kind),
        eq(feedBatch.as_of, as_of),
        eq(feedBatch.content_hash, content_hash),
        // What was refused may be imported again, for another decision.
        ne(feedBatch.state, 'refused'),
      ),
    )
    .orderBy(asc(feedBatch.batch_id))
    .limit(1)
  return found && { ...found, warnings: found.warnings as FeedWarning[] }
}

/** A row with its place in a batch. */
export interface NewItem extends NewRow {
  batch_id: number
  position: number
  sector: string
}

/** Stores rows of one or several batches in one statement. */
export async function insertItems(tx: Transaction, items: readonly NewItem[]): Promise<void> {
  const column = <Value>(read: (item: NewItem) => Value) => sql.param(items.map(read))
  await tx.execute(sql`
    INSERT INTO ${feedItem} (batch_id, code, sub_key, position, sector, payload)
    SELECT batch_id, code, sub_key, position, sector, payload::jsonb
    FROM unnest(${column(({ batch_id }) => batch_id)}::bigint[], ${column(({ code }) => code)}::text[],
      ${column(({ sub_key }) => sub_key)}::text[], ${column(({ position }) => position)}::int[],
      ${column(({ sector }) => sector)}::text[], ${column(({ payload }) => JSON.stringify(payload))}::text[])
      AS given (batch_id, code, sub_key, position, sector, payload)`)
}
