import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { findProduct } from '../catalogue'
import { findEntitlement } from './entitlements/entitlement-store'

/** Whether a visitor has a product. One no longer sold is still theirs; for everybody else it is off sale. */
export async function findBought(
  { db }: Pick<Context, 'db'>,
  shop_product_id: number,
  uid: number,
): Promise<OperationResponse<Operations['findUserPayforProduct']>> {
  const product = await findProduct(db.orm, { shop_product_id })
  const until = await findEntitlement(db.orm, { uid, shop_product_id })
  if (!product || (until === undefined && !product.isSold)) throw new AppError(errors.productOffSale)
  return {
    is_pay: until === undefined ? 0 : 1,
    mode_shop_product_id: product.mode_shop_product_id,
    expire_at: until?.getTime() ?? null,
  }
}
