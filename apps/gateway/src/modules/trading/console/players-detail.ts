import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { findInstruments } from '../../market'
import { memberNames } from '../../members'
import { simAccount } from '../account-tables'
import { competition, simPlayer } from '../contest-tables'
import { priceShown } from '../orders/words'
import { assetNow } from '../players/asset-now'
import { findHoldings } from '../players/holdings-of'
import { growthOf, percentOfMillionths } from '../players/percent'
import { findNewestAsset } from '../players/player-store'
import { pricesOf, shareValue } from '../players/prices-of'
import { findRanks } from '../players/standing'
import { findSettledDay } from '../settlement/contest-days'
import { isOver } from './contests-phase'
import { listedPlayer, playersWhere } from './players-list'

type Answer = StudioResponse<StudioOperations['simPlayerDetail']>

interface Terms {
  isOver: boolean
  end_day: string
}

/** A player with their current assets, ranks and holdings. Throws `notFound`. */
export async function playerDetail(
  { config, db: { orm } }: Pick<Context, 'config' | 'db'>,
  { player_id }: StudioInput<StudioOperations['simPlayerDetail']>,
): Promise<Answer> {
  const found = await findTerms(orm, player_id)
  if (!found) throw new AppError(studioErrors.notFound)
  const settledDay = (await findSettledDay(orm, found.competition_id)) ?? null
  const [row] = await playersWhere(orm, eq(simPlayer.player_id, player_id), settledDay ?? undefined)
  if (!row) throw new AppError(studioErrors.notFound)
  const { asset } = await assetNow(orm, { player_id }, found)
  const settled = await findNewestAsset(orm, player_id)
  return {
    player: {
      ...listedPlayer(config, row),
      disqualified_by: found.disqualified_by ?? '',
      disqualified_reason: row.player.disqualified_reason ?? '',
    },
    competition_id: found.competition_id,
    competition_title: found.title,
    initial_fund: found.initial_fund,
    asset,
    ...(await accountOf(orm, player_id)),
    return_now: growthOf(asset, found.initial_fund),
    settled_day: settledDay,
    settled_asset: settled?.asset ?? null,
    max_drawdown: settled ? percentOfMillionths(settled.max_drawdown) : null,
    ranks: (await findRanks(orm, { player_id }, { settledDay })).map((one) => ({
      ...one,
      return_rate: percentOfMillionths(one.return_rate),
      win_rate: percentOfMillionths(one.win_rate),
    })),
    positions: await positionsOf(orm, player_id, found),
  }
}

async function findTerms(db: Orm, player_id: number) {
  const decider = memberNames('decider')
  const [row] = await db
    .select({
      competition_id: competition.competition_id,
      title: competition.title,
      initial_fund: competition.initial_fund,
      end_day: competition.end_day,
      isOver,
      disqualified_by: decider.name,
    })
    .from(simPlayer)
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .leftJoin(decider, eq(decider.member_id, simPlayer.disqualified_by))
    .where(eq(simPlayer.player_id, player_id))
  return row
}

async function accountOf(db: Orm, player_id: number) {
  const [account] = await db.select().from(simAccount).where(eq(simAccount.player_id, player_id))
  const { cash = 0, held = 0, receivable = 0 } = account ?? {}
  return { cash, held, receivable }
}

async function positionsOf(db: Orm, player_id: number, terms: Terms): Promise<Answer['positions']> {
  const { shares } = await findHoldings(db, player_id, null)
  const codes = shares.map(({ code }) => code)
  const [prices, instruments] = [await pricesOf(db, codes, terms), await findInstruments(db, codes)]
  return shares.map((holding) => {
    const value = shareValue(holding, prices)
    return {
      ...holding,
      name: instruments.get(holding.code)?.name ?? '',
      price: priceShown(prices.get(holding.code)?.price ?? null),
      value,
      profit: value - holding.cost,
    }
  })
}
