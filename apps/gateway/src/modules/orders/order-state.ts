import { ORDER_STATUS, type OrderStatus } from '@yingzao/contract/server'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database'
import { freeCoupon, useCoupon } from '../coupons'
import { shopOrder } from './order-tables'

const { open, paid, closed, refunded } = ORDER_STATUS

/**
 * Which states an order may move to from each state. A payment for a closed order does not reopen it: the money goes
 * back.
 */
const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [open]: [paid, closed],
  [paid]: [refunded],
  [closed]: [],
  [refunded]: [],
}

export type LockedOrder = typeof shopOrder.$inferSelect & { status: OrderStatus; isExpired: boolean }

/** Locks an order, so that nobody else can change it before this transaction ends. Undefined: there is none. */
export async function lockOrder(tx: Transaction, pid: string): Promise<LockedOrder | undefined> {
  const [row] = await tx
    .select({ order: shopOrder, isExpired: sql<boolean>`${shopOrder.expire_at} <= now()` })
    .from(shopOrder)
    .where(eq(shopOrder.pid, pid))
    .for('update')
  return row && { ...row.order, status: row.order.status as OrderStatus, isExpired: row.isExpired }
}

/**
 * Moves a locked order, and its coupon with it: used when it is paid, free again when it is closed. This is the only
 * place that changes a status; all other code calls it. Throws for a transition that does not exist, which is a fault
 * of ours.
 * @param at of a payment, by its supplier's clock; everything else takes the database's
 */
export async function moveOrder(
  tx: Transaction,
  { pid, status, user_coupon_id }: Pick<LockedOrder, 'pid' | 'status' | 'user_coupon_id'>,
  to: OrderStatus,
  at?: Date,
): Promise<void> {
  if (!MOVES[status].includes(to)) throw new Error(`Order ${pid} cannot go from ${status} to ${to}.`)
  const moment = to === paid ? { paid_at: at ?? sql`now()` } : { ended_at: sql`now()` }
  await tx
    .update(shopOrder)
    .set({ status: to, ...moment })
    .where(eq(shopOrder.pid, pid))
  if (user_coupon_id === null) return
  if (to === paid) await useCoupon(tx, user_coupon_id)
  if (to === closed) await freeCoupon(tx, user_coupon_id)
}
