import { type FeedKind, feedKinds } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { chinaDay } from '../../../time/china-time'
import { hashRows, insertItems } from '../batches/store-batch'
import { feedBatch, feedColumn, feedPointer, feedSwitch } from '../feed-tables'
import type { NewRow } from '../reading/read-row'
import { tradingDayBefore } from '../trading-days'
import { demoColumns } from './demo-columns'
import { demoRows } from './demo-rows'

const DAYS = 5

interface Made {
  kind: FeedKind
  as_of: string
  rows: NewRow[]
}

/**
 * Adds data columns with made-up rows for the last trading days, which say that they are made up. Existing data stays.
 */
export async function showDemoFeeds({ db }: Pick<Context, 'db'>, now: number = Date.now()): Promise<void> {
  if ((await db.orm.$count(feedColumn)) > 0 || (await db.orm.$count(feedBatch)) > 0) return
  const days = await lastDays(db.orm, now)
  const made = feedKinds.flatMap((kind) =>
    days.map((as_of): Made => ({ kind, as_of, rows: demoRows(kind, as_of) })),
  )
  await db.orm.transaction(async (tx) => {
    await tx.insert(feedColumn).values(demoColumns)
    await showBatches(tx, made)
  })
}

/** The trading days before today, latest first. */
async function lastDays(db: Orm, now: number): Promise<string[]> {
  const days: string[] = []
  let day = chinaDay(new Date(now))
  while (days.length < DAYS) {
    day = await tradingDayBefore(db, day)
    days.push(day)
  }
  return days
}

/** In four statements, as a first start waits for them. */
async function showBatches(tx: Transaction, made: readonly Made[]): Promise<void> {
  const hashes = await Promise.all(made.map(({ rows }) => hashRows(rows)))
  const decided_at = new Date()
  const stored = await tx
    .insert(feedBatch)
    .values(
      made.map(({ kind, as_of, rows }, index) => ({
        ...{ kind, as_of, source: '模拟数据', is_simulated: true, state: 'approved' as const, decided_at },
        row_count: rows.length,
        content_hash: hashes[index] ?? '',
      })),
    )
    .returning({ batch_id: feedBatch.batch_id, kind: feedBatch.kind, as_of: feedBatch.as_of })
  await insertItems(
    tx,
    stored.flatMap(({ batch_id, kind, as_of }) =>
      (made.find((one) => one.kind === kind && one.as_of === as_of)?.rows ?? []).map((row, position) => ({
        ...{ ...row, batch_id, position, sector: row.sector ?? '' },
      })),
    ),
  )
  await tx.insert(feedPointer).values(stored)
  await tx
    .insert(feedSwitch)
    .values(
      stored.map(({ batch_id, kind, as_of }) => ({ kind, as_of, from_batch: null, to_batch: batch_id })),
    )
}
