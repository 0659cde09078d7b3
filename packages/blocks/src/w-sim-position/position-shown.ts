import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'
import { plainPercent, priceText, signedPercent, yuanText } from '../simulate/simulate-words'

export type Position = Response<'simulatePosition'>
export type Share = Position['position'][number]

/** What is shown below the title. */
export type Part = 'loading' | 'position' | 'login' | 'none' | 'failed'

export function partOf(answer: Answer): Part {
  if (answer.state === 'known') return 'position'
  if (answer.state === 'loading') return 'loading'
  if (answer.state === 'anonymous') return 'login'
  return answer.code === CONTENT_NOT_FOUND ? 'none' : 'failed'
}

export function failureOf(answer: Answer): string {
  return (answer.state === 'failed' && answer.msg) || '持仓没有读取成功'
}

/** The date of the data. */
export function asOfText({ as_of }: Position): string {
  return as_of === '' ? '当前持仓' : `截至 ${as_of} 收盘`
}

/** The figures in the row of a share, in their order. */
export const FIGURE_NAMES = {
  weight: '占比',
  cost: '成本',
  last: '现价',
  qty: '持股',
  sellable: '可卖',
} as const

export type Figure = keyof typeof FIGURE_NAMES
export const FIGURES = Object.keys(FIGURE_NAMES) as Figure[]

/** A share in words. A figure without text is not shown: of a masked share only its part of the whole is known. */
export function wordsOf(share: Share) {
  const { code, name, is_masked, weight, cost, last, days, qty, sellable } = share
  const about = [name && code, days === null ? '' : daysText(days)].filter((text) => text !== '')
  const isOwn = sellable !== null
  const figures: Record<Figure, string> = {
    weight: plainPercent(weight),
    cost: is_masked ? '' : priceText(cost),
    last: is_masked ? '' : priceText(last),
    qty: isOwn ? countText(qty) : '',
    sellable: isOwn ? countText(sellable) : '',
  }
  return { name: name || code, about: about.join(' · '), rate: signedPercent(share.profit_rate), figures }
}

const daysText = (days: number) => (days === 0 ? '当日建仓' : `持有 ${days} 天`)
const countText = (shares: number | null) =>
  shares === null ? '--' : `${String(shares).replace(/\B(?=(\d{3})+$)/g, ',')} 股`

export function cashOf({ cash: { weight, amount } }: Position) {
  return { weight: plainPercent(weight), amount: amount === null ? '' : yuanText(amount) }
}

/** The share at a newer price, with its new return. Without a cost there is no rate. */
export function atPrice(share: Share, last: number): Share {
  const { cost } = share
  return { ...share, last, profit_rate: cost === null ? null : ((last - cost) / cost) * 100 }
}

/**
 * The shares whose prices are updated: the visible ones, of a portfolio as it is now. One whose price jumped without an
 * announcement counts at the price before, so it keeps that.
 */
export function followedCodes({ as_of, position }: Position): string[] {
  if (as_of !== '') return []
  return position.filter((share) => !share.is_masked && !share.is_frozen).map(({ code }) => code)
}

/** A share with every part rendered, for live.ts to fill. */
export const BLANK_SHARE: Share = {
  code: '',
  name: '',
  is_masked: false,
  weight: 0,
  cost: null,
  last: null,
  profit_rate: null,
  days: null,
  qty: null,
  sellable: null,
  is_suspended: false,
  is_frozen: false,
}

export const BLANK_POSITION: Position = {
  position: [],
  cash: { weight: 0, amount: null },
  as_of: '',
  is_simulated: false,
  is_masked: false,
}
