import type { FeedKind } from '@yingzao/contract/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { visitorPages } from '../../pages'
import { feedPointer, feedSwitch } from '../feed-tables'
import { holdKind } from './hold-kind'

interface Day {
  kind: FeedKind
  as_of: string
}

/**
 * The batch that visitors see for a day, locked so that nobody can change it until the transaction ends. Null: none.
 */
export async function holdPointer(tx: Transaction, { kind, as_of }: Day): Promise<number | null> {
  await holdKind(tx, kind)
  const [shown] = await tx
    .select({ batch_id: feedPointer.batch_id })
    .from(feedPointer)
    .where(and(eq(feedPointer.kind, kind), eq(feedPointer.as_of, as_of)))
  return shown?.batch_id ?? null
}

/**
 * Shows visitors another batch for a day once the transaction ends, or nothing if null, and records the switch.
 * `from_batch` is what `holdPointer` returned in the same transaction.
 */
export async function switchPointer(
  tx: Transaction,
  { kind, as_of }: Day,
  to: { from_batch: number | null; to_batch: number | null; member_id: number | null },
): Promise<void> {
  if (to.from_batch === to.to_batch) return
  if (to.to_batch === null) {
    await tx.delete(feedPointer).where(and(eq(feedPointer.kind, kind), eq(feedPointer.as_of, as_of)))
  } else {
    await tx
      .insert(feedPointer)
      .values({ kind, as_of, batch_id: to.to_batch })
      .onConflictDoUpdate({
        target: [feedPointer.kind, feedPointer.as_of],
        set: { batch_id: to.to_batch, updated_at: sql`now()` },
      })
  }
  await tx.insert(feedSwitch).values({ kind, as_of, ...to })
  await visitorPages.announceAnswers(tx, 'feedList')
}
