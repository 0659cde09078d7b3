import { eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { simCursor } from '../order-tables'

/** The number up to which all quotes have been processed. */
export async function readCursor(db: Orm | Transaction): Promise<number> {
  const [row] = await db.select({ tick_id: simCursor.tick_id }).from(simCursor)
  return row?.tick_id ?? 0
}

export async function moveCursor(tx: Transaction, tick_id: number): Promise<void> {
  await tx
    .update(simCursor)
    .set({ tick_id, moved_at: sql`clock_timestamp()` })
    .where(eq(simCursor.cursor_id, 1))
}
