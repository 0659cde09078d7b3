import type { FeedKind, FeedRow } from '@yingzao/contract/studio'
import { wording } from './wording'

type Titles = { readonly [Kind in FeedKind]: Readonly<Record<keyof FeedRow<Kind> & string, string>> }

/** The name of a kind of data, whatever title pages show. */
export const kindWords: Readonly<Record<FeedKind, string>> = wording.kinds

/** The names of each kind's columns. */
const TITLES: Titles = wording.cells

const MONEY: Readonly<Record<FeedKind, readonly string[]>> = {
  lhb: ['net_buy', 'buy', 'sell', 'seats'],
  jgdy: [],
  etf: ['scale'],
  fund: [],
}

/** The keys of a kind's columns, in the order in which they are shown. */
export const columnNames = (kind: FeedKind): string[] => Object.keys(TITLES[kind])

/** The name of a column. Rows of some kinds are filtered by a sector that none of their columns shows. */
export function columnTitle(kind: FeedKind, name: string): string {
  const titles: Readonly<Record<string, string>> = TITLES[kind]
  return titles[name] ?? (name === 'sector' ? wording.sector : name)
}

/** Whether a column holds money, which has a unit. */
export const holdsMoney = (kind: FeedKind, name: string): boolean => MONEY[kind].includes(name)

/** Whether a kind has money at all. */
export const hasMoney = (kind: FeedKind): boolean => MONEY[kind].length > 0
