import { and, eq, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import type { Contest } from '../contests/contest-store'
import { simPeriods, simRank } from '../rank-tables'
import { growthOf } from './percent'
import type { Player } from './player-store'

/** All ranks of a player on the last settled day, by period. */
export async function findRanks(
  db: Orm,
  { player_id }: Pick<Player, 'player_id'>,
  { settledDay }: Pick<Contest, 'settledDay'>,
) {
  if (settledDay === null) return []
  return db
    .select({
      period: simRank.period,
      rank: simRank.rank,
      return_rate: simRank.return_rate,
      win_rate: simRank.win_rate,
      closed_trades: simRank.closed_trades,
    })
    .from(simRank)
    .where(and(eq(simRank.player_id, player_id), eq(simRank.day, settledDay)))
    .orderBy(sql`array_position(${sql.param([...simPeriods])}::text[], ${simRank.period})`)
}

/** A player's return on their initial fund, and their rank in the whole contest. */
export async function standingOf(
  db: Orm,
  { player, contest, asset }: { player: Pick<Player, 'player_id'>; contest: Contest; asset: number },
): Promise<{ return: number; rank: number | null }> {
  const ranks = await findRanks(db, player, contest)
  return {
    return: growthOf(asset, contest.initial_fund),
    rank: ranks.find(({ period }) => period === 'all')?.rank ?? null,
  }
}
