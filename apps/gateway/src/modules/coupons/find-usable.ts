import type { Fen } from '@yingzao/contract/server'
import type { Orm, Transaction } from '../../db/database'
import { COUPON_STATUS, findUnused, type OwnCoupon } from './coupon-state'
import { type Bought, discountOf } from './worth'

/** Somebody's coupon in relation to what they are about to buy. */
export interface UsableCoupon extends OwnCoupon {
  /** 0: it does not fit. */
  discount: Fen
  /** Why it does not. Null: it does. */
  why: 'product' | 'threshold' | 'early' | 'locked' | 'nothing' | null
}

/**
 * Somebody's coupons for what they are about to buy, best first: the one that takes off most, among equals the one that
 * expires soonest. Then those that do not fit, with the reason.
 */
export async function findUsable(
  db: Orm | Transaction,
  { uid, ...bought }: { uid: number } & Bought,
): Promise<UsableCoupon[]> {
  const found = await findUnused(db, uid)
  return found
    .map((own) => ({ ...own, ...fit(own, bought) }))
    .sort(
      (a, b) =>
        b.discount - a.discount ||
        a.coupon.expire_at.getTime() - b.coupon.expire_at.getTime() ||
        a.coupon.user_coupon_id - b.coupon.user_coupon_id,
    )
}

function fit({ coupon, batch, isEarly }: OwnCoupon, bought: Bought): Pick<UsableCoupon, 'discount' | 'why'> {
  if (coupon.status === COUPON_STATUS.locked) return { discount: 0, why: 'locked' }
  const discount = discountOf(batch, bought)
  if (typeof discount !== 'number') return { discount: 0, why: discount }
  return isEarly ? { discount: 0, why: 'early' } : { discount, why: null }
}
