import { chinaDay, dayAfter } from '../../time/china-time'
import { billDueAt } from './bill-due'
import { type BillOf, countOpenDays, findNewestDay, findOpenDays, insertDays } from './bill-store'
import { reconcileDay } from './reconcile-day'
import type { ReconciliationTools } from './reconciliation-tools'

/** Suppliers keep bills for three months. */
const KEPT_DAYS = 90
/** How long to wait before asking again for a bill that is not available yet. */
const ASK_AGAIN_S = 30 * 60

/**
 * Once a day: schedules the comparison of yesterday for when its bill should be there, and of every day that is not
 * closed, including those on which nothing ran here. A day that stays open raises an alarm, every day.
 * @param now the current time, for tests
 */
export async function leaveDays(tools: ReconciliationTools, now = new Date()): Promise<void> {
  const { db, jobs, log } = tools
  const yesterday = dayAfter(chinaDay(now), -1)
  const afterSeconds = Math.max(0, Math.ceil((billDueAt(yesterday).getTime() - now.getTime()) / 1_000))
  for (const { supplier, isSet } of Object.values(tools.suppliers)) {
    if (!isSet) continue
    const oldest = dayAfter(yesterday, 1 - KEPT_DAYS)
    const newest = await findNewestDay(db.orm, supplier)
    const first = newest === undefined ? yesterday : later(dayAfter(newest), oldest)
    await insertDays(
      db.orm,
      daysFrom(first, yesterday).map((day) => ({ supplier, day })),
    )
    const open = await findOpenDays(db.orm, supplier, oldest)
    await db.orm.transaction(async (tx) => {
      for (const day of open) await jobs.enqueue(tx, 'reconcile-day', { supplier, day }, { afterSeconds })
    })
  }
  const overdue = await countOverdue(tools, now)
  if (overdue > 0) log.error({ overdue }, 'Days are not reconciled. See them in the Studio, below 对账.')
}

/**
 * Days that are not closed although their bill should be available, excluding yesterday: today is the day on which that
 * one is looked at.
 */
export function countOverdue({ db }: Pick<ReconciliationTools, 'db'>, now = new Date()): Promise<number> {
  return countOpenDays(db.orm, dayAfter(chinaDay(now), -2))
}

/**
 * Compares a day. If there is no bill yet, it enqueues itself again for as long as it is still today; after that the
 * next day's run does.
 */
export async function reconcileLater(
  tools: ReconciliationTools,
  of: BillOf,
  now = new Date(),
): Promise<void> {
  const { state, fetched_at } = await reconcileDay(tools, of, now)
  const isToday = chinaDay(new Date(now.getTime() + ASK_AGAIN_S * 1_000)) === chinaDay(now)
  if (state !== 'open' || fetched_at !== null || !isToday) return
  await tools.db.orm.transaction((tx) =>
    tools.jobs.enqueue(tx, 'reconcile-day', of, { afterSeconds: ASK_AGAIN_S }),
  )
}

/** Days before the first start that a store for trying things out has. */
const FIRST_DAYS = 5

/** Compares the days before a first start at once, so that there is something to see. A repeat changes nothing. */
export async function compareFirstDays(tools: ReconciliationTools, now = new Date()): Promise<void> {
  const today = chinaDay(now)
  for (const { supplier, isSet } of Object.values(tools.suppliers)) {
    if (!isSet || (await findNewestDay(tools.db.orm, supplier)) !== undefined) continue
    for (const day of daysFrom(dayAfter(today, -FIRST_DAYS), dayAfter(today, -1)))
      await reconcileDay(tools, { supplier, day }, now)
  }
}

function daysFrom(first: string, last: string): string[] {
  return first > last ? [] : [first, ...daysFrom(dayAfter(first), last)]
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
