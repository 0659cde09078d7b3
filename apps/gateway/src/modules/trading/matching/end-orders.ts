import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import type { Entries } from '../ledger/entries'
import { endEntries } from '../ledger/outcome-entries'
import { writeEntries } from '../ledger/write-entries'
import { simOrder } from '../order-tables'
import { readCursor } from './cursor-store'
import { storeTrades } from './store-trades'

/**
 * Ends those of the orders that are open, and releases what they hold. The caller must share or own the book, so that
 * no quote is processed meanwhile, and it is known after which one they ended. Returns how many there were.
 */
export async function endOrders(
  tx: Transaction,
  order_ids: readonly number[],
  { state, remark }: { state: 'cancelled' | 'expired'; remark: string },
): Promise<number> {
  const { order_id, player_id, code, side, day, held } = simOrder
  // Locked: the second of two concurrent cancellations finds it ended.
  const orders = await tx
    .select({ order_id, player_id, code, side, day, held })
    .from(simOrder)
    .where(and(inArray(order_id, [...order_ids]), eq(simOrder.state, 'open')))
    .orderBy(order_id)
    .for('update')
  if (orders.length === 0) return 0
  const ended = orders.map((order) => order.order_id)
  const ended_after_tick = await readCursor(tx)
  await tx
    .update(simOrder)
    .set({ state, remark, held: 0, ended_at: sql`now()`, ended_after_tick })
    .where(inArray(order_id, ended))
  const entries = orders.map((order): Entries => endEntries(order, order.held))
  await writeEntries(tx, {
    cash: entries.flatMap(({ cash }) => cash),
    shares: entries.flatMap(({ shares }) => shares),
  })
  await storeTrades(tx, ended)
  return orders.length
}
