import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { newestTick, nextTick, quotesOfTick } from '../../market'
import { writeEntries } from '../ledger/write-entries'
import { moveCursor, readCursor } from './cursor-store'
import { findHoldings } from './holding-store'
import { takeTurn } from './lock-book'
import { matchTick } from './match-tick'
import { type KeptQuote, meetQuotes } from './meet-quotes'
import { findOpenOrders, hasOpenOrders } from './open-orders'
import { keepQuotes, storeOutcomes } from './store-outcomes'
import { storeTrades } from './store-trades'
import { tickEntries } from './tick-entries'

/**
 * Matches the open orders against all quotes that have arrived since, in order, each tick in a transaction of its own:
 * a killed process leaves nothing half done, and the next one continues. Only one process at a time does this; the
 * others return at once. Returns how many ticks it has processed.
 */
export async function processTicks({ db }: Pick<Context, 'db'>): Promise<number> {
  for (let ticks = 0; ; ticks += 1) {
    const isDone = await db.orm.transaction(async (tx) => !(await takeTurn(tx)) || !(await processNext(tx)))
    if (isDone) return ticks
  }
}

/** Processes the next tick. False: there is none. */
export async function processNext(tx: Transaction): Promise<boolean> {
  const cursor = await readCursor(tx)
  const tick_id = await nextTick(tx, cursor)
  if (tick_id === undefined) return false
  const isAwaited = await hasOpenOrders(tx)
  if (isAwaited) await processTick(tx, tick_id)
  // Without open orders, all ticks that have arrived are skipped at once: no order ever meets quotes from before it.
  await moveCursor(tx, isAwaited ? tick_id : await newestTick(tx))
  return true
}

async function processTick(tx: Transaction, tick_id: number): Promise<void> {
  const quotes = await quotesOfTick(tx, tick_id)
  const orders = await findOpenOrders(
    tx,
    tick_id,
    quotes.map(({ code }) => code),
  )
  const codes = new Set(orders.map(({ code }) => code))
  const met = await meetQuotes(
    tx,
    quotes.filter(({ code }) => codes.has(code)),
  )
  const byCode = new Map(met.map((quote): [string, KeptQuote] => [quote.code, quote]))
  // What is left from an earlier day will expire: it never meets quotes of another day.
  const ofToday = orders.filter(({ code, day }) => byCode.get(code)?.day === day)
  const outcomes = matchTick(ofToday, byCode)
  const sales = outcomes.flatMap(({ before, fill }) => (fill && before.side === 'sell' ? [before] : []))
  const entries = tickEntries(outcomes, tick_id, await findHoldings(tx, sales))
  await storeOutcomes(tx, tick_id, outcomes)
  await writeEntries(tx, entries)
  await storeTrades(
    tx,
    outcomes.flatMap(({ before, state }) => (state === 'open' ? [] : [before.order_id])),
  )
  const metCodes = new Set(ofToday.map(({ code }) => code))
  await keepQuotes(
    tx,
    tick_id,
    met.filter(({ code }) => metCodes.has(code)),
  )
}
