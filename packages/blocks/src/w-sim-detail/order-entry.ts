import type { Response } from '../answers/answer'

export type Sheet = Response<'simulateOrderSheet'>
export type Side = 'buy' | 'sell'
type Kind = 'limit' | 'market'

/** What somebody is about to order, as it was typed. */
export interface Draft {
  side: Side
  /** The text in the field of the share. */
  text: string
  /** Empty: none is chosen yet. */
  code: string
  kind: Kind
  /** Empty: nothing was typed, and the field says what the other side asks. */
  price: string
  qty: string
}

export type Field = 'share' | 'price' | 'qty'
export type Faults = Partial<Record<Field | 'form', string>>

export const SIDES = { buy: '买入', sell: '卖出' } as const
export const KINDS = { limit: '限价', market: '市价' } as const

const UNIT = 10_000

export const unitsOf = (yuan: number) => Math.round(yuan * UNIT)

/** Returns a typed price in ten-thousandths of a yuan; undefined: it is not a price. */
export function readPrice(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{0,4}))?$/.exec(text.trim()) ?? []
  if (whole === undefined) return undefined
  const units = Number(whole) * UNIT + Number(part.padEnd(4, '0'))
  return units > 0 ? units : undefined
}

/** A price with as many decimals as its tick has: `38.20`, for a fund `1.286`. */
export function writePrice(units: number, { tick }: Pick<Sheet, 'tick'>): string {
  return (units / UNIT).toFixed(tick < 0.01 ? 3 : 2)
}

export function readCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined
}

export const countText = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** What is in the price field before anything is typed: what the other side asks, else the last price. */
export function usualPrice(sheet: Sheet, side: Side): string {
  const other = side === 'buy' ? sheet.ask1 : sheet.bid1
  return writePrice(held(unitsOf(other ?? sheet.last), sheet), sheet)
}

/** The nearest price that the limits of the day allow. */
function held(units: number, { limit_up, limit_down }: Pick<Sheet, 'limit_up' | 'limit_down'>): number {
  const most = limit_up === null ? Number.POSITIVE_INFINITY : unitsOf(limit_up)
  const least = limit_down === null ? 1 : unitsOf(limit_down)
  return Math.min(most, Math.max(least, units))
}

/** The price one tick up or down, on the grid of ticks, within the limits of the day. */
export function stepPrice(text: string, sheet: Sheet, step: 1 | -1): string {
  const tick = unitsOf(sheet.tick)
  const now = readPrice(text) ?? unitsOf(sheet.last)
  const next = step > 0 ? Math.floor(now / tick) * tick + tick : Math.ceil(now / tick) * tick - tick
  return writePrice(Math.max(tick, held(next, sheet)), sheet)
}

/** The most that can be ordered. */
export function mostOf(sheet: Sheet, side: Side): number {
  return Math.min(side === 'buy' ? sheet.buyable : sheet.sellable, sheet.most_shares)
}

/** The number of shares one step up or down; never less than the least that can be bought. */
export function stepCount(text: string, sheet: Sheet, step: 1 | -1): string {
  const { lot, lot_step, most_shares } = sheet
  const now = readCount(text) ?? 0
  if (now < lot) return String(lot)
  const over = now - lot
  const next = step > 0 ? Math.floor(over / lot_step) + 1 : Math.ceil(over / lot_step) - 1
  return String(Math.min(most_shares, lot + Math.max(0, next) * lot_step))
}

/** A part of the most that can be ordered, in whole lots. Selling all means all, odd lot included. */
export function partOfMost(sheet: Sheet, side: Side, part: number): string {
  const most = mostOf(sheet, side)
  if (part === 1 && side === 'sell') return String(most)
  const whole = inLots(Math.floor(most * part), sheet)
  return String(whole || (most < sheet.lot ? 0 : sheet.lot))
}

function inLots(count: number, { lot, lot_step }: Pick<Sheet, 'lot' | 'lot_step'>): number {
  return count < lot ? 0 : lot + Math.floor((count - lot) / lot_step) * lot_step
}

/** What is wrong with what was typed; nothing: the gateway may be asked. It judges again, by what holds then. */
export function faultsOf(draft: Draft, sheet: Sheet | undefined): Faults {
  if (draft.code === '' || !sheet) return { share: '请从列表中选择证券，或输入 6 位代码' }
  const price = draft.kind === 'limit' ? priceFault(draft, sheet) : undefined
  const qty = countFault(draft, sheet)
  return { ...(price && { price }), ...(qty && { qty }) }
}

function priceFault({ price, side }: Draft, sheet: Sheet): string | undefined {
  const units = readPrice(price || usualPrice(sheet, side))
  if (units === undefined) return '请填写委托价格'
  const yuan = (given: number) => `${writePrice(unitsOf(given), sheet)} 元`
  if (units % unitsOf(sheet.tick) !== 0) return `价格应为 ${sheet.tick} 元的整数倍`
  const { limit_up, limit_down, buy_most, sell_least } = sheet
  if (limit_up !== null && units > unitsOf(limit_up)) return `高于今日涨停价 ${yuan(limit_up)}`
  if (limit_down !== null && units < unitsOf(limit_down)) return `低于今日跌停价 ${yuan(limit_down)}`
  if (side === 'buy' && buy_most !== null && units > unitsOf(buy_most))
    return `此刻买入价不能高于 ${yuan(buy_most)}`
  if (side === 'sell' && sell_least !== null && units < unitsOf(sell_least))
    return `此刻卖出价不能低于 ${yuan(sell_least)}`
  return undefined
}

function countFault({ qty, side }: Draft, sheet: Sheet): string | undefined {
  const { lot, lot_step, most_shares, unit, sellable } = sheet
  const count = readCount(qty)
  if (!count) return `请填写${SIDES[side]}数量`
  if (count > most_shares) return `一笔委托最多 ${countText(most_shares)} ${unit}，请分成几笔`
  const most = mostOf(sheet, side)
  if (count > most)
    return side === 'buy'
      ? `最多可买 ${countText(most)} ${unit}`
      : `最多可卖 ${countText(most)} ${unit}，当日买入的次日可卖`
  const isInLots = (given: number) => given >= lot && (given - lot) % lot_step === 0
  if (isInLots(count)) return undefined
  const rest = side === 'sell' ? sellable - inLots(sellable, sheet) : 0
  if (rest > 0) {
    if (count === rest || isInLots(count - rest)) return undefined
    return `不足 ${lot} ${unit}的零头须一次性全部卖出`
  }
  if (count < lot) return `${SIDES[side]}数量至少为 ${lot} ${unit}`
  return lot === lot_step
    ? `数量应为 ${lot} ${unit}的整数倍`
    : `超过 ${lot} ${unit}的部分应为 ${lot_step} ${unit}的整数倍`
}

/** The field beside which a refusal of the gateway is shown. */
export function fieldOf(msg: string): Field | 'form' {
  if (/数量|零头|一笔委托最多|可用资金|最多占/.test(msg)) return 'qty'
  if (/价/.test(msg)) return 'price'
  return 'form'
}
