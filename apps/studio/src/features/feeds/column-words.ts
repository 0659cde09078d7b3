import type { FeedKind, FeedRow } from '@yingzao/contract/studio'
import { wording } from './wording'

type Titles = { readonly [Kind in FeedKind]: Readonly<Record<keyof FeedRow<Kind> & string, string>> }

/** What a kind of data is called, whatever title pages show. */
export const kindWords: Readonly<Record<FeedKind, string>> = wording.kinds

/** What the columns of each kind are called. */
const TITLES: Titles = wording.cells

const MONEY: Readonly<Record<FeedKind, readonly string[]>> = {
  lhb: ['net_buy', 'buy', 'sell', 'seats'],
  jgdy: [],
  etf: ['scale'],
  fund: [],
}

/** The names of the columns of a kind, in the order in which they are shown. */
export const columnNames = (kind: FeedKind): string[] => Object.keys(TITLES[kind])

/** What a column is called. Rows of some kinds are narrowed down by a sector that none of their columns shows. */
export function columnTitle(kind: FeedKind, name: string): string {
  const titles: Readonly<Record<string, string>> = TITLES[kind]
  return titles[name] ?? (name === 'sector' ? wording.sector : name)
}

/** Whether a column holds money, which has a unit. */
export const holdsMoney = (kind: FeedKind, name: string): boolean => MONEY[kind].includes(name)

/** Whether a kind has money at all. */
export const hasMoney = (kind: FeedKind): boolean => MONEY[kind].length > 0
