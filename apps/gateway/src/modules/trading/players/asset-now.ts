import type { Orm } from '../../../db/database'
import type { Contest } from '../contests/contest-store'
import { findHoldings } from './holdings-of'
import { findNewestAsset, type Player } from './player-store'
import { pricesOf, shareValue } from './prices-of'

/** A player's assets now, fen; once their contest is over, their final assets. */
export async function assetNow(
  db: Orm,
  { player_id }: Pick<Player, 'player_id'>,
  contest: Pick<Contest, 'isOver' | 'end_day'>,
): Promise<{ asset: number; cash: number }> {
  const { cash, bound, shares } = await findHoldings(db, player_id, null)
  const settled = contest.isOver ? await findNewestAsset(db, player_id) : undefined
  if (settled) return { asset: settled.asset, cash }
  const prices = await pricesOf(
    db,
    shares.map(({ code }) => code),
    contest,
  )
  const worth = shares.reduce((sum, holding) => sum + shareValue(holding, prices), 0)
  return { asset: cash + bound + worth, cash }
}
