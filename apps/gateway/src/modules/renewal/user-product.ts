import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { findProduct, findSkus } from '../catalogue'
import { findOwnProduct } from '../orders'

/** What ends soon or has ended is renewed; what was never bought is bought. */
const RENEWABLE: readonly number[] = [2, 3]

/** How a visitor stands with a product, and what it can be renewed with now. */
export async function userProduct(
  { db }: Pick<Context, 'db'>,
  shop_product_id: number,
  uid: number,
): Promise<OperationResponse<Operations['userProductInfo']>> {
  const { status, expire_at } = await findOwnProduct(db.orm, { uid, shop_product_id })
  const product = await findProduct(db.orm, { shop_product_id })
  const skus = product?.isSold && RENEWABLE.includes(status) ? await findSkus(db.orm, shop_product_id) : []
  return {
    product_id: shop_product_id,
    name: product?.name ?? '',
    status,
    expire_at,
    renew_sku_ids: skus.map(({ sku_id }) => sku_id),
  }
}
