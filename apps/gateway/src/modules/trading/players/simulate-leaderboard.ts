import {
  competitionLimits,
  type OperationInput,
  type OperationResponse,
  type Operations,
  simulateLimits,
} from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { statusOf } from '../contests/contest-status'
import type { Contest } from '../contests/contest-store'
import { metContest } from '../contests/met-contest'
import { type AskedBoard, findLeaderboard, findOwnRank, type Place } from '../settlement/leaderboard'
import { facesOf } from './face-of'
import { percentOfMillionths } from './percent'
import { findOwnPlayer } from './player-store'

type Leaderboard = Operations['simulateLeaderboard']
type Answer = OperationResponse<Leaderboard>

/** The first hundred of a contest, and the visitor's own place. Throws `activityNotFound`. */
export async function simulateLeaderboard(
  { db: { orm } }: Pick<Context, 'db'>,
  { competition_id, period, page }: OperationInput<Leaderboard>,
  uid: number | null,
): Promise<Answer> {
  const contest = await metContest(orm, competition_id)
  const board = { competition_id: contest.competition_id, period }
  const { list, total, state, day } = await findLeaderboard(orm, { ...board, page })
  const faces = await facesOf(orm, list, uid)
  const prizes = period === 'all' ? contest.prizes : []
  return {
    list: list.map((place) => ({
      rank: place.rank,
      player_id: '',
      nick: '',
      avatar: '',
      ...faces.get(place.player_id),
      ...figuresOf(place, prizes),
      is_me: uid !== null && place.uid === uid,
    })),
    total,
    page,
    page_size: simulateLimits.perPage,
    competition_id: contest.competition_id,
    title: contest.title,
    status: statusOf(contest),
    period,
    as_of: day ?? '',
    is_settling: state === 'settling',
    is_final: contest.isClosed,
    final_hash: contest.final_hash ?? '',
    me: uid === null ? null : await own(orm, { contest, board, prizes, uid }),
  }
}

type Figures = Pick<Place, 'rank' | 'return_rate' | 'win_rate' | 'closed_trades'>

function figuresOf({ rank, return_rate, win_rate, closed_trades }: Figures, prizes: Contest['prizes']) {
  const isEnough = closed_trades >= competitionLimits.closedTradesForPrize
  const won = prizes.find(({ from_rank, until_rank }) => from_rank <= rank && rank <= until_rank)
  return {
    return: percentOfMillionths(return_rate),
    win_rate: percentOfMillionths(win_rate),
    closed_trades,
    prize: isEnough ? (won?.name ?? '') : '',
  }
}

const NOWHERE = { rank: null, return: 0, win_rate: 0, closed_trades: 0, prize: '' } as const

async function own(
  db: Orm,
  {
    contest,
    board,
    prizes,
    uid,
  }: { contest: Contest; board: AskedBoard; prizes: Contest['prizes']; uid: number },
): Promise<Answer['me']> {
  const player = await findOwnPlayer(db, uid, contest.competition_id)
  if (!player) return null
  const { place } = await findOwnRank(db, { ...board, player_id: player.player_id })
  return {
    player_id: String(player.player_id),
    nick: player.nick_name,
    is_disqualified: player.isDisqualified,
    reason: player.disqualified_reason ?? '',
    ...(place ? { rank: place.rank, ...figuresOf(place, prizes) } : NOWHERE),
  }
}
