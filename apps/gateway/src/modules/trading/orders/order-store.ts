import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { simPlayer } from '../contest-tables'
import { simOrder } from '../order-tables'

/** An order as it stands. */
export type OrderRow = typeof simOrder.$inferSelect

export async function findByClientNo(
  tx: Transaction,
  player_id: number,
  client_no: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(simOrder)
    .where(and(eq(simOrder.player_id, player_id), eq(simOrder.client_no, client_no)))
  return row
}

export async function insertOrder(tx: Transaction, row: typeof simOrder.$inferInsert): Promise<OrderRow> {
  const [stored] = await tx.insert(simOrder).values(row).returning()
  if (!stored) throw new Error('An order that was inserted is not there.')
  return stored
}

/** One of a visitor's own orders. */
export async function findOwnOrder(
  tx: Transaction,
  { uid, order_id }: { uid: number; order_id: number },
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select({ order: simOrder })
    .from(simOrder)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simOrder.player_id))
    .where(and(eq(simOrder.order_id, order_id), eq(simPlayer.uid, uid)))
  return row?.order
}

/** A player's orders before one of them, the newest first. */
export async function findOrders(
  db: Orm,
  { player_id, before, limit }: { player_id: number; before: number | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(simOrder)
    .where(
      and(
        eq(simOrder.player_id, player_id),
        before === undefined ? sql`true` : lt(simOrder.order_id, before),
      ),
    )
    .orderBy(desc(simOrder.order_id))
    .limit(limit)
}
