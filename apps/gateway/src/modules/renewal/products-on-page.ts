import type { Context } from '../../context'
import { findProduct } from '../catalogue'
import type { PublishedPages } from '../pages'

/** The pages with something to pay for, by the blocks that say so. */
export type SellingPages = Pick<ReturnType<PublishedPages['blocksWith']>, 'find'>

/** The products that a page sells, in its order, each once. None for a page that sells nothing or does not exist. */
export async function productsOnPage(
  { db, selling }: Pick<Context, 'db'> & { selling: SellingPages },
  page_code: string,
): Promise<number[]> {
  const blocks = await selling.find(page_code)
  const products = await Promise.all(
    blocks.map(({ value, common }) => {
      const mark = textOf(value.mark) || textOf(common.action?.mark)
      const named = mark === '' ? { shop_product_id: Number(textOf(value.shop_product_id)) } : { mark }
      return isNamed(named) ? findProduct(db.orm, named) : undefined
    }),
  )
  return [...new Set(products.flatMap((product) => product?.shop_product_id ?? []))]
}

function textOf(prop: unknown): string {
  return typeof prop === 'string' ? prop : ''
}

/** A page may have any text where the number should be; the database takes whole numbers within a range. */
function isNamed(named: { mark: string } | { shop_product_id: number }): boolean {
  if ('mark' in named) return true
  return Number.isSafeInteger(named.shop_product_id) && named.shop_product_id > 0
}
