import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { statusOf } from '../contests/contest-status'
import type { Contest } from '../contests/contest-store'
import { metContest } from '../contests/met-contest'
import { assetNow } from './asset-now'
import { facesOf } from './face-of'
import { findHot } from './find-hot'
import { findFollowers } from './follow'
import { isMarketOpen } from './market-hours'
import { percentOfMillionths } from './percent'
import { findOwnPlayer } from './player-store'
import { standingOf } from './standing'

type Home = Operations['simulateHome']
type Answer = OperationResponse<Home>

/** The visitor's own account, and portfolios to look at. Throws `activityNotFound`. */
export async function simulateHome(
  { db: { orm } }: Pick<Context, 'db'>,
  { competition_id }: OperationInput<Home>,
  uid: number | null,
): Promise<Answer> {
  const contest = await metContest(orm, competition_id)
  const server_time = Date.now()
  return {
    competition_id: contest.competition_id,
    title: contest.title,
    status: statusOf(contest),
    server_time,
    is_market_open: await isMarketOpen(orm, new Date(server_time)),
    is_settling: contest.isSettling,
    my: uid === null ? null : await own(orm, contest, uid),
    hot: await hot(orm, contest, uid),
  }
}

async function own(db: Orm, contest: Contest, uid: number): Promise<Answer['my']> {
  const player = await findOwnPlayer(db, uid, contest.competition_id)
  if (!player) return null
  const { asset, cash } = await assetNow(db, player, contest)
  return {
    player_id: String(player.player_id),
    nick: player.nick_name,
    is_disqualified: player.isDisqualified,
    reason: player.disqualified_reason ?? '',
    asset,
    cash,
    ...(await standingOf(db, { player, contest, asset })),
  }
}

async function hot(
  db: Orm,
  { competition_id, settledDay }: Contest,
  uid: number | null,
): Promise<Answer['hot']> {
  if (settledDay === null) return []
  const places = await findHot(db, { competition_id, period: 'all', day: settledDay })
  const ids = places.map(({ player_id }) => player_id)
  const [faces, followersOf] = [await facesOf(db, places, uid), await findFollowers(db, ids, uid)]
  return places.map(({ player_id, rank, return_rate, win_rate, max_drawdown }) => ({
    player_id: String(player_id),
    nick: '',
    avatar: '',
    ...faces.get(player_id),
    rank,
    return: percentOfMillionths(return_rate),
    win_rate: percentOfMillionths(win_rate),
    max_drawdown: percentOfMillionths(max_drawdown),
    ...followersOf(player_id),
  }))
}
