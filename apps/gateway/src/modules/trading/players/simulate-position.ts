import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Orm } from '../../../db/database'
import { findInstruments, type Instrument, PRICE_UNIT, yuanOf } from '../../market'
import { findHoldings, type Holding, type Holdings } from './holdings-of'
import { metPlayer } from './met-player'
import { growthOf, percentOf } from './percent'
import { findNewestAsset } from './player-store'
import { type CountedPrice, pricesOf, shareValue } from './prices-of'
import { maskedCode, type SightTools, seenBefore } from './sight'

type Position = Operations['simulatePosition']
type Answer = OperationResponse<Position>
type Row = Answer['position'][number]
type Prices = ReadonlyMap<string, CountedPrice>

/**
 * Somebody's holdings. Visitors who may not see them at once get those at the beginning of the last trading day, and
 * newer ones masked: a share that was known before does not go missing, as that would reveal what was traded. Throws
 * `loginExpired` or `contentNotFound`.
 */
export async function simulatePosition(
  tools: SightTools,
  { player_id, competition_id }: OperationInput<Position>,
  uid: number | null,
): Promise<Answer> {
  const db = tools.db.orm
  const { player, contest, isOwn } = await metPlayer(db, { player_id, competition_id }, uid)
  const before = isOwn ? null : await seenBefore(tools, contest, uid)
  const current = await findHoldings(db, player.player_id, null)
  const shown = before === null ? current : await findHoldings(db, player.player_id, before)
  const known = new Set(shown.shares.map(({ code }) => code))
  const added = current.shares.filter(({ code }) => !known.has(code))
  const codes = [...known, ...added.map(({ code }) => code)]
  const prices = await pricesOf(db, codes, contest)
  const instruments = await findInstruments(db, [...known])
  const asset = worthOf(shown, prices)
  const rows = shown.shares.map((holding) => rowOf(holding, { prices, instruments, asset, isOwn, contest }))
  return {
    position: [...rows, ...masked(added, prices, worthOf(current, prices))].toSorted(
      (a, b) => b.weight - a.weight,
    ),
    cash: { weight: percentOf(asset - sharesOf(shown, prices), asset), amount: isOwn ? shown.cash : null },
    as_of: await dayOf(db, player.player_id, { before, isOver: contest.isOver }),
    is_simulated: codes.some((code) => prices.get(code)?.is_simulated === true),
    is_masked: added.length > 0,
  }
}

const sharesOf = ({ shares }: Holdings, prices: Prices): number =>
  shares.reduce((sum, holding) => sum + shareValue(holding, prices), 0)

const worthOf = (holdings: Holdings, prices: Prices): number =>
  holdings.cash + holdings.bound + sharesOf(holdings, prices)

interface Around {
  prices: Prices
  instruments: ReadonlyMap<string, Instrument>
  asset: number
  isOwn: boolean
  contest: { today: string; end_day: string; isOver: boolean }
}

function rowOf(holding: Holding, { prices, instruments, asset, isOwn, contest }: Around): Row {
  const { code, qty, cost, sellable, opened_day } = holding
  const counted = prices.get(code)
  const value = shareValue(holding, prices)
  const until = contest.isOver ? contest.end_day : contest.today
  return {
    code,
    name: instruments.get(code)?.name ?? '',
    is_masked: false,
    weight: percentOf(value, asset),
    cost: cost > 0 ? costOf(holding) : null,
    last: counted ? yuanOf(counted.price) : null,
    profit_rate: cost > 0 ? growthOf(value, cost) : null,
    days: daysBetween(opened_day, until),
    qty,
    sellable: isOwn ? sellable : null,
    is_suspended: counted?.is_suspended ?? false,
    is_frozen: counted?.is_frozen ?? false,
  }
}

/** In yuan per share, with the four decimals of a price. */
function costOf({ cost, qty }: Holding): number {
  return Math.max(1, Math.round((cost * 100) / qty)) / PRICE_UNIT
}

function daysBetween(from: string, until: string): number {
  return Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))
}

/** Only that there is a holding, its board, and its share of the total. */
function masked(added: readonly Holding[], prices: Prices, asset: number): Row[] {
  return added.map((holding) => ({
    code: maskedCode(holding.code),
    name: '',
    is_masked: true,
    weight: percentOf(shareValue(holding, prices), asset),
    cost: null,
    last: null,
    profit_rate: null,
    days: null,
    qty: null,
    sellable: null,
    is_suspended: false,
    is_frozen: false,
  }))
}

/** The day whose close it shows: once the contest is over, its last one. */
async function dayOf(
  db: Orm,
  player_id: number,
  { before, isOver }: { before: string | null; isOver: boolean },
): Promise<string> {
  const newest = isOver || before !== null ? await findNewestAsset(db, player_id, before) : undefined
  return newest?.day ?? ''
}
