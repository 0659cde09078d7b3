import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, ilike, inArray, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { barCloses, instrumentNames, yuanOf } from '../../market'
import { memberNames } from '../../members'
import { simPosition } from '../account-tables'
import { competition, simPlayer } from '../contest-tables'
import { simSuspect } from '../rank-tables'

type Call = StudioOperations['simSuspectList']
type Suspect = StudioResponse<Call>['list'][number]

/** The next shares with an implausible price on some day, newest day first. */
export async function listSuspects(
  { db }: Pick<Context, 'db'>,
  { state, q, after, limit }: StudioInput<Call>,
): Promise<StudioResponse<Call>> {
  const member = memberNames('resolver')
  const instrument = instrumentNames('instrument_name')
  const bar = barCloses('bar_close')
  const rows = await db.orm
    .select({
      suspect: simSuspect,
      name: instrument.name,
      close: bar.close,
      prev_close: bar.prev_close,
      resolved_by: member.name,
    })
    .from(simSuspect)
    .innerJoin(instrument, eq(instrument.code, simSuspect.code))
    .leftJoin(bar, and(eq(bar.code, simSuspect.code), eq(bar.day, simSuspect.day)))
    .leftJoin(member, eq(member.member_id, simSuspect.resolved_by))
    .where(
      and(
        state && (state === 'open' ? isNull(simSuspect.resolved_at) : isNotNull(simSuspect.resolved_at)),
        q
          ? or(like(simSuspect.code, `${likeText(q)}%`), ilike(instrument.name, `%${likeText(q)}%`))
          : undefined,
        after === undefined
          ? undefined
          : sql`${simSuspect.day}::text || '.' || ${simSuspect.code} < ${after} COLLATE "C"`,
      ),
    )
    .orderBy(desc(simSuspect.day), sql`${simSuspect.code} COLLATE "C" DESC`)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const holders = await findHolders(
    db.orm,
    shown.map(({ suspect }) => suspect.code),
  )
  const list = shown.map(({ suspect, name, close, prev_close, resolved_by }) => ({
    key: `${suspect.day}.${suspect.code}`,
    code: suspect.code,
    name,
    day: suspect.day,
    kept_price: yuanOf(suspect.kept_price),
    day_price: close === null ? null : yuanOf(close),
    prev_close: prev_close === null ? null : yuanOf(prev_close),
    found_at: suspect.found_at.toISOString(),
    held_by: holders.get(suspect.code) ?? [],
    state: suspect.resolved_at === null ? ('open' as const) : ('resolved' as const),
    resolved_at: suspect.resolved_at?.toISOString() ?? null,
    resolved_by,
    reason: suspect.reason,
  }))
  return {
    list,
    open: await db.orm.$count(simSuspect, isNull(simSuspect.resolved_at)),
    next: rows.length > limit ? (list.at(-1)?.key ?? null) : null,
  }
}

/** How many players hold some shares now, by contests that are not closed. */
async function findHolders(
  db: Orm,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Suspect['held_by']>> {
  const rows = await db
    .select({
      code: simPosition.code,
      competition_id: competition.competition_id,
      title: competition.title,
      players: sql<number>`count(*)::int`,
    })
    .from(simPosition)
    .innerJoin(simPlayer, eq(simPlayer.player_id, simPosition.player_id))
    .innerJoin(competition, eq(competition.competition_id, simPlayer.competition_id))
    .where(
      and(inArray(simPosition.code, [...codes]), sql`${simPosition.qty} > 0`, isNull(competition.closed_at)),
    )
    .groupBy(simPosition.code, competition.competition_id)
    .orderBy(desc(competition.end_day), desc(competition.competition_id))
  const holders = new Map<string, Suspect['held_by']>()
  for (const { code, ...one } of rows) holders.set(code, [...(holders.get(code) ?? []), one])
  return holders
}
