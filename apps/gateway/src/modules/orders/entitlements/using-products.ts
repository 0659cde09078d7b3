import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { findProductNames } from '../../catalogue'
import { findHeldProducts } from './entitlement-store'

type Answer = OperationResponse<Operations['usingProducts']>
type Held = Answer['list'][number]

const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 30

/** What a visitor has or had, those that run longest first. Of what was taken back nothing is left. */
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

function stateOf(until: Date | null, now: number): Pick<Held, 'status' | 'expire_at' | 'days_left'> {
  if (until === null) return { status: 1, expire_at: null, days_left: null }
  const days_left = Math.max(0, Math.ceil((until.getTime() - now) / DAY_MS))
  const status = days_left === 0 ? 3 : days_left <= SOON_DAYS ? 2 : 1
  return { status, expire_at: until.getTime(), days_left }
}
