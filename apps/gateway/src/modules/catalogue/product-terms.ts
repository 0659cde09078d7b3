import { inArray } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { product } from './catalogue-tables'

/** What a buyer agrees to besides the price. */
export interface ProductTerms {
  shop_product_id: number
  risk_level: string
  contract_id: string | null
}

/** The terms of these products, by their numbers. */
export function findProductTerms(
  db: Orm | Transaction,
  products: readonly number[],
): Promise<ProductTerms[]> {
  return db
    .select({
      shop_product_id: product.shop_product_id,
      risk_level: product.risk_level,
      contract_id: product.contract_id,
    })
    .from(product)
    .where(inArray(product.shop_product_id, [...products]))
    .orderBy(product.shop_product_id)
}
