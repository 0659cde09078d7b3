import type { Context } from '../../context'
import { findSoldSkus } from '../catalogue'
import { findHeldProducts } from './entitlements/entitlement-store'
import { mayBuyAgain } from './entitlements/may-buy-again'
import type { NoticesOnPages } from './seen-page'

/** An order, as far as it says what was bought and where. */
interface Bought {
  sku_id: number
  shop_product_id: number
  page_code: string | null
}

/**
 * On which page each of these can be bought again: the one that it was ordered on, which says what has to be read
 * first. None if that page is gone, the sku is not sold, or the visitor has the product for longer than may be
 * extended.
 */
export async function findAgainPages(
  { db, notices }: Pick<Context, 'db'> & { notices: NoticesOnPages },
  uid: number,
  orders: readonly Bought[],
): Promise<(order: Bought) => string | null> {
  const sold = await findSoldSkus(
    db.orm,
    orders.map(({ sku_id }) => sku_id),
  )
  const held = new Map(
    (await findHeldProducts(db.orm, uid)).map(({ shop_product_id, until }) => [shop_product_id, until]),
  )
  const codes = [...new Set(orders.flatMap(({ page_code }) => page_code ?? []))]
  const pages = await Promise.all(
    codes.map(async (asked) => [asked, (await notices.findPage(asked))?.code] as const),
  )
  const addresses = new Map(pages.flatMap(([asked, code]) => (code ? [[asked, `/h5-page/h5/${code}`]] : [])))
  return ({ sku_id, shop_product_id, page_code }) => {
    const isOpen = sold.has(sku_id) && mayBuyAgain(held.get(shop_product_id))
    return (isOpen && page_code !== null && addresses.get(page_code)) || null
  }
}
