import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { chinaMidnight } from '../../../time/china-time'
import { assetNow } from '../players/asset-now'
import { findOwnPlayer } from '../players/player-store'
import { standingOf } from '../players/standing'
import { benchmarkName } from './benchmark-name'
import { statusOf } from './contest-status'
import { type Contest, countPlayers } from './contest-store'
import { metContest } from './met-contest'

type Home = Operations['competitionHome']

/** A contest as its landing page shows it, and the visitor's standing in it. Throws `activityNotFound`. */
export async function competitionHome(
  { db: { orm } }: Pick<Context, 'db'>,
  { competition_id }: OperationInput<Home>,
  uid: number | null,
): Promise<OperationResponse<Home>> {
  const contest = await metContest(orm, competition_id, 'signup')
  const players = await countPlayers(orm, contest.competition_id)
  const left = contest.places === null ? null : Math.max(0, contest.places - players)
  return {
    competition_id: contest.competition_id,
    title: contest.title,
    status: statusOf(contest),
    can_enroll: contest.hasSignupBegun && !contest.isSignupOver && left !== 0,
    signup_start: contest.signup_start.getTime(),
    signup_end: contest.signup_end.getTime(),
    start: contest.start_day,
    end: contest.end_day,
    start_at: chinaMidnight(contest.start_day).getTime(),
    server_time: Date.now(),
    initial_fund: contest.initial_fund,
    places: contest.places,
    places_left: left,
    players,
    prizes: [...contest.prizes],
    rules: contest.rules_text,
    benchmark: await benchmarkName(orm, contest),
    most_percent: contest.most_percent,
    group_id: contest.group_id,
    is_settling: contest.isSettling,
    final_hash: contest.final_hash ?? '',
    my: uid === null ? null : await own(orm, contest, uid),
  }
}

async function own(db: Orm, contest: Contest, uid: number) {
  const player = await findOwnPlayer(db, uid, contest.competition_id)
  if (!player) return null
  const { asset } = await assetNow(db, player, contest)
  return {
    player_id: String(player.player_id),
    nick_name: player.nick_name,
    enrolled_at: player.enrolled_at.getTime(),
    is_disqualified: player.isDisqualified,
    reason: player.disqualified_reason ?? '',
    asset,
    ...(await standingOf(db, { player, contest, asset })),
  }
}
