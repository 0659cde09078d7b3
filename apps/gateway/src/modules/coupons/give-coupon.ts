import {
  type CatalogueEntry,
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import type { Orm, Transaction } from '../../db/database'
import { violates } from '../../db/violates'
import { AppError } from '../../http/app-error'
import type { Declared } from '../define-module'
import { judgeRules } from '../targeting'
import { findBatch, findNewest, type MetBatch, takeCoupon } from './coupon-store'
import { amountOf } from './worth'

export type CouponTools = Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'conditions'>
/** The same within a transaction, or without one. */
type JudgeTools = Pick<CouponTools, 'log' | 'conditions'> & { db: Orm | Transaction }

type Given = OperationResponse<Operations['couponGive']>

/** The errors for a batch that does not exist, or that cannot be taken from yet or any more. */
interface Closed {
  missing: CatalogueEntry
  before: CatalogueEntry
  after: CatalogueEntry
}

const UNUSABLE: Closed = {
  missing: errors.couponUnusable,
  before: errors.couponUnusable,
  after: errors.couponUnusable,
}

/** A campaign says when it begins and that it is over. */
export const CAMPAIGN: Closed = {
  missing: errors.activityNotFound,
  before: errors.activityNotStarted,
  after: errors.activityEnded,
}

/** More than the coupons that one person may have of a batch: each of them can cause one collision. */
const MOST_MEETINGS = 25

/**
 * Gives a visitor a coupon. Those who have it already are refused with it; then follow whether it can be taken now,
 * whether they are among those it is for, and whether any is left. However many taps come at once, each takes one or is
 * refused.
 */
export async function giveCoupon(
  tools: CouponTools,
  { coupon_id, page_code }: OperationInput<Operations['couponGive']>,
  uid: number,
  closed: Closed = UNUSABLE,
): Promise<Given> {
  const db = tools.db.orm
  return untilTold(async () => {
    const batch = await findBatch(db, { coupon_id, uid })
    if (!batch) throw new AppError(closed.missing)
    await refuseSecond(db, batch, uid)
    const refusal = await refusalOf({ ...tools, db }, batch, uid, closed)
    if (refusal) throw new AppError(refusal)
    const taken = await takeCoupon(db, { coupon_id, uid, page_code })
    return taken && { ...taken, amount: amountOf(batch) }
  })
}

/** Throws `couponAlreadyReceived`, with their newest, for those who have all that they may. */
export async function refuseSecond(
  db: Orm | Transaction,
  batch: MetBatch,
  uid: number,
  more: object = {},
): Promise<void> {
  if (!batch.hasAll) return
  const newest = await findNewest(db, { coupon_id: batch.coupon_id, uid })
  if (!newest) throw new Error(`Visitor ${uid} has all of ${batch.coupon_id} and none.`)
  const { user_coupon_id, expire_at } = newest
  throw new AppError(errors.couponAlreadyReceived, {
    user_coupon_id,
    amount: amountOf(batch),
    expire_at: expire_at.getTime(),
    ...more,
  })
}

/** Why a visitor who may have one more cannot have it now. Undefined: they can. */
export async function refusalOf(
  tools: JudgeTools,
  { moment, rule_id, stock }: MetBatch,
  uid: number,
  { before, after }: Pick<Closed, 'before' | 'after'> = UNUSABLE,
): Promise<CatalogueEntry | undefined> {
  if (moment !== 'in') return moment === 'before' ? before : after
  if (!(await isFor(tools, rule_id, uid))) return errors.notEligible
  return stock > 0 ? undefined : errors.couponOutOfStock
}

/** Whether a rule includes a visitor. */
export async function isFor(tools: JudgeTools, rule_id: string | null, uid: number): Promise<boolean> {
  if (rule_id === null) return true
  const results = await judgeRules(tools, uid, [rule_id])
  return results[rule_id] === true
}

/**
 * Takes one, and looks again if the situation has changed: `take` gives nothing, or violates the unique key because
 * another tap of the same visitor was faster. The next attempt says why nothing can be taken, or takes it.
 */
export async function untilTold<Taken>(take: () => Promise<Taken | undefined>): Promise<Taken> {
  for (let meeting = 0; meeting < MOST_MEETINGS; meeting += 1) {
    try {
      const taken = await take()
      if (taken) return taken
    } catch (error) {
      if (!violates(error, ['user_coupon_once'])) throw error
    }
  }
  throw new Error('A coupon could neither be taken nor be refused with a reason.')
}
