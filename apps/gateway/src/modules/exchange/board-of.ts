import type { Instrument } from '../market'
import type { BOARDS } from './exchange-tables'

/** Where a share is traded by rules of its own; `etf` is every ETF. */
export type Board = (typeof BOARDS)[number]

/** The prefixes of share codes. 609, 009 and 309 have not been assigned: the demo's codes begin with them. */
const BEGINNINGS: readonly (readonly [Exclude<Board, 'etf'>, RegExp])[] = [
  ['main', /^(60[01359]|00[01239])\d{3}$/],
  ['chinext', /^30[0129]\d{3}$/],
  ['star', /^68[89]\d{3}$/],
  // 920xxx is Beijing, though 900xxx are B shares of Shanghai.
  ['bse', /^(43|8[2378]|92)\d{4}$/],
]

/**
 * The board of an instrument, by its code; for an ETF by its kind. Null: it cannot be traded here, as it is an index, a
 * B share, or has an unknown code.
 */
export function boardOf({ code, kind }: Pick<Instrument, 'code' | 'kind'>): Board | null {
  if (kind === 'etf') return 'etf'
  if (kind === 'index') return null
  return BEGINNINGS.find(([, beginning]) => beginning.test(code))?.[0] ?? null
}
