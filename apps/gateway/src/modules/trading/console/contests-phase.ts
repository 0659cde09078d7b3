import type { CompetitionPhase } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import { competition } from '../contest-tables'

/** Whether the last day of a contest is over. */
export const isOver = sql<boolean>`(${competition.end_day} < ${todayInChina} OR ${competition.closed_at} IS NOT NULL)`

/** In a query: the phase of a contest, by the database's clock. Sign-up may go on after trading has begun. */
export const contestPhase = sql<CompetitionPhase>`CASE WHEN ${isOver} THEN 'over'
  WHEN ${competition.start_day} <= ${todayInChina} THEN 'running'
  WHEN ${competition.signup_end} <= now() THEN 'waiting'
  WHEN ${competition.signup_start} <= now() THEN 'signup' ELSE 'before' END`
