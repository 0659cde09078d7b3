import type { FeedKind } from '@yingzao/contract/studio'
import { holdsMoney } from './column-words'
import { wording } from './wording'

interface Seat {
  side: 'buy' | 'sell'
  name: string
  buy: number | null
  sell: number | null
}

const NOTHING = '--'
const number = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 4 })

/** The content of a cell, for people to read. */
export function cellText(kind: FeedKind, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (name === 'seats')
    return (value as Seat[]).length === 0 ? NOTHING : wording.seats((value as Seat[]).length)
  if (Array.isArray(value)) return wording.listed(value) || NOTHING
  if (typeof value !== 'number') return String(value)
  if (holdsMoney(kind, name)) return wording.yuan(number.format(value))
  return /^ch(?:ange_rate|g_)/.test(name) ? `${number.format(value)}%` : number.format(value)
}

/** The same as in a file, money in yuan, which is how cells are corrected. */
export function writtenCell(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (name === 'seats') return (value as Seat[]).map(writtenSeat).join(';\n')
  return Array.isArray(value) ? value.join('；') : String(value)
}

function writtenSeat({ side, name, buy, sell }: Seat): string {
  return [side === 'buy' ? '买' : '卖', name, buy ?? '', sell ?? ''].join('|')
}
