import { type Bar, PRICE_UNIT, type Quote, yuanOf } from '../market'

/** Changes that volatility and the change over days are computed from. */
const CHANGES = 20
/** Trading days of a year in China, as the industry counts them. */
const DAYS_OF_YEAR = 242

/** How far a quote is above a cost in yuan, in per cent with two decimals. Dividends and bonus shares are ignored. */
export function aboveCost(last: number, cost: number): number {
  return rounded((last / (cost * PRICE_UNIT) - 1) * 100)
}

/**
 * The sample standard deviation of the newest 20 daily changes, annualised, in per cent with two decimals. Null with
 * fewer. A change is the logarithm of a close over the reference price of its day, so that an ex-date alone is not a
 * change. The bars are in chronological order.
 */
export function volatilityOf(bars: readonly Pick<Bar, 'close' | 'prev_close'>[]): number | null {
  if (bars.length < CHANGES) return null
  const changes = bars.slice(-CHANGES).map(({ close, prev_close }) => Math.log(close / prev_close))
  const mean = changes.reduce((sum, change) => sum + change, 0) / CHANGES
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0)
  return rounded(Math.sqrt(squares / (CHANGES - 1)) * Math.sqrt(DAYS_OF_YEAR) * 100)
}

/** What the newest 20 daily changes come to, in per cent with two decimals. Null with fewer. */
export function changeOf(bars: readonly Pick<Bar, 'close' | 'prev_close'>[]): number | null {
  if (bars.length < CHANGES) return null
  const product = bars
    .slice(-CHANGES)
    .reduce((times, { close, prev_close }) => (times * close) / prev_close, 1)
  return rounded((product - 1) * 100)
}

/** The lowest and the highest price of some bars and of the newest quote, in yuan. Null without any bar. */
export function rangeOf(
  bars: readonly Pick<Bar, 'high' | 'low'>[],
  quote: Pick<Quote, 'last' | 'high' | 'low'> | undefined,
): { low: number; high: number } | null {
  if (bars.length === 0) return null
  const today = quote ? [quote.last, quote.high ?? quote.last, quote.low ?? quote.last] : []
  const prices = [...bars.flatMap(({ high, low }) => [high, low]), ...today]
  return { low: yuanOf(Math.min(...prices)), high: yuanOf(Math.max(...prices)) }
}

function rounded(percent: number): number {
  // Adding 0 turns a negative zero into zero.
  return Math.round(percent * 100) / 100 + 0
}
