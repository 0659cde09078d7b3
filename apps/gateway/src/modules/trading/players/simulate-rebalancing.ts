import {
  type OperationInput,
  type OperationResponse,
  type Operations,
  simulateLimits,
} from '@yingzao/contract/server'
import { desc, eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { findInstruments, type Instrument, yuanOf } from '../../market'
import { simTrade } from '../order-tables'
import { metPlayer } from './met-player'
import { percentOfHundredths } from './percent'
import { isMasked, maskedCode, type SeenBefore, type SightTools, seenBefore } from './sight'

type Rebalancing = Operations['simulateRebalancing']
type Trade = Awaited<ReturnType<typeof findTrades>>[number]

/**
 * Somebody's purchases and sales, newest first. A masked trade shows only its side, time and board: its weights would
 * identify it among earlier holdings. Throws `loginExpired` or `contentNotFound`.
 */
export async function simulateRebalancing(
  tools: SightTools,
  { player_id, competition_id, page }: OperationInput<Rebalancing>,
  uid: number | null,
): Promise<OperationResponse<Rebalancing>> {
  const db = tools.db.orm
  const { player, contest, isOwn } = await metPlayer(db, { player_id, competition_id }, uid)
  const before = isOwn ? null : await seenBefore(tools, contest, uid)
  const trades = await findTrades(db, player.player_id, page)
  const seen = trades.filter(({ day }) => !isMasked(day, before)).map(({ code }) => code)
  const instruments = await findInstruments(db, seen)
  const list = trades.map((trade) => rowOf(trade, before, instruments))
  return {
    list,
    total: await db.$count(simTrade, eq(simTrade.player_id, player.player_id)),
    page,
    page_size: simulateLimits.perPage,
    is_masked: list.some(({ is_masked }) => is_masked),
  }
}

async function findTrades(db: Orm, player_id: number, page: number) {
  return db
    .select()
    .from(simTrade)
    .where(eq(simTrade.player_id, player_id))
    .orderBy(desc(simTrade.trade_id))
    .limit(simulateLimits.perPage)
    .offset((page - 1) * simulateLimits.perPage)
}

function rowOf(trade: Trade, before: SeenBefore, instruments: ReadonlyMap<string, Instrument>) {
  const { day, traded_at, side, code } = trade
  const base = { day, time: traded_at.getTime(), side }
  if (isMasked(day, before))
    return {
      ...base,
      code: maskedCode(code),
      name: '',
      is_masked: true,
      from_weight: null,
      to_weight: null,
      price: null,
    }
  return {
    ...base,
    code,
    name: instruments.get(code)?.name ?? '',
    is_masked: false,
    from_weight: percentOfHundredths(trade.from_weight),
    to_weight: percentOfHundredths(trade.to_weight),
    price: yuanOf(trade.price),
  }
}
