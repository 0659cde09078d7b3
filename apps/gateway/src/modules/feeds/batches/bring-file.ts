import type { FeedKind } from '@yingzao/contract/server'
import type { FeedDifference, FeedMapping, FeedWarning } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { type Actor, appendAudit } from '../../audit'
import { tradingDay } from '../../market'
import { type ReadFeedFile, readFeedFile } from '../reading/read-feed-file'
import type { NewRow } from '../reading/read-row'
import { FileProblem } from '../reading/read-table'
import type { Unit } from '../reading/units'
import { compareWithShown } from './compare-batches'
import { storeBatch } from './store-batch'

/** A file of one kind and one day, and who imports it: a member, a command, or a scheduled source. */
export interface FileToBring {
  kind: FeedKind
  as_of: string
  /** Who the data is from, as pages name it. */
  source: string
  bytes: Uint8Array
  mapping: FeedMapping
  /** The unit of money where nothing states it. */
  unit?: Unit | undefined
  actor: Actor
  member_id: number | null
  source_id?: string
  /** Does everything and then rolls it back. */
  isCheck?: boolean
  /** Does more in the same transaction, once the batch is there. */
  whenStored?(tx: Transaction): Promise<void>
}

/** The result for a file. */
export interface BroughtFile extends ReadFeedFile {
  /** Null: a line was refused, so nothing of the file was stored. */
  stored: { batch_id: number; is_new: boolean; warnings: FeedWarning[]; difference: FeedDifference } | null
}

/**
 * Reads a file and stores all of its rows as a batch that waits for a second person, or nothing. Throws `FileProblem`
 * for a file that cannot be read as a whole, and for a day that can have no data.
 */
export async function bringFile(
  ctx: Pick<Context, 'config' | 'db'>,
  file: FileToBring,
): Promise<BroughtFile> {
  await refuseDay(ctx.db.orm, file.as_of)
  const read = await readFeedFile(file)
  if (read.lines.some(({ reasons }) => reasons.length > 0)) return { ...read, stored: null }
  return { ...read, stored: await store(ctx, file, read.rows) }
}

async function refuseDay(db: Orm, as_of: string): Promise<void> {
  const { rows } = await db.execute<{ today: string }>(sql`SELECT ${todayInChina}::text AS today`)
  if (as_of > String(rows[0]?.today)) throw new FileProblem(`数据日期 ${as_of} 还没有到。`)
  if ((await tradingDay(db, as_of)) === 'closed')
    throw new FileProblem(`${as_of} 不是交易日，请检查数据日期。`)
}

/** Ends a transaction without storing anything. */
class TakenBack extends Error {}

async function store(
  ctx: Pick<Context, 'config' | 'db'>,
  file: FileToBring,
  rows: readonly NewRow[],
): Promise<BroughtFile['stored']> {
  const { kind, as_of, source, member_id, source_id, isCheck } = file
  let stored: BroughtFile['stored'] = null
  try {
    await ctx.db.orm.transaction(async (tx) => {
      const batch = await storeBatch(tx, {
        ...{ kind, as_of, source, rows, imported_by: member_id },
        ...(source_id !== undefined && { source_id }),
      })
      stored = { ...batch, difference: await compareWithShown(tx, batch.batch_id) }
      if (isCheck) throw new TakenBack()
      await file.whenStored?.(tx)
      if (!batch.is_new) return
      await appendAudit(ctx, tx, file.actor, {
        action: 'feed_batch.import',
        subject: `feed_batch:${batch.batch_id}`,
        after: { kind, as_of, source, row_count: rows.length },
      })
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return stored
}
