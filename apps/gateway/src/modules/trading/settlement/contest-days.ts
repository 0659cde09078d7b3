import { and, asc, desc, eq, gte, isNull, lte } from 'drizzle-orm'
import type { Orm, Transaction } from '../../../db/database'
import { chinaClock, chinaDay } from '../../../time/china-time'
import { findTradeDays, isTradeDay, lastTradeDay, UnknownTradeYear } from '../../market'
import { competition } from '../contest-tables'
import { simDay } from '../rank-tables'
import { SettlementRefusal } from './settlement-refusal'

type Reader = Orm | Transaction

/**
 * When a trading day is over for contests: delayed quotes of the closing auction have arrived, and orders have ended.
 */
export const DAY_OVER_AT = '15:10'

/** The fields of a contest needed to settle it. */
export type SettledContest = Pick<
  typeof competition.$inferSelect,
  'competition_id' | 'start_day' | 'end_day' | 'initial_fund'
>

/** A contest. Throws a SettlementRefusal. */
export async function metSettledContest(db: Reader, competition_id: string): Promise<SettledContest> {
  const { start_day, end_day, initial_fund } = competition
  const [contest] = await db
    .select({ competition_id: competition.competition_id, start_day, end_day, initial_fund })
    .from(competition)
    .where(eq(competition.competition_id, competition_id))
  if (contest) return contest
  throw new SettlementRefusal('unknown', `没有编号为 ${competition_id} 的比赛，请检查比赛编号。`)
}

/** The open contests that include a day and have no final ranking. */
export async function findContestsOn(db: Reader, day: string): Promise<string[]> {
  const { competition_id, start_day, end_day, closed_at } = competition
  const rows = await db
    .select({ competition_id })
    .from(competition)
    .where(and(competition.is_open, lte(start_day, day), gte(end_day, day), isNull(closed_at)))
    .orderBy(asc(competition_id))
  return rows.map((row) => row.competition_id)
}

/** Refuses a day that is not in the contest, is not over, or has an unsettled day before it. */
export async function refuseOutOfTurn(
  db: Reader,
  { competition_id, start_day, end_day }: SettledContest,
  { day, now }: { day: string; now: Date },
): Promise<void> {
  if (day < start_day || day > end_day)
    throw new SettlementRefusal(
      'unknown',
      `${day} 不在比赛期内，比赛 ${competition_id} 的交易日从 ${start_day} 到 ${end_day}。`,
    )
  if (!(await isOpen(db, day))) throw new SettlementRefusal('closed', `${day} 不是交易日，不需要结算。`)
  if (!isOver(day, now))
    throw new SettlementRefusal('early', `${day} 还没有收盘，${DAY_OVER_AT} 以后才能结算。`)
  const [left] = await findUnsettled(db, { competition_id, start_day, end_day: day })
  if (left !== undefined && left < day)
    throw new SettlementRefusal('earlier', `${left} 还没有结算，请按日期先后结算，先结算 ${left}。`)
}

async function isOpen(db: Reader, day: string): Promise<boolean> {
  return orUnknownYear(isTradeDay(db, day))
}

/** A day is only skipped if it is known to be without trading. */
async function orUnknownYear<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof UnknownTradeYear)) throw error
    throw new SettlementRefusal(
      'closed',
      `交易日历缺少 ${error.year} 年，不知道哪些天是交易日，请用 npm run data -- import trade-calendar 导入全年。`,
    )
  }
}

/** Whether a trading day is over, by China time. */
export function isOver(day: string, now: Date): boolean {
  const today = chinaDay(now)
  return day < today || (day === today && chinaClock(now) >= DAY_OVER_AT)
}

/**
 * The unsettled trading days between two days, earliest first. Throws a SettlementRefusal where the calendar is not
 * known.
 */
export async function findUnsettled(
  db: Reader,
  { competition_id, start_day, end_day }: Pick<SettledContest, 'competition_id' | 'start_day' | 'end_day'>,
): Promise<string[]> {
  await orUnknownYear(lastTradeDay(db, end_day))
  const days = await findTradeDays(db, start_day, end_day)
  const settled = await db
    .select({ day: simDay.day })
    .from(simDay)
    .where(and(eq(simDay.competition_id, competition_id), eq(simDay.state, 'settled')))
  const known = new Set(settled.map(({ day }) => day))
  return days.filter((day) => !known.has(day))
}

/** The newest settled day. Undefined: there is none. */
export async function findSettledDay(db: Reader, competition_id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ day: simDay.day })
    .from(simDay)
    .where(and(eq(simDay.competition_id, competition_id), eq(simDay.state, 'settled')))
    .orderBy(desc(simDay.day))
    .limit(1)
  return row?.day
}
