import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { originOf } from '../../origin/origin'
import type { OrderTools } from '../orders'
import { findRemind } from './find-remind'
import type { SellingPages } from './products-on-page'
import { renewOrder } from './renew-order'
import { userProduct } from './user-product'

/** The calls by which visitors see what they have, renew it, and are reminded of it. */
export function registerRenewalOperations(
  app: FastifyInstance,
  tools: OrderTools & { selling: SellingPages },
): void {
  registerOperation(app, operations.userProductInfo, ({ product_id }, _request, { uid }) =>
    userProduct(tools, product_id, uid),
  )
  registerOperation(app, operations.renewWithCouponPayBefore, (input, request, { uid }) =>
    renewOrder(tools, input, uid, originOf(request)),
  )
  registerOperation(app, operations.jumpRemindFind, ({ page_code }, _request, { uid }) =>
    findRemind(tools, page_code, uid),
  )
}
