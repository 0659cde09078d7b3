import type { Context } from '../../../context'
import { changedCodes, newestTick } from '../../market'
import { isMarketOpen } from '../players/market-hours'
import { type QuoteRow, quoteRows } from './simulate-quotes'

/** Where streams read their quotes from. */
export interface QuoteSource {
  /** The number of the newest quotes. */
  newest(): Promise<number>
  /** Which of these shares have a quote numbered above `after`, up to `until`. */
  changed(codes: readonly string[], after: number, until: number): Promise<readonly string[]>
  /** The newest quotes of these shares, by their codes. */
  rows(codes: readonly string[]): Promise<ReadonlyMap<string, QuoteRow>>
  isMarketOpen(): Promise<boolean>
}

/** What is stored. */
export function storedQuotes({ db: { orm } }: Pick<Context, 'db'>): QuoteSource {
  return {
    newest: () => newestTick(orm),
    changed: (codes, after, until) => changedCodes(orm, codes, { after, until }),
    rows: (codes) => quoteRows(orm, codes),
    isMarketOpen: () => isMarketOpen(orm, new Date()),
  }
}
