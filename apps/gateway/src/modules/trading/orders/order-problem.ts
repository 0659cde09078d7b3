import { bandOf, isPrice, lotProblem, type Phase, takesOrders, tickProblem } from '../../exchange'
import type { Share } from './load-share'
import { countInWords, dayInWords, moneyInWords, priceInWords } from './words'

/** What somebody asks for. */
export interface Asked {
  side: 'buy' | 'sell'
  qty: number
  /** Ten-thousandths of a yuan; null: whatever the other side asks. */
  price: number | null
}

/** Why no order is accepted at this time, whatever its content. */
export function timeProblem({ day, isTradeDay, phase }: Pick<Share, 'day' | 'isTradeDay' | 'phase'>) {
  if (!isTradeDay) return `今天（${dayInWords(day)}）休市，交易日 9:15 起可以委托`
  return takesOrders(phase) ? undefined : CLOSED[phase]
}

const CLOSED: Partial<Record<Phase, string>> = {
  closed: '还没有到委托时间，9:15 起可以委托',
  break: '午间休市，13:00 起可以委托',
  after: '今天已经收市，下一个交易日 9:15 起可以委托',
}

/** Why an order is not accepted, in words for its player; undefined: share and time allow it. */
export function orderProblem(share: Share, asked: Asked, sellable: number): string | undefined {
  return (
    timeProblem(share) ??
    (share.quote.is_suspended ? `${share.name}停牌中，复牌后可以委托` : undefined) ??
    quantityProblem(share, asked, sellable) ??
    (asked.price === null ? marketProblem(share, asked) : priceProblem(share, asked.side, asked.price))
  )
}

function quantityProblem({ rules, unit }: Share, { side, qty }: Asked, sellable: number) {
  const { lot, lot_step, most_shares } = rules
  const verb = side === 'buy' ? '买入' : '卖出'
  switch (lotProblem(rules, { side, qty, sellable })) {
    case 'too_few':
      return `${verb}数量至少为 ${lot} ${unit}`
    case 'off_step':
      return lot === lot_step
        ? `${verb}数量应为 ${lot} ${unit}的整数倍`
        : `${verb}数量超过 ${lot} ${unit}的部分应为 ${lot_step} ${unit}的整数倍`
    case 'odd_rest':
      return `不足 ${lot} ${unit}的零头须一次性全部卖出`
    case 'too_many':
      return `一笔委托最多 ${countInWords(most_shares)} ${unit}，请分成几笔`
    case 'not_sellable':
      return notSellable({ qty, sellable, unit })
    case null:
      return undefined
  }
}

/** Also used when the ledger refuses it. */
export function notSellable({
  qty,
  sellable,
  unit,
}: {
  qty: number
  sellable: number
  unit: string
}): string {
  return `可卖数量不足，委托 ${countInWords(qty)} ${unit}，可卖 ${countInWords(sellable)} ${unit}（当日买入的下一个交易日才能卖出）`
}

/** The same of money. */
export function noCash({ needed, cash }: { needed: number; cash: number }): string {
  return `可用资金不足，需要 ${moneyInWords(needed)}，可用 ${moneyInWords(cash)}`
}

function priceProblem(share: Share, side: Asked['side'], price: number): string | undefined {
  const { rules, limits } = share
  switch (tickProblem(rules, price)) {
    case 'no_price':
      return '委托价格不对，请检查后再委托'
    case 'off_tick':
      return `委托价格应为 ${priceInWords(rules.tick)}的整数倍`
  }
  if (limits && price > limits.up)
    return `委托价 ${priceInWords(price)}高于今日涨停价 ${priceInWords(limits.up)}`
  if (limits && price < limits.down)
    return `委托价 ${priceInWords(price)}低于今日跌停价 ${priceInWords(limits.down)}`
  const { up, down } = bandNow(share, side)
  if (side === 'buy' && up !== null && price > up)
    return `连续竞价期间，买入价此刻不能高于 ${priceInWords(up)}`
  if (side === 'sell' && down !== null && price < down)
    return `连续竞价期间，卖出价此刻不能低于 ${priceInWords(down)}`
  return undefined
}

/** The highest bid and lowest ask allowed at this moment. Null: no bound besides the limits of the day. */
export function bandNow(
  { rules, quote, prev_close, phase, isOfToday }: Share,
  side: Asked['side'],
): { up: number | null; down: number | null } {
  if (phase !== 'continuous') return { up: null, down: null }
  const { ask1, bid1, last } = quote
  const sides = side === 'buy' ? [ask1, bid1] : [bid1, ask1]
  const reference = (isOfToday ? [...sides, last] : []).find(isPrice) ?? prev_close
  return bandOf(rules, reference) ?? { up: null, down: null }
}

function marketProblem({ phase, isOfToday, quote, name }: Share, { side }: Asked): string | undefined {
  if (phase !== 'continuous') return '市价委托只在 9:30–11:30 和 13:00–14:57 接受，其他时间请用限价委托'
  if (!isOfToday) return `${name}今天还没有行情，请用限价委托`
  if (side === 'buy' && !isPrice(quote.ask1)) return `${name}现在没有卖盘，市价买入不能成交，可以改用限价委托`
  if (side === 'sell' && !isPrice(quote.bid1))
    return `${name}现在没有买盘，市价卖出不能成交，可以改用限价委托`
  return undefined
}

/** How far above the last price, in per cent, a market order may go where a share has no price limits. */
const MARKET_MARGIN = 2

/** The price at which a buy order holds money: its own, or the worst it could be filled at. */
export function worstPrice({ limits, quote, rules: { tick } }: Share, price: number | null): number {
  if (price !== null) return price
  if (limits) return limits.up
  return Math.ceil((quote.last * (100 + MARKET_MARGIN)) / (100 * tick)) * tick
}

/** Why a buy order would put too much in one share; undefined: it would not. All in fen. */
export function capProblem({
  name,
  worth,
  asset,
  most_percent,
}: {
  name: string
  /** The share, including everything ordered of it. */
  worth: number
  asset: number
  most_percent: number
}): string | undefined {
  if (worth * 100 <= asset * most_percent) return undefined
  const percent = (worth * 100) / Math.max(asset, 1)
  return `委托后${name}将占总资产的 ${percent.toFixed(1)}%，单只证券最多占 ${most_percent}%`
}
