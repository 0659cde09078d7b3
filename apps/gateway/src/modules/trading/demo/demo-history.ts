import type { Fees } from '../../exchange'
import { type Bar, createRandom } from '../../market'
import { demoFees } from './demo-fees'

/** An order that was filled completely, with its effect on the player's holdings. Money is in fen. */
export interface DemoOrder extends Fees {
  /** Which player, counted from 0. */
  player: number
  day: string
  /** Minutes after the market opened. */
  minute: number
  code: string
  is_buy: boolean
  side: 'open' | 'add' | 'reduce' | 'close'
  qty: number
  price: number
  amount: number
  /** What a buyer paid, or the part of the cost that goes with what a seller sells. */
  cost: number
  from_weight: number
  to_weight: number
}

/** A player's assets at the end of a day. */
export interface DemoAsset {
  player: number
  day: string
  cash: number
  holdings: number
  asset: number
  peak: number
  max_drawdown: number
  closed_trades: number
  won_trades: number
}

export interface DemoHistory {
  orders: DemoOrder[]
  assets: DemoAsset[]
}

/** The market of some days, by the day and the code. */
export type DemoDays = ReadonlyMap<string, ReadonlyMap<string, Bar>>

interface Holding {
  qty: number
  cost: number
  bought: string
}

/** A trader with their own habits: how often, how much at once, and how many different shares at most. */
interface Trader {
  random: () => number
  often: number
  share: number
  most: number
  cash: number
  held: Map<string, Holding>
  peak: number
  max_drawdown: number
  closed: number
  won: number
}

/** A contest allows half of one's assets in one share; demo players keep well below that. */
const MOST_OF_ALL = 0.45

/**
 * What some players did on some days, deterministic for a given seed and market: they buy in lots at the middle of a
 * bar, sell from the next day on, and never go below zero.
 */
export function demoHistory(
  seed: string,
  { players, fund, days, codes }: { players: number; fund: number; days: DemoDays; codes: readonly string[] },
): DemoHistory {
  const orders: DemoOrder[] = []
  const assets: DemoAsset[] = []
  const traders = Array.from({ length: players }, (_none, player) => traderOf(`${seed} ${player}`, fund))
  const closes = new Map<string, number>()
  for (const [day, bars] of days) {
    // By the closes of the day before until this day's market has ended.
    for (const [player, trader] of traders.entries())
      orders.push(...actOn(trader, { day, bars, closes, codes }).map((order) => ({ ...order, player })))
    for (const [code, { close }] of bars) closes.set(code, close)
    for (const [player, trader] of traders.entries()) assets.push({ player, day, ...endOf(trader, closes) })
  }
  return { orders, assets }
}

function traderOf(seed: string, cash: number): Trader {
  const random = createRandom(seed)
  return {
    random,
    often: 0.2 + random() * 0.4,
    share: 0.16 + random() * 0.26,
    most: 2 + Math.floor(random() * 5),
    cash,
    held: new Map(),
    peak: cash,
    max_drawdown: 0,
    closed: 0,
    won: 0,
  }
}

interface Market {
  day: string
  bars: ReadonlyMap<string, Bar>
  closes: ReadonlyMap<string, number>
  codes: readonly string[]
}

type Act = Omit<DemoOrder, 'player'>

function actOn(trader: Trader, market: Market): Act[] {
  if (trader.random() > trader.often) return []
  const sale = trader.random() < 0.5 ? sell(trader, market) : undefined
  const purchase = trader.held.size < trader.most ? buy(trader, market) : undefined
  return [sale, purchase].filter((act) => act !== undefined)
}

function buy(trader: Trader, { day, bars, closes, codes }: Market): Act | undefined {
  const code = codes[Math.floor(trader.random() * codes.length)] ?? ''
  const minute = Math.floor(trader.random() * 110) + 125
  const bar = bars.get(code)
  if (!bar) return undefined
  const price = middleOf(bar)
  const asset = worthOf(trader, closes)
  const wanted = asset * trader.share * (0.6 + trader.random() * 0.8)
  const qty = Math.floor(Math.min(wanted, trader.cash * 0.95) / price) * 100
  if (qty < (code.startsWith('68') ? 200 : 100)) return undefined
  const before = trader.held.get(code)
  const amount = (qty * price) / 100
  const fees = demoFees(amount, true)
  const cost = amount + fees.commission + fees.transfer
  const held = before?.qty ?? 0
  if (((held + qty) * price) / 100 > asset * MOST_OF_ALL || cost > trader.cash) return undefined
  const all = { bought: day, qty: held + qty, cost: (before?.cost ?? 0) + cost }
  const weights = { from_weight: weightOf(held, price, asset), to_weight: weightOf(all.qty, price, asset) }
  trader.cash -= cost
  trader.held.set(code, all)
  const side = before ? 'add' : 'open'
  return { day, minute, code, is_buy: true, side, qty, price, amount, cost, ...fees, ...weights }
}

function sell(trader: Trader, { day, bars, closes }: Market): Act | undefined {
  const sellable = [...trader.held].filter(([code, { bought }]) => bought < day && bars.has(code))
  const [code, holding] = sellable[Math.floor(trader.random() * sellable.length)] ?? []
  const bar = bars.get(code ?? '')
  if (code === undefined || !holding || !bar) return undefined
  const price = middleOf(bar)
  const asset = worthOf(trader, closes)
  const half = Math.floor(holding.qty / 200) * 100
  const isWhole = half < 200 || trader.random() < 0.7
  const qty = isWhole ? holding.qty : half
  const amount = (qty * price) / 100
  const fees = demoFees(amount, false)
  const cost = isWhole ? holding.cost : Math.round((holding.cost * qty) / holding.qty)
  const left = holding.qty - qty
  const weights = {
    from_weight: weightOf(holding.qty, price, asset),
    to_weight: weightOf(left, price, asset),
  }
  trader.cash += proceedsOf(amount, fees)
  trader.closed += 1
  if (proceedsOf(amount, fees) > cost) trader.won += 1
  if (isWhole) trader.held.delete(code)
  else trader.held.set(code, { ...holding, qty: left, cost: holding.cost - cost })
  const minute = Math.floor(trader.random() * 115) + 3
  const side = isWhole ? 'close' : 'reduce'
  return { day, minute, code, is_buy: false, side, qty, price, amount, cost, ...fees, ...weights }
}

/** What a sale brings. */
export function proceedsOf(amount: number, { commission, stamp, transfer }: Fees): number {
  return amount - commission - stamp - transfer
}

function endOf(trader: Trader, closes: ReadonlyMap<string, number>) {
  const asset = worthOf(trader, closes)
  trader.peak = Math.max(trader.peak, asset)
  const fall = Math.round(((trader.peak - asset) / trader.peak) * 1_000_000)
  trader.max_drawdown = Math.max(trader.max_drawdown, fall)
  const { cash, peak, max_drawdown, closed: closed_trades, won: won_trades } = trader
  return { cash, holdings: asset - cash, asset, peak, max_drawdown, closed_trades, won_trades }
}

function worthOf({ cash, held }: Trader, closes: ReadonlyMap<string, number>): number {
  let worth = cash
  for (const [code, { qty, cost }] of held) {
    const close = closes.get(code)
    worth += close === undefined ? cost : (qty * close) / 100
  }
  return worth
}

/** The midpoint of a day's open and close; in whole fen, for ETFs in tenths of one. */
export function middleOf({ code, open, close }: Bar): number {
  const tick = code.startsWith('5') ? 10 : 100
  return Math.floor((open + close) / 2 / tick) * tick
}

function weightOf(qty: number, price: number, asset: number): number {
  return Math.min(10_000, Math.round(((qty * price) / 100 / asset) * 10_000))
}
