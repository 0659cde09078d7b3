import { simulateLimits } from '@yingzao/contract/server'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { simPlayer } from '../contest-tables'
import { simAsset, simRank } from '../rank-tables'
import { type Board, isOn, place } from '../settlement/leaderboard'

/** The best on a board whose portfolios are public, with their maximum drawdown. */
export async function findHot(db: Orm, board: Board) {
  return db
    .select({ ...place, max_drawdown: sql<number>`coalesce(${simAsset.max_drawdown}, 0)` })
    .from(simRank)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simRank.player_id))
    .leftJoin(simAsset, and(eq(simAsset.player_id, simRank.player_id), eq(simAsset.day, simRank.day)))
    .where(and(isOn(board), eq(simPlayer.is_private, false), isNotNull(simPlayer.uid)))
    .orderBy(asc(simRank.rank))
    .limit(simulateLimits.hot)
}
