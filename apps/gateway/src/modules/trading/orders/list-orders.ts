import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { chinaDay } from '../../../time/china-time'
import { findPlayer } from './find-player'
import { ordersShown } from './order-shown'
import { findOrders } from './order-store'

interface Listed {
  uid: number
  competition_id: string | undefined
  before: number | undefined
  page_size: number
}

/** The orders of a visitor in a contest, newest first, including those that have ended. */
export async function listOrders(
  { db }: Pick<Context, 'db'>,
  { uid, competition_id, before, page_size }: Listed,
  now: Date = new Date(),
): Promise<OperationResponse<Operations['simulateOrders']>> {
  const player = await findPlayer(db.orm, { uid, competition_id, day: chinaDay(now) })
  const { player_id } = player
  // One more than requested shows whether there are further ones.
  const rows = await findOrders(db.orm, { player_id, before, limit: page_size + 1 })
  const shown = rows.slice(0, page_size)
  return {
    competition_id: player.competition_id,
    list: await ordersShown(db.orm, shown),
    next: rows.length > page_size ? String(shown.at(-1)?.order_id) : null,
  }
}
