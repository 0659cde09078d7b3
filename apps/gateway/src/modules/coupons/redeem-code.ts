import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { networkOf } from '../../limits/network-of'
import { type Tries, takeTry } from '../../limits/take-try'
import { hashCode } from './code-text'
import { findBatch, findOwn, lockCode, redeemCode, takePromised } from './coupon-store'
import { type CouponTools, isFor, refuseSecond, untilTold } from './give-coupon'
import { amountOf } from './worth'

type Redeemed = OperationResponse<Operations['couponRedeem']>

/**
 * For one visitor, and for everybody on one network, which may be a hall of people with a code each. Correct codes
 * count as well, or one of them would pay for any number of guesses.
 */
const TRIES: Tries = { most: 10, seconds: 3_600 }
const TRIES_OF_NETWORK: Tries = { most: 600, seconds: 3_600 }

/**
 * Gives a visitor the coupon of a code on paper; the same code again gives the same coupon. A code that was never made,
 * that somebody else has redeemed, or whose time is over is `couponUnusable`. Throws `tooManyRequests` without looking
 * the code up once the tries are used up.
 */
export async function redeemCoupon(
  tools: CouponTools,
  code: string,
  { uid, ip }: { uid: number; ip: string },
): Promise<Redeemed> {
  const db = tools.db.orm
  const isAllowed =
    (await takeTry(db, `coupon-code visitor:${uid}`, TRIES)) !== undefined &&
    (await takeTry(db, `coupon-code ${networkOf(ip)}`, TRIES_OF_NETWORK)) !== undefined
  if (!isAllowed) throw new AppError(errors.tooManyRequests)
  const code_hash = hashCode(tools.config, code)
  return untilTold(() => db.transaction((tx) => redeemIn(tools, tx, code_hash, uid)))
}

async function redeemIn(
  tools: CouponTools,
  tx: Transaction,
  code_hash: string,
  uid: number,
): Promise<Redeemed | undefined> {
  const code = await lockCode(tx, code_hash)
  const batch = code && (await findBatch(tx, { coupon_id: code.coupon_id, uid }))
  if (!batch) throw new AppError(errors.couponUnusable)
  const { coupon_id, title } = batch
  const amount = amountOf(batch)
  if (code.user_coupon_id !== null) {
    const own = await findOwn(tx, { user_coupon_id: code.user_coupon_id, uid })
    if (!own) throw new AppError(errors.couponUnusable)
    const { user_coupon_id, expire_at } = own
    return { user_coupon_id, title, amount, expire_at: expire_at.getTime() }
  }
  await refuseSecond(tx, batch, uid, { title })
  if (batch.moment !== 'in') throw new AppError(errors.couponUnusable)
  if (!(await isFor({ ...tools, db: tx }, batch.rule_id, uid))) throw new AppError(errors.notEligible)
  const taken = await takePromised(tx, { coupon_id, uid })
  if (!taken) return undefined
  await redeemCode(tx, { code_hash, user_coupon_id: taken.user_coupon_id })
  return { ...taken, title, amount }
}
