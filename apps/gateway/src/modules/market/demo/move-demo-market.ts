import { and, eq, inArray, max } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { takeLease } from '../../../integrations'
import { chinaDay, dayAfter } from '../../../time/china-time'
import { findTradeDays } from '../day-prices'
import { findCloses, findQuotes, type Quote } from '../market-store'
import { dailyBar } from '../market-tables'
import { findActionsOf } from '../quote-ticks'
import { storeQuotes } from '../store-quotes'
import { lastTradeDay } from '../trade-calendar'
import { referencePrice, tickOf } from './demo-bars'
import { DEMO_INSTRUMENTS } from './demo-instruments'
import { MADE_UP } from './demo-market'
import { closeOf, LAST_STEP, type Step, stepAt } from './demo-steps'
import { barOf, type DemoShare, demoQuotes } from './demo-walk'

type Tools = Pick<Context, 'db'>

/**
 * Longer than it takes to store a day of the market; it is renewed with each. A process that dies is waited for this
 * long.
 */
const LEASE_S = 30

/**
 * Brings the demo's quotes up to a moment, in one process at a time: for the current day only the newest quotes, and
 * before them a bar for each trading day that has closed since the last one. What is suspended, or came from elsewhere,
 * stays as it is. False: another process is doing it, or has taken over. Anything stored by a process that has not
 * noticed this yet is kept out by its key and by newer quotes.
 */
export async function moveDemoMarket({ db }: Tools, now: Date): Promise<boolean> {
  const lease = await takeLease(db, 'demo market', LEASE_S)
  if (!lease) return false
  try {
    const moving = await findMoving(db.orm)
    if (moving.length === 0) return true
    const step = await stepOfMarket(db.orm, now)
    for (const day of await findMissed(db.orm, moving, step)) {
      if (!(await lease.renew(LEASE_S))) return false
      await storeDay(db.orm, moving, day)
    }
    const shares = await sharesOf(db.orm, moving, step.day)
    await storeQuotes(db.orm, demoQuotes(shares, step))
    return true
  } finally {
    await lease.giveBack()
  }
}

/** The instruments of the demo whose quotes have come from nobody else. */
async function findMoving(orm: Orm): Promise<DemoShare['one'][]> {
  const quotes = await findQuotes(
    orm,
    DEMO_INSTRUMENTS.map(({ code }) => code),
  )
  const isDemo = (quote: Quote | undefined) =>
    quote?.is_simulated && quote.source === MADE_UP.source && !quote.is_suspended
  return DEMO_INSTRUMENTS.filter(({ code }) => isDemo(quotes.get(code)))
}

/** Where the market stands: within the day of a moment, or at the last close. */
async function stepOfMarket(orm: Orm, now: Date): Promise<Step> {
  const today = chinaDay(now)
  const step = stepAt(now)
  const day = await lastTradeDay(orm, step ? today : dayAfter(today, -1))
  return step && day === today ? step : closeOf(day)
}

/** Days that have closed since the last one that is stored, in their order. */
async function findMissed(orm: Orm, moving: readonly DemoShare['one'][], step: Step): Promise<string[]> {
  const [row] = await orm
    .select({ day: max(dailyBar.day) })
    .from(dailyBar)
    .where(
      and(
        inArray(
          dailyBar.code,
          moving.map(({ code }) => code),
        ),
        eq(dailyBar.source, MADE_UP.source),
      ),
    )
  if (!row?.day) return []
  const until = step.number === LAST_STEP ? step.day : dayAfter(step.day, -1)
  return findTradeDays(orm, dayAfter(row.day), until)
}

async function storeDay(orm: Orm, moving: readonly DemoShare['one'][], day: string): Promise<void> {
  const shares = await sharesOf(orm, moving, day)
  const bars = demoQuotes(shares, closeOf(day)).map((quote) => barOf(quote, day))
  if (bars.length > 0) await orm.insert(dailyBar).values(bars).onConflictDoNothing()
}

/** What they start a day from: the previous close, on an ex-date what is left of it. */
async function sharesOf(orm: Orm, moving: readonly DemoShare['one'][], day: string): Promise<DemoShare[]> {
  const closes = await findCloses(
    orm,
    moving.map(({ code }) => code),
    dayAfter(day, -1),
  )
  const actions = new Map((await findActionsOf(orm, day)).map((action) => [action.code, action]))
  return moving.flatMap((one) => {
    const close = closes.get(one.code)?.close
    if (close === undefined) return []
    const action = actions.get(one.code)
    return { one, prev_close: action ? referencePrice(close, action, tickOf(one)) : close }
  })
}
