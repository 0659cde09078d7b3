import { and, asc, isNull, lte } from 'drizzle-orm'
import type { Context } from '../../../context'
import { takeTry } from '../../../limits/take-try'
import { chinaDay } from '../../../time/china-time'
import { tradingDay } from '../../market'
import { competition } from '../contest-tables'
import { applyActions } from '../matching/apply-actions'
import { expireOrders } from '../matching/expire-orders'
import { simSuspect } from '../rank-tables'
import { DAY_OVER_AT, findUnsettled, isOver, metSettledContest } from './contest-days'
import { freezeContest } from './freeze-contest'
import { type SettledDay, type SettleOptions, settleDay } from './settle-day'
import { SettlementRefusal } from './settlement-refusal'

type Tools = Pick<Context, 'db' | 'jobs' | 'log'>

/** How long until it retries where prices are missing. */
const AGAIN_S = 10 * 60

/**
 * Settles every day that is over of every contest that is open and not closed, in order, and freezes those that have
 * ended. On a trading day it enqueues a job for when the day is over; where something could not be settled yet, one
 * that retries.
 */
export async function settleDue(tools: Tools, now: Date = new Date()): Promise<void> {
  await doActions(tools, chinaDay(now))
  let isWaiting = false
  for (const competition_id of await findUnclosed(tools, chinaDay(now)))
    if (!(await settleContest(tools, competition_id, now))) isWaiting = true
  const afterSeconds = isWaiting ? AGAIN_S : await secondsUntilOver(tools, now)
  if (afterSeconds !== undefined) await leaveNext(tools, now, afterSeconds)
}

/** Several that run at once, or again after a kill, enqueue one. */
async function leaveNext({ db, jobs }: Tools, now: Date, afterSeconds: number): Promise<void> {
  const slot = Math.floor((now.getTime() / 1_000 + afterSeconds) / AGAIN_S)
  await db.orm.transaction(async (tx) => {
    const isFirst = await takeTry(tx, `settle contests ${slot}`, { most: 1, seconds: 3_600 })
    if (isFirst !== undefined) await jobs.enqueue(tx, 'settle-contests', {}, { afterSeconds })
  })
}

/**
 * Applies what must be done to holdings before a day: for the day itself, and for days whose announcement came late.
 */
export async function doActions({ db }: Pick<Tools, 'db'>, today: string): Promise<void> {
  const late = await db.orm
    .selectDistinct({ day: simSuspect.day })
    .from(simSuspect)
    .where(isNull(simSuspect.resolved_at))
    .orderBy(asc(simSuspect.day))
  for (const day of new Set([...late.map((one) => one.day), today])) await applyActions({ db }, day)
}

async function findUnclosed({ db }: Tools, today: string): Promise<string[]> {
  const rows = await db.orm
    .select({ competition_id: competition.competition_id })
    .from(competition)
    .where(and(competition.is_open, isNull(competition.closed_at), lte(competition.start_day, today)))
    .orderBy(asc(competition.start_day), asc(competition.competition_id))
  return rows.map(({ competition_id }) => competition_id)
}

/** Returns whether everything due could be done. A problem with one contest does not hold up the others. */
async function settleContest(tools: Tools, competition_id: string, now: Date): Promise<boolean> {
  const { db, log } = tools
  try {
    const contest = await metSettledContest(db.orm, competition_id)
    const today = chinaDay(now)
    const soFar = { ...contest, end_day: contest.end_day < today ? contest.end_day : today }
    const due = (await findUnsettled(db.orm, soFar)).filter((day) => isOver(day, now))
    for (const day of due) {
      const { outcome, ...settled } = await settleOverDay({ db }, competition_id, day, { now })
      if (outcome === 'settled')
        log.info({ competition_id, day, ...settled }, 'A day of a contest was settled')
    }
    if (isOver(contest.end_day, now)) {
      const { version, hash } = await freezeContest({ db }, competition_id)
      log.info({ competition_id, version, hash }, 'The ranking of a contest was frozen')
    }
    return true
  } catch (error) {
    if (error instanceof SettlementRefusal)
      log.warn({ competition_id, problem: error.problem, why: error.message }, 'A day cannot be settled yet')
    else log.error({ err: error, competition_id }, 'A day could not be settled; trying again')
    return false
  }
}

/** Settles a day that is over, after what its holdings and its orders still need. Throws a SettlementRefusal. */
export async function settleOverDay(
  { db }: Pick<Tools, 'db'>,
  competition_id: string,
  day: string,
  options: SettleOptions,
): Promise<SettledDay> {
  await applyActions({ db }, day)
  await expireOrders({ db }, day)
  return settleDay({ db }, competition_id, day, options)
}

/** Undefined: today the exchanges do not trade, or the day is over. */
async function secondsUntilOver({ db }: Tools, now: Date): Promise<number | undefined> {
  const day = chinaDay(now)
  if (isOver(day, now) || (await tradingDay(db.orm, day)) !== 'open') return undefined
  return (Date.parse(`${day}T${DAY_OVER_AT}:00+08:00`) - now.getTime()) / 1_000
}
