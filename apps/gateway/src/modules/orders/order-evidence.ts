import { desc, eq } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { shopOrder } from './order-tables'

/** When an order was made, and by whom. Undefined: there is no such order. */
export async function holderOfOrder(
  db: Orm | Transaction,
  pid: string,
): Promise<{ uid: number; created_at: Date } | undefined> {
  const [row] = await db
    .select({ uid: shopOrder.uid, created_at: shopOrder.created_at })
    .from(shopOrder)
    .where(eq(shopOrder.pid, pid))
  return row
}

/** The numbers of somebody's orders, the newest first. */
export async function ordersOfVisitor(db: Orm | Transaction, uid: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ pid: shopOrder.pid })
    .from(shopOrder)
    .where(eq(shopOrder.uid, uid))
    .orderBy(desc(shopOrder.created_at))
    .limit(most)
  return rows.map(({ pid }) => pid)
}
