import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import { findBatch, findNewest, type MetBatch } from './coupon-store'
import { CAMPAIGN, type CouponTools, giveCoupon, refusalOf } from './give-coupon'
import { amountOf } from './worth'

/** The batch of the holiday campaign, which pages request with calls of its own. */
const CAMPAIGN_COUPON = 'coupon202409'

/** Whether a visitor can have a coupon, or has it. Throws `couponUnusable` for a batch that does not exist. */
export async function checkCoupon(
  tools: CouponTools,
  coupon_id: string,
  uid: number,
): Promise<OperationResponse<Operations['couponCheck']>> {
  const batch = await findBatch(tools.db.orm, { coupon_id, uid })
  if (!batch) throw new AppError(errors.couponUnusable)
  const newest = await findNewest(tools.db.orm, { coupon_id, uid })
  const refusal = batch.hasAll
    ? errors.couponAlreadyReceived
    : await refusalOf({ ...tools, db: tools.db.orm }, batch, uid)
  return {
    can_receive: refusal ? 0 : 1,
    is_received: newest ? 1 : 0,
    stock: batch.stock,
    reason: refusal?.msg ?? '',
    user_coupon_id: newest?.user_coupon_id ?? null,
    expire_at: newest?.expire_at.getTime() ?? null,
    ...worthOf(batch),
  }
}

/** Whether a visitor has the campaign's coupon. Throws while the campaign is not running. */
export async function campaignCoupon(
  tools: CouponTools,
  uid: number,
): Promise<OperationResponse<Operations['coupon202409IsReceived']>> {
  const named = { coupon_id: CAMPAIGN_COUPON, uid }
  const batch = await findBatch(tools.db.orm, named)
  if (!batch) throw new AppError(CAMPAIGN.missing)
  if (batch.moment !== 'in') throw new AppError(CAMPAIGN[batch.moment])
  const newest = await findNewest(tools.db.orm, named)
  return {
    is_received: newest ? 1 : 0,
    received_at: newest?.received_at.getTime() ?? null,
    expire_at: newest?.expire_at.getTime() ?? null,
    stock: batch.stock,
    ...worthOf(batch),
  }
}

/** What it takes off, for pages to show: no page knows it better than the batch. */
function worthOf(batch: MetBatch) {
  const { title, kind, rate, threshold } = batch
  return { title, kind, amount: amountOf(batch), rate, threshold }
}

/** Gives a visitor the campaign's coupon. */
export async function receiveCampaignCoupon(
  tools: CouponTools,
  uid: number,
): Promise<OperationResponse<Operations['coupon202409Receive']>> {
  return giveCoupon(tools, { coupon_id: CAMPAIGN_COUPON }, uid, CAMPAIGN)
}
