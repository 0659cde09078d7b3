import type { Response } from '../answers/answer'
import { dayText, minuteText } from '../answers/moments'
import { priceText, yuanText } from '../simulate/simulate-words'
import { type Cost, costOf } from './order-cost'
import { countText, type Draft, readCount, readPrice, type Sheet, SIDES, usualPrice } from './order-entry'

export type Order = Response<'simulateOrder'>

/** The cost of a draft's order. A market order is calculated with what the other side asks now. */
export function costOfDraft(draft: Draft, sheet: Sheet): Cost | undefined {
  const { side, kind, qty } = draft
  const typed = kind === 'limit' && draft.price !== '' ? draft.price : usualPrice(sheet, side)
  const price = readPrice(typed)
  const count = readCount(qty)
  return price && count ? costOf({ side, qty: count, price }, sheet) : undefined
}

/** `佣金 5.00 元 · 过户费 0.04 元`: only sellers pay stamp duty. */
export function feesText({ commission, stamp, transfer }: Cost, side: Draft['side']): string {
  return [
    `佣金 ${yuanText(commission)}`,
    ...(side === 'sell' ? [`印花税 ${yuanText(stamp)}`] : []),
    `过户费 ${yuanText(transfer)}`,
  ].join(' · ')
}

/** The whole order in words, to be confirmed. */
export function confirmText(draft: Draft, sheet: Sheet): string {
  const { side, kind } = draft
  const cost = costOfDraft(draft, sheet)
  const price =
    kind === 'market' ? '按市价' : `按限价 ${priceText(Number(draft.price || usualPrice(sheet, side)))} 元`
  const what = `${price}${SIDES[side]}${sheet.name}（${sheet.code}）${countText(readCount(draft.qty) ?? 0)} ${sheet.unit}`
  if (!cost) return `${what}。`
  const fees = yuanText(cost.commission + cost.stamp + cost.transfer)
  const end = side === 'buy' ? '预计共付' : '预计到账'
  return `${what}，预计成交 ${yuanText(cost.amount)} 元，费用 ${fees} 元，${end} ${yuanText(cost.total)} 元。`
}

/** The state of an order. */
export function stateText({ state, filled_qty }: Order): string {
  if (state === 'open') return filled_qty > 0 ? '部分成交' : '未成交'
  return { filled: '已成交', cancelled: '已撤单', expired: '已过期' }[state]
}

/** `限价 38.00 元 · 100 股` */
export function orderText({ kind, price, qty }: Order): string {
  return `${kind === 'market' ? '市价' : `限价 ${priceText(price)}`} · 委托 ${countText(qty)}`
}

/** What was filled of it, at what price; empty: nothing was. */
export function filledText({ filled_qty, filled_price, fees }: Order): string {
  if (filled_qty === 0) return ''
  return `成交 ${countText(filled_qty)} · 均价 ${priceText(filled_price)} · 费用 ${yuanText(fees)} 元`
}

/** When it was placed and when it ended, with the day if that is not today. */
export function timesText({ accepted_at, ended_at, state }: Order, now: number): string {
  const time = (ms: number) =>
    dayText(ms) === dayText(now) ? minuteText(ms).slice(11) : minuteText(ms).slice(5)
  const end = { open: '', filled: '成交', cancelled: '撤单', expired: '过期' }[state]
  return [
    `${time(accepted_at)} 委托`,
    ...(ended_at === null || end === '' ? [] : [`${time(ended_at)} ${end}`]),
  ].join('，')
}
