import type { Payload } from '../answers/answer'
import type { Kind } from './kinds'

/** What a visitor has chosen of a data column; empty: the gateway's own choice. */
export interface Choice {
  /** A column; with `-` the smallest first. */
  sort: string
  date: string
  sector: string
}

export type Query = Payload<'feedList'>

const FIRST_SORTS: Record<Kind, string> = {
  lhb: 'net_buy',
  jgdy: 'survey_date',
  etf: 'chg_1d',
  fund: 'chg_1m',
}
/** The most rows of a column that are shown, and that the gateway returns at once. */
const MOST = { rows: 10_000, perPage: 500 }

export function firstChoice(kind: Kind): Choice {
  return { sort: FIRST_SORTS[kind], date: '', sector: '' }
}

/** The query for the first rows of a choice. */
export function queryOf(kind: Kind, page_size: number, { sort, date, sector }: Choice): Query {
  return { kind, sort, page_size, ...(date && { date }), ...(sector && { sector }) }
}

/**
 * What a tap on the head of a column sorts by: the largest first, or the smallest if that is how it is sorted already.
 */
export function nextSort(sort: string, key: string): string {
  return sort === key ? `-${key}` : key
}

/** `aria-sort` of a column; undefined: the table is not sorted by it. */
export function sortedBy(sort: string, key: string): 'descending' | 'ascending' | undefined {
  if (sort === key) return 'descending'
  return sort === `-${key}` ? 'ascending' : undefined
}

/** How many of `total` rows can be shown. */
export function shownMost(total: number): number {
  return Math.min(total, MOST.rows)
}

/**
 * The page that comes after `asked` rows, of which the first `first` came at once. It is as large as what has come so
 * far, up to what the gateway returns, so that thousands of rows take tens of calls; pages of such sizes never overlap.
 */
export function nextPage(asked: number, first: number): { page: number; page_size: number } {
  let page_size = first
  while (page_size * 2 <= MOST.perPage && asked % (page_size * 2) === 0) page_size *= 2
  return { page: asked / page_size + 1, page_size }
}
