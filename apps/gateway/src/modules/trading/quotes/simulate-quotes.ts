import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { findInstruments, findQuotes, yuanOf } from '../../market'
import { isMarketOpen } from '../players/market-hours'

type Quotes = Operations['simulateQuotes']
type Response = OperationResponse<Quotes>

/** The newest quote of a share, in the form sent to pages. */
export type QuoteRow = Response['list'][number]

/** The newest quotes of some shares, in the order they were asked for in. */
export async function simulateQuotes(
  { db: { orm } }: Pick<Context, 'db'>,
  { codes: asked }: OperationInput<Quotes>,
  now: Date = new Date(),
): Promise<Response> {
  const codes = codesOf(asked)
  const rows = await quoteRows(orm, codes)
  return {
    list: codes.flatMap((code) => rows.get(code) ?? []),
    is_market_open: await isMarketOpen(orm, now),
    server_time: now.getTime(),
  }
}

/** The codes in a list as a page writes it, without duplicates. */
export function codesOf(asked: string): string[] {
  return [...new Set(asked.split(','))]
}

/** The newest quotes of some shares by code, in the form sent to pages; a share without one is left out. */
export async function quoteRows(orm: Orm, codes: readonly string[]): Promise<ReadonlyMap<string, QuoteRow>> {
  const quotes = await findQuotes(orm, codes)
  const instruments = await findInstruments(orm, [...quotes.keys()])
  return new Map(
    Array.from(quotes, ([code, quote]) => {
      const { last, prev_close, ask1, bid1, is_suspended, is_simulated, quoted_at } = quote
      const row: QuoteRow = {
        code,
        name: instruments.get(code)?.name ?? '',
        last: yuanOf(last),
        prev_close: yuanOf(prev_close),
        change_rate: Math.round(((last - prev_close) / prev_close) * 10_000) / 100,
        ask1: ask1 === null ? null : yuanOf(ask1),
        bid1: bid1 === null ? null : yuanOf(bid1),
        is_suspended,
        is_simulated,
        quoted_at: quoted_at.getTime(),
      }
      return [code, row]
    }),
  )
}
