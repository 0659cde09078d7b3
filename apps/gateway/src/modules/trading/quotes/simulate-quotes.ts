import type { OperationInput, OperationResponse, Operations } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { findInstruments, findQuotes, yuanOf } from '../../market'
import { isMarketOpen } from '../players/market-hours'

type Quotes = Operations['simulateQuotes']

/** The newest quotes of some shares, in the order they were asked for in. */
export async function simulateQuotes(
  { db: { orm } }: Pick<Context, 'db'>,
  { codes: asked }: OperationInput<Quotes>,
  now: Date = new Date(),
): Promise<OperationResponse<Quotes>> {
  const codes = [...new Set(asked.split(','))]
  const quotes = await findQuotes(orm, codes)
  const instruments = await findInstruments(orm, [...quotes.keys()])
  return {
    list: codes.flatMap((code) => {
      const quote = quotes.get(code)
      if (!quote) return []
      const { last, prev_close, ask1, bid1, is_suspended, is_simulated, quoted_at } = quote
      return {
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
    }),
    is_market_open: await isMarketOpen(orm, now),
    server_time: now.getTime(),
  }
}
