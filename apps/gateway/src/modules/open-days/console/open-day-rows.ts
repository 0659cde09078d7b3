import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { peopleLetIn } from '../../tickets'
import { openDayEvent, openDaySession } from '../open-day-tables'
import { sessionState } from './session-state'

type Answer = StudioResponse<StudioOperations['openDayRows']>
type Session = Answer['list'][number]['sessions'][number]

/** Nobody has more open days. */
const MOST_EVENTS = 200

/** The open days with their sessions: first those without any, then those with the latest date. */
export async function listOpenDays({ db }: Pick<Context, 'db'>): Promise<Answer> {
  const last = sql`(SELECT max(s.start_at) FROM ${openDaySession} AS s WHERE s.event_id = ${openDayEvent}.event_id)`
  // Before the sessions: if something changes meanwhile, the revision here is older, and whoever saves this cannot
  // overwrite it.
  const events = await db.orm
    .select()
    .from(openDayEvent)
    .orderBy(sql`${last} DESC NULLS FIRST`, asc(openDayEvent.event_id))
    .limit(MOST_EVENTS)
  const sessions = await findSessionsOf(
    db.orm,
    events.map(({ event_id }) => event_id),
  )
  return {
    list: events.map(({ event_id, title, place, notice, is_open, revision, updated_at }) => ({
      event_id,
      title,
      place,
      notice,
      is_open,
      revision,
      updated_at: updated_at.toISOString(),
      sessions: sessions.get(event_id) ?? [],
    })),
  }
}

/** By open day: its sessions in order, with how many people have come. */
async function findSessionsOf(db: Orm, events: string[]): Promise<ReadonlyMap<string, Session[]>> {
  const rows = await db
    .select({
      event_id: openDaySession.event_id,
      session_id: openDaySession.session_id,
      start_at: openDaySession.start_at,
      end_at: openDaySession.end_at,
      quota: openDaySession.quota,
      used: openDaySession.used,
      entered: peopleLetIn('openday', sql`${openDaySession}.session_id`),
      state: sessionState,
    })
    .from(openDaySession)
    .where(inArray(openDaySession.event_id, events))
    .orderBy(asc(openDaySession.start_at), asc(openDaySession.session_id))
  const sessions = new Map<string, Session[]>()
  for (const { event_id, start_at, end_at, ...row } of rows) {
    const shown = { ...row, start_at: start_at.toISOString(), end_at: end_at.toISOString() }
    const known = sessions.get(event_id)
    if (known) known.push(shown)
    else sessions.set(event_id, [shown])
  }
  return sessions
}
