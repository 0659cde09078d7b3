import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findProduct, findProductNames, findSku } from '../catalogue'
import type { OwnCoupon } from './coupon-state'
import { findOwnCoupons } from './coupon-store'
import { findUsable } from './find-usable'
import { amountOf } from './worth'

type Services = Pick<Context, 'db'>

/** One part of a visitor's coupons. */
export async function myCoupons(
  { db }: Services,
  input: OperationInput<Operations['myCoupons']>,
  uid: number,
): Promise<OperationResponse<Operations['myCoupons']>> {
  const { list, total } = await findOwnCoupons(db.orm, { ...input, uid })
  const names = await findProductNames(db.orm, [...new Set(list.flatMap(({ batch }) => batch.products))])
  return {
    list: list.map((own) => ({
      state: own.state,
      ...shown(own),
      product_names: own.batch.products.flatMap((id) => names.get(id) ?? []),
      received_at: own.coupon.received_at.getTime(),
      used_at: own.coupon.used_at?.getTime() ?? null,
    })),
    total,
    page: input.page,
    page_size: input.page_size,
  }
}

/** A visitor's coupons for a sku, best first. Throws `productOffSale` for what is not on sale. */
export async function usableCoupons(
  { db }: Services,
  { shop_product_id, sku_id }: OperationInput<Operations['usableCoupons']>,
  uid: number,
): Promise<OperationResponse<Operations['usableCoupons']>> {
  const product = await findProduct(db.orm, { shop_product_id })
  const sku = product?.isSold && (await findSku(db.orm, shop_product_id, sku_id))
  if (!sku) throw new AppError(errors.productOffSale)
  const list = await findUsable(db.orm, { uid, shop_product_id, price: sku.price })
  return {
    price: sku.price,
    list: list.map((own) => ({ ...shown(own), discount: own.discount, why: own.why })),
  }
}

function shown({ coupon, batch }: OwnCoupon) {
  return {
    user_coupon_id: coupon.user_coupon_id,
    coupon_id: batch.coupon_id,
    title: batch.title,
    kind: batch.kind,
    amount: amountOf(batch),
    rate: batch.rate,
    threshold: batch.threshold,
    products: batch.products,
    use_from: batch.use_from?.getTime() ?? null,
    expire_at: coupon.expire_at.getTime(),
  }
}
