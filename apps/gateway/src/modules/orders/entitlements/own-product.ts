import type { Orm } from '../../../db/database'
import { findHeldProducts } from './entitlement-store'
import { type HeldState, stateOf } from './held-state'

/** The state of a product for somebody: that of what they hold, or 0 for never bought or revoked. */
export type OwnProduct = HeldState | { status: 0; expire_at: null; days_left: null }

const NEVER: OwnProduct = { status: 0, expire_at: null, days_left: null }

/** The state of one product for a visitor, even after it has ended. */
export async function findOwnProduct(
  db: Orm,
  { uid, shop_product_id }: { uid: number; shop_product_id: number },
): Promise<OwnProduct> {
  const held = await findHeldProducts(db, uid)
  const own = held.find((one) => one.shop_product_id === shop_product_id)
  return own ? stateOf(own.until, Date.now()) : NEVER
}

/** The products that a visitor has now. */
export async function findProductsInForce(db: Orm, uid: number): Promise<number[]> {
  const held = await findHeldProducts(db, uid)
  return held
    .filter(({ until }) => until === null || until.getTime() > Date.now())
    .map(({ shop_product_id }) => shop_product_id)
}
