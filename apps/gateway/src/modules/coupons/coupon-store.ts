import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { ownCoupon, shownState } from './coupon-state'
import { couponBatch, couponCode, userCoupon } from './coupon-tables'

type Reader = Orm | Transaction

/** When a coupon can be taken, by the database's clock. */
const moment = sql<'before' | 'in' | 'after'>`CASE
  WHEN NOT ${couponBatch.is_open} OR ${couponBatch.receive_to} <= now() OR ${couponBatch.use_to} <= now() THEN 'after'
  WHEN ${couponBatch.receive_from} > now() THEN 'before' ELSE 'in' END`
const isInTime = sql`${couponBatch.is_open} AND coalesce(${couponBatch.receive_from} <= now(), true)
  AND coalesce(${couponBatch.receive_to} > now(), true) AND coalesce(${couponBatch.use_to} > now(), true)`

/** A batch from the view of somebody who wants one of its coupons. */
export type MetBatch = NonNullable<Awaited<ReturnType<typeof findBatch>>>

/** A batch, and how many of it a visitor has. */
export async function findBatch(db: Reader, { coupon_id, uid }: { coupon_id: string; uid: number }) {
  const [row] = await db
    .select({
      coupon_id: couponBatch.coupon_id,
      title: couponBatch.title,
      kind: couponBatch.kind,
      amount: couponBatch.amount,
      rate: couponBatch.rate,
      ceiling: couponBatch.ceiling,
      threshold: couponBatch.threshold,
      rule_id: couponBatch.rule_id,
      stock: couponBatch.stock,
      moment,
      hasAll: sql<boolean>`${countOf(uid)} >= ${couponBatch.per_user}`,
    })
    .from(couponBatch)
    .where(eq(couponBatch.coupon_id, coupon_id))
  return row
}

/** The newest coupon that a visitor has of a batch. */
export async function findNewest(db: Reader, { coupon_id, uid }: { coupon_id: string; uid: number }) {
  const [row] = await db
    .select()
    .from(userCoupon)
    .where(and(eq(userCoupon.coupon_id, coupon_id), eq(userCoupon.uid, uid)))
    .orderBy(desc(userCoupon.seq))
    .limit(1)
  return row
}

interface Wanted {
  coupon_id: string
  uid: number
  page_code?: string | undefined
}

/**
 * Takes one from the stock of a batch and gives it to a visitor, both in one statement, so that neither happens without
 * the other. Undefined: the batch is closed, not in its time or used up, or the visitor has all that they may. Violates
 * `user_coupon_once` if the visitor takes another one at the same moment; then nothing is taken.
 */
export async function takeCoupon(db: Reader, { coupon_id, uid, page_code }: Wanted) {
  return inserted(
    db,
    sql`UPDATE ${couponBatch} SET stock = stock - 1, issued = issued + 1
      WHERE ${couponBatch.coupon_id} = ${coupon_id} AND ${couponBatch.stock} > 0 AND ${isInTime}
        AND ${countOf(uid)} < ${couponBatch.per_user}
      RETURNING ${couponBatch.coupon_id}, ${couponBatch.use_to}, ${couponBatch.use_days}`,
    { coupon_id, uid, page_code },
  )
}

/** The same for a coupon of a code, which was taken from the stock when the code was made. */
export async function takePromised(tx: Transaction, { coupon_id, uid }: Wanted) {
  return inserted(
    tx,
    sql`SELECT ${couponBatch.coupon_id}, ${couponBatch.use_to}, ${couponBatch.use_days} FROM ${couponBatch}
      WHERE ${couponBatch.coupon_id} = ${coupon_id} AND ${isInTime} AND ${countOf(uid)} < ${couponBatch.per_user}`,
    { coupon_id, uid },
  )
}

async function inserted(db: Reader, batch: ReturnType<typeof sql>, { coupon_id, uid, page_code }: Wanted) {
  const { rows } = await db.execute<{ user_coupon_id: string; expire_at: string }>(sql`
    WITH batch AS (${batch})
    INSERT INTO ${userCoupon} (coupon_id, uid, seq, expire_at, page_code)
    SELECT coupon_id, ${uid}, (SELECT count(*) + 1 FROM ${userCoupon} AS theirs
        WHERE theirs.coupon_id = ${coupon_id} AND theirs.uid = ${uid}),
      coalesce(use_to, now() + make_interval(days => use_days)), ${page_code ?? null}
    FROM batch
    RETURNING user_coupon_id, floor(extract(epoch FROM expire_at) * 1000)::bigint AS expire_at`)
  const [row] = rows
  return row && { user_coupon_id: Number(row.user_coupon_id), expire_at: Number(row.expire_at) }
}

/** How many coupons of the batch a visitor has, whatever became of them. */
function countOf(uid: number) {
  return sql`(SELECT count(*) FROM ${userCoupon}
    WHERE ${userCoupon.coupon_id} = ${couponBatch.coupon_id} AND ${userCoupon.uid} = ${uid})`
}

/** A code and what it became, locked so that nobody else can redeem it before this transaction ends. */
export async function lockCode(tx: Transaction, code_hash: string) {
  const [row] = await tx
    .select({ coupon_id: couponCode.coupon_id, user_coupon_id: couponCode.user_coupon_id })
    .from(couponCode)
    .where(eq(couponCode.code_hash, code_hash))
    .for('update')
  return row
}

/** Records which coupon a code has become. */
export async function redeemCode(
  tx: Transaction,
  { code_hash, user_coupon_id }: { code_hash: string; user_coupon_id: number },
): Promise<void> {
  await tx.update(couponCode).set({ user_coupon_id }).where(eq(couponCode.code_hash, code_hash))
}

/** A coupon of this visitor; also undefined for somebody else's. */
export async function findOwn(db: Reader, { user_coupon_id, uid }: { user_coupon_id: number; uid: number }) {
  const [row] = await db
    .select()
    .from(userCoupon)
    .where(and(eq(userCoupon.user_coupon_id, user_coupon_id), eq(userCoupon.uid, uid)))
  return row
}

/** One part of a visitor's coupons: those that can be used first, and the soonest to expire before the others. */
export async function findOwnCoupons(
  db: Orm,
  {
    uid,
    state,
    page,
    page_size,
  }: { uid: number; state?: number | undefined; page: number; page_size: number },
) {
  const where = and(eq(userCoupon.uid, uid), state === undefined ? undefined : sql`${shownState} = ${state}`)
  const isOver = sql`${shownState} > 2`
  const list = await db
    .select(ownCoupon)
    .from(userCoupon)
    .innerJoin(couponBatch, eq(couponBatch.coupon_id, userCoupon.coupon_id))
    .where(where)
    .orderBy(
      isOver,
      sql`CASE WHEN ${isOver} THEN NULL ELSE ${userCoupon.expire_at} END`,
      desc(userCoupon.received_at),
      asc(userCoupon.user_coupon_id),
    )
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { list, total: await db.$count(userCoupon, where) }
}

/** Whether there is any batch at all. */
export async function hasBatches(db: Reader): Promise<boolean> {
  return (await db.select({ coupon_id: couponBatch.coupon_id }).from(couponBatch).limit(1)).length > 0
}
