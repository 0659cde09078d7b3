import type { OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { chinaDay } from '../../../time/china-time'
import { amountOf, isPrice } from '../../exchange'
import { moneyToHold } from '../matching/charge-fill'
import { findPlayer, type Player } from './find-player'
import { isStale, loadShare, type Share } from './load-share'
import { bandNow, timeProblem, worstPrice } from './order-problem'
import { type Means, readMeans } from './player-means'
import { orderRefused, priceShown } from './words'

interface SheetOf {
  uid: number
  competition_id: string | undefined
  code: string
  /** Ten-thousandths of a yuan; null: whatever the other side asks. */
  price: number | null
}

/** What somebody needs to know before ordering a share. Throws a refusal for one that cannot be traded. */
export async function orderSheet(
  { db }: Pick<Context, 'db'>,
  { uid, competition_id, code, price }: SheetOf,
  now: Date = new Date(),
): Promise<OperationResponse<Operations['simulateOrderSheet']>> {
  const day = chinaDay(now)
  const player = await findPlayer(db.orm, { uid, competition_id, day })
  const share = await loadShare(db.orm, code, now)
  if ('problem' in share) throw orderRefused(share.problem)
  const means = await readMeans(db.orm, { player_id: player.player_id, code, day })
  const { quote, rules, limits } = share
  const shown = (given: number | null) => priceShown(isPrice(given) ? given : null)
  return {
    competition_id: player.competition_id,
    code,
    name: share.name,
    unit: share.unit,
    phase: share.isTradeDay ? share.phase : 'closed',
    closed_reason: timeProblem(share) ?? '',
    is_suspended: quote.is_suspended,
    is_stale: isStale(share, now),
    is_simulated: quote.is_simulated,
    quoted_at: quote.quoted_at.getTime(),
    last: quote.last / 10_000,
    prev_close: share.prev_close / 10_000,
    limit_up: priceShown(limits?.up ?? null),
    limit_down: priceShown(limits?.down ?? null),
    buy_most: priceShown(lowest(limits?.up, bandNow(share, 'buy').up)),
    sell_least: priceShown(highest(limits?.down, bandNow(share, 'sell').down)),
    ask1: share.isOfToday ? shown(quote.ask1) : null,
    bid1: share.isOfToday ? shown(quote.bid1) : null,
    tick: rules.tick / 10_000,
    lot: rules.lot,
    lot_step: rules.lot_step,
    most_shares: rules.most_shares,
    cash: means.cash,
    qty: means.qty,
    sellable: means.sellable,
    buyable: buyable(share, means, player, price),
    most_percent: player.most_percent,
    commission_rate: player.commission_rate,
    commission_min: player.commission_min,
    stamp_rate: rules.stamp_rate,
    transfer_rate: rules.transfer_rate,
  }
}

/** The most shares that cash and cap allow at a price, with all fees. */
function buyable(share: Share, means: Means, player: Player, price: number | null): number {
  const { lot, lot_step, most_shares } = share.rules
  const worst = worstPrice(share, price)
  if (!isPrice(worst)) return 0
  const room =
    Math.floor((means.asset * player.most_percent) / 100) -
    amountOf(share.quote.last, means.qty) -
    means.ordered
  const isAllowed = (qty: number) =>
    qty <= most_shares &&
    amountOf(worst, qty) <= room &&
    moneyToHold({ qty, price: worst }, player, share.rules) <= means.cash
  // A binary search for the steps above the minimum: every condition is monotonic in the quantity.
  let [low, high] = [-1, Math.floor(most_shares / lot_step) + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isAllowed(lot + middle * lot_step)) low = middle
    else high = middle
  }
  return low < 0 ? 0 : lot + low * lot_step
}

function lowest(...prices: (number | null | undefined)[]): number | null {
  const known = prices.filter((price) => typeof price === 'number')
  return known.length === 0 ? null : Math.min(...known)
}

function highest(...prices: (number | null | undefined)[]): number | null {
  const known = prices.filter((price) => typeof price === 'number')
  return known.length === 0 ? null : Math.max(...known)
}
