import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { findProductNames } from '../../catalogue'
import { findHeldProducts } from './entitlement-store'
import { stateOf } from './held-state'

type Answer = OperationResponse<Operations['usingProducts']>

/** What a visitor has or had, those that run longest first. What was revoked is left out. */
export async function usingProducts({ db }: Pick<Context, 'db'>, uid: number): Promise<Answer> {
  const held = await findHeldProducts(db.orm, uid)
  const names = await findProductNames(
    db.orm,
    held.map(({ shop_product_id }) => shop_product_id),
  )
  const now = Date.now()
  return {
    list: held.map(({ shop_product_id, until }) => ({
      product_id: shop_product_id,
      name: names.get(shop_product_id) ?? '',
      ...stateOf(until, now),
    })),
  }
}
