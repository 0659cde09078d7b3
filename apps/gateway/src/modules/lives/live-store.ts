import { and, asc, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { staffNames } from '../staff'
import { liveEvent, liveReserve } from './live-tables'

/** 1 to come, 2 on air, 3 over, by the clock of the database. */
const status = sql<1 | 2 | 3>`CASE WHEN ${liveEvent.end_at} <= now() THEN 3
  WHEN ${liveEvent.start_at} <= now() THEN 2 ELSE 1 END`

/** As PostgreSQL accepts it for every year that a date may have, unlike the date's text. */
const moment = (ms: number) => sql`to_timestamp(${ms / 1_000}::float8)`

/**
 * The streams that begin within a period, `from` inclusive and `until` exclusive, both in milliseconds, in order.
 * Cancelled ones are left out, as are, for a page, those meant for another.
 */
export async function findLives(
  db: Orm,
  {
    from,
    until,
    uid,
    page_code,
  }: { from: number; until: number; uid: number | null; page_code?: string | undefined },
) {
  const lecturer = staffNames('lecturer')
  return db
    .select({
      live_id: liveEvent.live_id,
      title: liveEvent.title,
      lecturer: lecturer.name,
      adviser_no: lecturer.cert_no,
      start_at: liveEvent.start_at,
      end_at: liveEvent.end_at,
      status,
      cover: liveEvent.cover,
      url: liveEvent.url,
      replay_url: liveEvent.replay_url,
      is_reserved: uid === null ? sql<boolean>`false` : hasReserved(uid),
    })
    .from(liveEvent)
    .innerJoin(lecturer, eq(lecturer.staff_id, liveEvent.staff_id))
    .where(
      and(
        gte(liveEvent.start_at, moment(from)),
        lt(liveEvent.start_at, moment(until)),
        eq(liveEvent.is_cancelled, false),
        page_code === undefined
          ? undefined
          : or(isNull(liveEvent.page_code), eq(liveEvent.page_code, page_code)),
      ),
    )
    .orderBy(asc(liveEvent.start_at), asc(liveEvent.live_id))
}

function hasReserved(uid: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${liveReserve} AS r
    WHERE r.live_id = ${liveEvent}.live_id AND r.uid = ${uid})`
}

/**
 * A stream as seen by somebody who wants to be reminded of it. Whoever cancels or moves it meanwhile goes first or
 * waits, so that everybody who wants to watch it is told.
 */
export async function findLive(tx: Transaction, live_id: string) {
  const [row] = await tx
    .select({ status, is_cancelled: liveEvent.is_cancelled })
    .from(liveEvent)
    .where(eq(liveEvent.live_id, live_id))
    .for('key share')
  return row
}

/**
 * Records that somebody wants to watch a stream. Once they want a text message, that remains so. False: exactly this
 * was already recorded.
 */
export async function insertReserve(
  tx: Transaction,
  reserve: { live_id: string; uid: number; by_sms: boolean },
): Promise<boolean> {
  const rows = await tx
    .insert(liveReserve)
    .values(reserve)
    .onConflictDoUpdate({
      target: [liveReserve.live_id, liveReserve.uid],
      set: { by_sms: true },
      setWhere: sql`excluded.by_sms AND NOT ${liveReserve.by_sms}`,
    })
    .returning({ uid: liveReserve.uid })
  return rows.length > 0
}

/** Removes the record that somebody wants to watch a stream. False: there was none. */
export async function deleteReserve(
  tx: Transaction,
  { live_id, uid }: { live_id: string; uid: number },
): Promise<boolean> {
  const rows = await tx
    .delete(liveReserve)
    .where(and(eq(liveReserve.live_id, live_id), eq(liveReserve.uid, uid)))
    .returning({ uid: liveReserve.uid })
  return rows.length > 0
}
