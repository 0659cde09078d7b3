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
 * Makes the order by which a visitor renews, on the way of every other order: the same gate, the same coupon that one order
 * has, and one that waits is given again as it is. Refuses who has agreed to nothing.
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
    // One that waited may have another coupon than the one that was named now.
    coupon_valid: wanted.user_coupon_id !== undefined && user_coupon_id === wanted.user_coupon_id,
    expire_at: expire_at.getTime(),
  }
}
