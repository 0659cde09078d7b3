import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { startOfDay } from '../../../db/china-days'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { staffNames } from '../../staff'
import { liveEvent, liveReserve } from '../live-tables'
import { liveState } from './live-state'

/** The next live streams, latest start first, with how many want to watch each. */
export async function listLives(
  { db }: Pick<Context, 'db'>,
  { q, state, from, until, after, limit }: StudioInput<StudioOperations['liveRows']>,
): Promise<StudioResponse<StudioOperations['liveRows']>> {
  const speaker = staffNames('speaker')
  const has = q ? `%${likeText(q)}%` : undefined
  const rows = await db.orm
    .select({
      live: liveEvent,
      speaker: speaker.name,
      adviser_no: speaker.cert_no,
      state: liveState,
      reserved: reservesOf(sql`true`),
      by_sms: reservesOf(sql`r.by_sms`),
      micros: microsOf(liveEvent.start_at),
    })
    .from(liveEvent)
    .innerJoin(speaker, eq(speaker.staff_id, liveEvent.staff_id))
    .where(
      and(
        has === undefined ? undefined : or(ilike(liveEvent.title, has), ilike(speaker.name, has)),
        state === undefined ? undefined : sql`${liveState} = ${state}`,
        from === undefined ? undefined : gte(liveEvent.start_at, startOfDay(from)),
        until === undefined ? undefined : lt(liveEvent.start_at, startOfDay(until, 1)),
        isAfter(after),
      ),
    )
    .orderBy(desc(liveEvent.start_at), desc(liveEvent.live_id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ live, micros: _, ...more }) => ({
      ...more,
      live_id: live.live_id,
      title: live.title,
      staff_id: live.staff_id,
      start_at: live.start_at.toISOString(),
      end_at: live.end_at.toISOString(),
      cover: live.cover,
      url: live.url,
      replay_url: live.replay_url,
      page_code: live.page_code,
      revision: live.revision,
      updated_at: live.updated_at.toISOString(),
    })),
    next: rows.length > limit && last ? `${last.micros}.${last.live.live_id}` : null,
  }
}

/** How many of those who want to watch a stream, each with a row `r`, meet a condition. */
function reservesOf(isMeant: SQL): SQL<number> {
  return sql<number>`(SELECT count(*)::int FROM ${liveReserve} AS r
    WHERE r.live_id = ${liveEvent}.live_id AND ${isMeant})`
}

/**
 * After the stream that `next` named; anything else starts from the beginning. Before 1970 the microseconds are
 * negative.
 */
function isAfter(text: string | undefined): SQL | undefined {
  const [, micros, id] = /^(-?\d{1,17})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  if (micros === undefined) return undefined
  return sql`(${liveEvent.start_at}, ${liveEvent.live_id})
    < (${momentOf(micros)}, ${id})`
}
