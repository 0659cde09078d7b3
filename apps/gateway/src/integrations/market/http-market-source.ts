import { z } from 'zod'
import type { Supplier } from '../supplier'
import type { MarketSource } from './market-source'

const yuan = (decimals: number) => z.string().regex(new RegExp(`^\\d{1,12}(\\.\\d{1,${decimals}})?$`))
const price = yuan(4)

const reply = z.object({
  source: z.string().trim().min(1).max(40),
  quotes: z.array(
    z.object({
      code: z.string(),
      last: price,
      prev_close: price,
      open: price.nullable(),
      high: price.nullable(),
      low: price.nullable(),
      bid1: price.nullable(),
      ask1: price.nullable(),
      volume: z.int().nonnegative(),
      amount: yuan(2),
      quoted_at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
      is_suspended: z.boolean(),
    }),
  ),
})

/** A source that answers `GET /quotes?codes=609901,000300.SH` in JSON. */
export function createHttpMarketSource(supplier: Supplier): MarketSource {
  return {
    async quotesOf(codes) {
      const { source, quotes } = await supplier.call({
        path: '/quotes',
        query: { codes: codes.join(',') },
        reply,
        repeatable: true,
      })
      const asked = new Set(codes)
      return quotes.filter(({ code }) => asked.has(code)).map((quote) => ({ ...quote, source }))
    },
  }
}
