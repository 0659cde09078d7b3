import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm, Transaction } from '../../../db/database'
import { competition, simPlayer } from '../contest-tables'
import { simDay } from '../rank-tables'

type Reader = Orm | Transaction

const hasSignupBegun = sql<boolean>`${competition.signup_start} <= now()`
const isSignupOver = sql<boolean>`${competition.signup_end} <= now()`
const hasBegun = sql<boolean>`${competition.start_day} <= ${todayInChina}`
const isOver = sql<boolean>`${competition.end_day} < ${todayInChina}`
const isClosed = sql<boolean>`${competition.closed_at} IS NOT NULL`

/** The newest day with a ranking. Null: none yet. */
const settledDay = sql<string | null>`(SELECT max(d.day)::text FROM ${simDay} AS d
  WHERE d.competition_id = ${competition}.competition_id AND d.state = 'settled')`

/** A day is being settled, or the contest is over and its ranking is not final. */
const isSettling = sql<boolean>`(EXISTS (SELECT FROM ${simDay} AS d
    WHERE d.competition_id = ${competition}.competition_id AND d.state = 'settling')
  OR (${isOver} AND NOT ${isClosed}))`

const shown = {
  competition_id: competition.competition_id,
  title: competition.title,
  signup_start: competition.signup_start,
  signup_end: competition.signup_end,
  start_day: competition.start_day,
  end_day: competition.end_day,
  initial_fund: competition.initial_fund,
  places: competition.places,
  benchmark: competition.benchmark,
  prizes: competition.prizes,
  rules_text: competition.rules_text,
  view_rule_id: competition.view_rule_id,
  group_id: competition.group_id,
  most_percent: competition.most_percent,
  final_hash: competition.final_hash,
  hasSignupBegun,
  isSignupOver,
  hasBegun,
  isOver,
  isClosed,
  settledDay,
  isSettling,
  today: sql<string>`${todayInChina}::text`,
}

export type Contest = NonNullable<Awaited<ReturnType<typeof findContest>>>

/** Which contest is chosen where none is named: one open for sign-up, or one being traded; otherwise the newest. */
const MEANT = {
  signup: [desc(sql`${hasSignupBegun} AND NOT ${isSignupOver}`), desc(competition.start_day)],
  trading: [desc(hasBegun), desc(competition.start_day)],
} as const

/** A contest that is open. */
export async function findContest(
  db: Reader,
  competition_id: string | undefined,
  meant: keyof typeof MEANT = 'trading',
) {
  const isNamed: SQL | undefined =
    competition_id === undefined ? undefined : eq(competition.competition_id, competition_id)
  const [row] = await db
    .select(shown)
    .from(competition)
    .where(and(competition.is_open, isNamed))
    .orderBy(...MEANT[meant], desc(competition.competition_id))
    .limit(1)
  return row
}

/** How many have signed up, including those disqualified or erased. */
export async function countPlayers(db: Reader, competition_id: string): Promise<number> {
  return db.$count(simPlayer, eq(simPlayer.competition_id, competition_id))
}
