import { fenOf } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { type MarketSource, type SourceQuote, SupplierError } from '../../integrations'
import { takeTry } from '../../limits/take-try'
import { chinaClock, chinaDay } from '../../time/china-time'
import { findListedCodes, type Quote } from './market-store'
import { MOST_PRICE, type Price, priceOf } from './price'
import { isAhead, storeQuotes } from './store-quotes'
import { isTradeDay, UnknownTradeYear } from './trade-calendar'

type Tools = Pick<Context, 'db' | 'jobs' | 'log'>

/** When quotes are requested, by China's clock: from the call auction until delayed ones have arrived. */
const HOURS = { from: '09:15', until: '15:05' } as const

const MINUTE_S = 60
/** Codes per request. */
const AT_ONCE = 200

/**
 * Requests the quotes of all listed instruments and enqueues the job for the next minute, while the exchanges trade;
 * before that it enqueues one for the morning, and afterwards none, as one comes with the next day. If several run in
 * one minute, only the first does it.
 */
export async function askForQuotes(
  tools: Tools,
  source: MarketSource | undefined,
  now: Date = new Date(),
): Promise<void> {
  if (!source || !(await isOpenToday(tools, now))) return
  const clock = chinaClock(now)
  if (clock > HOURS.until) return
  if (clock < HOURS.from) return leaveNext(tools, now, startOf(now))
  const minute = Math.floor(now.getTime() / 60_000)
  // Must come before anything that may fail. In one transaction, so that a minute that is taken always has a next one.
  const isFirst = await tools.db.orm.transaction(async (tx) => {
    const taken = await takeTry(tx, `market quotes ${minute}`, { most: 1, seconds: 3_600 })
    if (taken === undefined) return false
    const afterSeconds = (minute + 1) * MINUTE_S - now.getTime() / 1_000
    await tools.jobs.enqueue(tx, 'market-quotes', {}, { afterSeconds })
    return true
  })
  if (isFirst) await fetchQuotes(tools, source, now)
}

async function fetchQuotes({ db, log }: Tools, source: MarketSource, now: Date): Promise<void> {
  const codes = await findListedCodes(db.orm)
  try {
    for (let first = 0; first < codes.length; first += AT_ONCE) {
      const given = await source.quotesOf(codes.slice(first, first + AT_ONCE))
      const quotes = given.flatMap((one) => readQuote(one, now) ?? [])
      if (quotes.length < given.length)
        log.warn(
          { dropped: given.length - quotes.length },
          'Quotes of the future or without a price were dropped',
        )
      await storeQuotes(db.orm, quotes)
    }
  } catch (error) {
    // The next minute asks again; to repeat this one would only be late.
    if (!(error instanceof SupplierError)) throw error
    log.warn({ err: error }, 'No new quotes in this minute')
  }
}

async function isOpenToday({ db, log }: Tools, now: Date): Promise<boolean> {
  try {
    return await isTradeDay(db.orm, chinaDay(now))
  } catch (error) {
    if (!(error instanceof UnknownTradeYear)) throw error
    log.warn({ err: error }, 'Quotes are not asked for, as nobody knows whether the exchanges trade today')
    return false
  }
}

async function leaveNext({ db, jobs }: Tools, now: Date, at: number): Promise<void> {
  const afterSeconds = Math.max(0, (at - now.getTime()) / 1_000)
  await db.orm.transaction((tx) => jobs.enqueue(tx, 'market-quotes', {}, { afterSeconds }))
}

function startOf(now: Date): number {
  return Date.parse(`${chinaDay(now)}T${HOURS.from}:00+08:00`)
}

/** In the units of the table. Undefined: it says something impossible. */
function readQuote(given: SourceQuote, now: Date): Quote | undefined {
  const last = priceIn(given.last)
  const prev_close = priceIn(given.prev_close)
  const amount = fenOf(given.amount)
  if (last === null || prev_close === null || amount === undefined) return undefined
  if (isAhead(given.quoted_at, now.getTime())) return undefined
  return {
    ...given,
    last,
    prev_close,
    open: priceIn(given.open),
    high: priceIn(given.high),
    low: priceIn(given.low),
    bid1: priceIn(given.bid1),
    ask1: priceIn(given.ask1),
    limit_up: null,
    limit_down: null,
    amount,
    is_simulated: false,
  }
}

/** Null: there is none, which some sources write as 0. */
function priceIn(text: string | null): Price | null {
  const price = text === null ? undefined : priceOf(text)
  return price !== undefined && price > 0 && price <= MOST_PRICE ? price : null
}
