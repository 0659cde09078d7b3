import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { campaignCoupon, checkCoupon, receiveCampaignCoupon } from './check-coupon'
import { type CouponTools, giveCoupon } from './give-coupon'
import { myCoupons, usableCoupons } from './my-coupons'
import { redeemCoupon } from './redeem-code'

/** The calls by which visitors get coupons and see which they have. */
export function registerCouponOperations(app: FastifyInstance, tools: CouponTools): void {
  registerOperation(app, operations.couponCheck, ({ coupon_id }, _request, { uid }) =>
    checkCoupon(tools, coupon_id, uid),
  )
  registerOperation(app, operations.couponGive, (input, _request, { uid }) => giveCoupon(tools, input, uid))
  registerOperation(app, operations.coupon202409IsReceived, (_input, _request, { uid }) =>
    campaignCoupon(tools, uid),
  )
  registerOperation(app, operations.coupon202409Receive, (_input, _request, { uid }) =>
    receiveCampaignCoupon(tools, uid),
  )
  registerOperation(app, operations.couponRedeem, ({ code }, { ip }, { uid }) =>
    redeemCoupon(tools, code, { uid, ip }),
  )
  registerOperation(app, operations.myCoupons, (input, _request, { uid }) => myCoupons(tools, input, uid))
  registerOperation(app, operations.usableCoupons, (input, _request, { uid }) =>
    usableCoupons(tools, input, uid),
  )
}
