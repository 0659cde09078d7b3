import { inArray } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { couponBatch } from './coupon-tables'

/** What a batch promises: everything about it except how many are left. */
export async function findBatchTerms(db: Orm | Transaction, coupons: readonly string[]) {
  const rows = await db
    .select()
    .from(couponBatch)
    .where(inArray(couponBatch.coupon_id, [...coupons]))
    .orderBy(couponBatch.coupon_id)
  return rows.map(({ batch_no, stock, issued, is_open, revision, created_at, updated_at, ...terms }) => terms)
}
