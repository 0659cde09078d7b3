import type { Context } from '../../context'
import { findProductNames } from '../catalogue'
import { findHeldProducts } from './entitlements/entitlement-store'
import { stateOf } from './entitlements/held-state'
import { findBoughtAt, findWaiting } from './order-store'
import type { NoticesOnPages } from './seen-page'

/** What somebody who has ordered or bought may be reminded of. */
type Reminder =
  | { type: 'unpaid'; pid: string; name: string; payable: number; minutes: number }
  | {
      type: 'expiring'
      shop_product_id: number
      name: string
      expire_at: number
      days_left: number
      page?: string
    }

interface Asked {
  uid: number
  /** What the asking page sells. Empty: any product. */
  products: readonly number[]
}

/**
 * What is pending for a visitor: an order that can still be paid, or else a product that ends within 30 days, which is
 * renewed on the page where it was bought. Undefined: nothing is.
 */
export async function findReminder(
  { db, notices }: Pick<Context, 'db'> & { notices: NoticesOnPages },
  { uid, products }: Asked,
): Promise<Reminder | undefined> {
  const isMeant = (shop_product_id: number) => products.length === 0 || products.includes(shop_product_id)
  const waiting = (await findWaiting(db.orm, uid)).find((order) => isMeant(order.shop_product_id))
  if (waiting) return { type: 'unpaid', ...waiting }
  const now = Date.now()
  const ending = (await findHeldProducts(db.orm, uid))
    .map(({ shop_product_id, until }) => ({ shop_product_id, ...stateOf(until, now) }))
    .filter(({ shop_product_id, status }) => status === 2 && isMeant(shop_product_id))
    .at(-1)
  if (!ending?.expire_at || !ending.days_left) return undefined
  const { shop_product_id, expire_at, days_left } = ending
  const names = await findProductNames(db.orm, [shop_product_id])
  const code = await findBoughtAt(db.orm, { uid, shop_product_id })
  const page = code === undefined ? undefined : await notices.findPage(code)
  return {
    type: 'expiring',
    shop_product_id,
    name: names.get(shop_product_id) ?? '',
    expire_at,
    days_left,
    ...(page && { page: page.code }),
  }
}
