import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { likeText } from '../../../db/like-text'
import { competition, simPlayer } from '../contest-tables'
import { contestPhase } from './contests-phase'

/** What a list shows of a contest besides its row. */
export const counted = {
  players: playersOf(sql`true`),
  disqualified: playersOf(sql`p.disqualified_at IS NOT NULL`),
  phase: contestPhase,
}

/** The next contests, the last to begin first. */
export async function listContests(
  { db }: Pick<Context, 'db'>,
  { q, phase, after, limit }: StudioInput<StudioOperations['competitionList']>,
): Promise<StudioResponse<StudioOperations['competitionList']>> {
  const has = q ? `%${likeText(q)}%` : undefined
  const rows = await db.orm
    .select({ contest: competition, ...counted })
    .from(competition)
    .where(
      and(
        has === undefined
          ? undefined
          : or(ilike(competition.title, has), ilike(competition.competition_id, has)),
        phase === undefined ? undefined : sql`${contestPhase} = ${phase}`,
        isAfter(after),
      ),
    )
    .orderBy(desc(competition.start_day), desc(competition.competition_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map(listed)
  const last = list.at(-1)
  return {
    list,
    next: rows.length > limit && last ? `${last.start_day}.${last.competition_id}` : null,
  }
}

type Counted = Pick<
  StudioResponse<StudioOperations['competitionList']>['list'][number],
  'players' | 'disqualified' | 'phase'
>

/** A contest as a list shows it. */
export function listed({ contest, ...counts }: Counted & { contest: typeof competition.$inferSelect }) {
  return {
    competition_id: contest.competition_id,
    title: contest.title,
    signup_start: contest.signup_start.toISOString(),
    signup_end: contest.signup_end.toISOString(),
    start_day: contest.start_day,
    end_day: contest.end_day,
    places: contest.places,
    ...counts,
    is_open: contest.is_open,
    closed_at: contest.closed_at?.toISOString() ?? null,
    revision: contest.revision,
    updated_at: contest.updated_at.toISOString(),
  }
}

/** Counts the players of a contest that satisfy a condition on their row `p`. */
function playersOf(isMeant: SQL): SQL<number> {
  return sql<number>`(SELECT count(*)::int FROM ${simPlayer} AS p
    WHERE p.competition_id = ${competition}.competition_id AND ${isMeant})`
}

/** After the contest that `next` named; anything else begins at the start. */
function isAfter(text: string | undefined): SQL | undefined {
  const [, day, id] = /^(\d{4}-\d\d-\d\d)\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  // An impossible day, which `next` never was.
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
  return sql`(${competition.start_day}, ${competition.competition_id}) < (${day}::date, ${id}::text)`
}

/** In a query: whether a contest is this one. */
export const isContest = (competition_id: string): SQL => eq(competition.competition_id, competition_id)
