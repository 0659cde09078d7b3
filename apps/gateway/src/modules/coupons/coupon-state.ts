import { errors, type Fen } from '@yingzao/contract/server'
import { and, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { couponBatch, userCoupon } from './coupon-tables'
import { type Bought, discountOf } from './worth'

/** The state of a coupon, as stored. Whether it has expired depends on the clock, see `shownState`. */
export const COUPON_STATUS = { unused: 1, locked: 2, used: 3 } as const
type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS]

const { unused, locked, used } = COUPON_STATUS

/** The states that a coupon may move to from each state. A used one stays used, even when its order is refunded. */
const MOVES: Readonly<Record<CouponStatus, readonly CouponStatus[]>> = {
  [unused]: [locked],
  [locked]: [used, unused],
  [used]: [],
}

/** The state that visitors are told: 4 is one that was not used in time. */
export const shownState = sql<1 | 2 | 3 | 4>`(CASE WHEN ${userCoupon.status} = ${sql.raw(String(unused))}
  AND ${userCoupon.expire_at} <= now() THEN 4 ELSE ${userCoupon.status} END)`

/** Whether it can be used at this moment: `early`: its time has not come. For queries with both tables. */
const isEarly = sql<boolean>`coalesce(${couponBatch.use_from} > now(), false)`

/**
 * Locks a coupon to an order that is being created, and returns what it takes off. Throws `couponUnusable` for one that
 * is somebody else's, does not fit, is not in its time, or belongs to another order. The second to come waits for the
 * first.
 */
export async function lockCoupon(
  tx: Transaction,
  { user_coupon_id, uid, ...bought }: { user_coupon_id: number; uid: number } & Bought,
): Promise<Fen> {
  const [row] = await tx
    .select({
      status: userCoupon.status,
      isInTime: sql<boolean>`${userCoupon.expire_at} > now() AND NOT ${isEarly}`,
      terms: couponBatch,
    })
    .from(userCoupon)
    .innerJoin(couponBatch, eq(couponBatch.coupon_id, userCoupon.coupon_id))
    .where(and(eq(userCoupon.user_coupon_id, user_coupon_id), eq(userCoupon.uid, uid)))
    .for('update', { of: userCoupon })
  const discount = row && discountOf(row.terms, bought)
  if (!row?.isInTime || row.status !== unused || typeof discount !== 'number')
    throw new AppError(errors.couponUnusable)
  await moveCoupon(tx, user_coupon_id, locked)
  return discount
}

/** Marks a coupon as used once its order is paid. */
export async function useCoupon(tx: Transaction, user_coupon_id: number): Promise<void> {
  await moveCoupon(tx, user_coupon_id, used)
}

/** Gives back a coupon whose order was closed. Its expiry does not change. */
export async function freeCoupon(tx: Transaction, user_coupon_id: number): Promise<void> {
  await moveCoupon(tx, user_coupon_id, unused)
}

/** The only place that changes a status. Throws for a transition that does not exist, which is a fault of ours. */
async function moveCoupon(tx: Transaction, user_coupon_id: number, to: CouponStatus): Promise<void> {
  const where = eq(userCoupon.user_coupon_id, user_coupon_id)
  const [row] = await tx.select({ status: userCoupon.status }).from(userCoupon).where(where).for('update')
  const from = row?.status as CouponStatus | undefined
  if (from === undefined || !MOVES[from].includes(to))
    throw new Error(`Coupon ${user_coupon_id} cannot go from ${from} to ${to}.`)
  await tx
    .update(userCoupon)
    .set({ status: to, ...(to === used && { used_at: sql`now()` }) })
    .where(where)
}

/** Somebody's coupon with what it is worth, for lists. */
export type OwnCoupon = Awaited<ReturnType<typeof findUnused>>[number]

/** The columns read for a coupon; `state` and `isEarly` by the database's clock. */
export const ownCoupon = {
  coupon: userCoupon,
  batch: couponBatch,
  state: shownState,
  isEarly,
}

/** Somebody's coupons that were neither used nor have expired. */
export async function findUnused(db: Orm | Transaction, uid: number) {
  return db
    .select(ownCoupon)
    .from(userCoupon)
    .innerJoin(couponBatch, eq(couponBatch.coupon_id, userCoupon.coupon_id))
    .where(and(eq(userCoupon.uid, uid), sql`${shownState} in (1, 2)`))
}
