import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import type { Origin } from '../../origin/origin'
import { createOrder, findOwnOrder, type OrderTools } from '../orders'

type Call = Operations['renewWithCouponPayBefore']

/**
 * Creates the order by which a visitor renews, in the same way as every other order: the same gate, the same single
 * coupon per order, and a waiting order is returned as it is. Refuses whoever has agreed to nothing.
 */
export async function renewOrder(
  tools: OrderTools,
  { consent, ...wanted }: OperationInput<Call>,
  uid: number,
  origin: Origin,
): Promise<OperationResponse<Call>> {
  if (consent !== 1) throw new AppError({ ...errors.consentRequired, msg: '请先阅读并同意服务协议' })
  const { pid } = await createOrder(tools, wanted, uid, origin)
  const order = await findOwnOrder(tools.db.orm, { pid, uid })
  if (!order) throw new Error(`The order ${pid} that was just given is gone.`)
  const { price, discount, payable, user_coupon_id, expire_at } = order
  return {
    pid,
    price,
    discount,
    payable,
    // A waiting order may have another coupon than the one named now.
    coupon_valid: wanted.user_coupon_id !== undefined && user_coupon_id === wanted.user_coupon_id,
    expire_at: expire_at.getTime(),
  }
}
