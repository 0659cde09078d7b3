import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { dayAfter } from '../../../time/china-time'
import { findBars } from '../../market'
import { benchmarkName } from '../contests/benchmark-name'
import { statusOf } from '../contests/contest-status'
import type { Contest } from '../contests/contest-store'
import { assetNow } from './asset-now'
import { curveOf, type DayValue } from './curve'
import { AREA, PICTURE } from './curve-scale'
import { curveSvg } from './curve-svg'
import { facesOf } from './face-of'
import { findFollowers } from './follow'
import { metPlayer } from './met-player'
import { growthOf, percentOf, percentOfMillionths } from './percent'
import { type DayAsset, findAssets } from './player-store'
import { findRanks } from './standing'

type Detail = Operations['simulateDetail']

/** Within this many days before the first one, a benchmark has certainly been traded. */
const RUN_UP_DAYS = 20

/** The record of a portfolio. Throws `loginExpired` or `contentNotFound`. */
export async function simulateDetail(
  { db: { orm } }: Pick<Context, 'db'>,
  { player_id, competition_id, period }: OperationInput<Detail>,
  uid: number | null,
): Promise<OperationResponse<Detail>> {
  const { player, contest, isOwn } = await metPlayer(orm, { player_id, competition_id }, uid)
  const no = String(player.player_id)
  const assets = await findAssets(orm, player.player_id)
  const newest = assets.at(-1)
  const asset = isOwn ? (await assetNow(orm, player, contest)).asset : (newest?.asset ?? contest.initial_fund)
  const ranks = await findRanks(orm, player, contest)
  const benchmark = await benchmarkOf(orm, contest, assets)
  const curve = curveOf({
    assets: assets.map(({ day, asset: value }) => ({ day, value })),
    benchmark,
    initial_fund: contest.initial_fund,
    period,
  })
  const benchmark_name = benchmark.length === 0 ? '' : await benchmarkName(orm, contest)
  const faces = await facesOf(orm, [player], uid)
  const followersOf = await findFollowers(orm, [player.player_id], uid)
  return {
    player: { player_id: no, nick: player.nick_name, avatar: '', ...faces.get(player.player_id), no },
    competition_id: contest.competition_id,
    title: contest.title,
    status: statusOf(contest),
    server_time: Date.now(),
    is_me: isOwn,
    is_private: player.is_private,
    is_disqualified: player.isDisqualified,
    reason: isOwn ? (player.disqualified_reason ?? '') : '',
    period,
    as_of: newest?.day ?? '',
    initial_fund: contest.initial_fund,
    asset,
    return: curve.at(-1)?.rate ?? growthOf(asset, contest.initial_fund),
    returns: ranks.map((one) => ({
      period: one.period,
      return: percentOfMillionths(one.return_rate),
      rank: one.rank,
    })),
    curve,
    benchmark: benchmark_name,
    chart: {
      svg: curveSvg({
        points: curve,
        nick: player.nick_name,
        benchmark: benchmark_name,
        id: `curve-${no}-${period}`,
      }),
      width: PICTURE.width,
      left: AREA.left,
      right: AREA.right,
    },
    ...recordOf(newest),
    ...followersOf(player.player_id),
  }
}

function recordOf(newest: DayAsset | undefined) {
  const { max_drawdown = 0, won_trades = 0, closed_trades = 0, frozen_codes = [] } = newest ?? {}
  return {
    max_drawdown: percentOfMillionths(max_drawdown),
    win_rate: percentOf(won_trades, closed_trades),
    trades: closed_trades,
    is_frozen: frozen_codes.length > 0,
  }
}

async function benchmarkOf(
  db: Orm,
  { benchmark }: Pick<Contest, 'benchmark'>,
  assets: readonly DayAsset[],
): Promise<DayValue[]> {
  const [first, last] = [assets[0], assets.at(-1)]
  if (benchmark === null || !first || !last) return []
  const from = dayAfter(first.day, -RUN_UP_DAYS)
  const bars = await findBars(db, benchmark, { from, until: last.day })
  return bars.map(({ day, close }) => ({ day, value: close }))
}
