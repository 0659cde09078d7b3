import { and, asc, eq, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { openDayEvent, openDayRegister, openDaySession } from './open-day-tables'

type Reader = Orm | Transaction

/** When the event's next or current session begins. Null: all are over. */
const next = sql`(SELECT min(s.start_at) FROM ${openDaySession} AS s
  WHERE s.event_id = ${openDayEvent}.event_id AND NOT s.is_cancelled AND s.end_at > now())`

const hasBegun = sql<boolean>`${openDaySession.start_at} <= now()`

/** An open event: the one with this id, or, if none is given, the one with the nearest next session. */
export async function findEvent(db: Reader, event_id: string | undefined) {
  const isMeant = event_id === undefined ? sql`${next} IS NOT NULL` : eq(openDayEvent.event_id, event_id)
  const [row] = await db
    .select({
      event_id: openDayEvent.event_id,
      title: openDayEvent.title,
      place: openDayEvent.place,
      notice: openDayEvent.notice,
    })
    .from(openDayEvent)
    .where(and(openDayEvent.is_open, isMeant))
    .orderBy(next, asc(openDayEvent.event_id))
    .limit(1)
  return row
}

/** The sessions of an event in order, without cancelled ones. */
export async function findSessions(db: Reader, event_id: string) {
  return db
    .select({
      session_id: openDaySession.session_id,
      start_at: openDaySession.start_at,
      end_at: openDaySession.end_at,
      quota: openDaySession.quota,
      used: openDaySession.used,
      has_begun: hasBegun,
    })
    .from(openDaySession)
    .where(and(eq(openDaySession.event_id, event_id), eq(openDaySession.is_cancelled, false)))
    .orderBy(asc(openDaySession.start_at), asc(openDaySession.session_id))
}

/** A session of an open event, as seen by somebody who wants to register. */
export async function findSession(db: Reader, session_id: string) {
  const [row] = await db
    .select({
      event_id: openDaySession.event_id,
      is_cancelled: openDaySession.is_cancelled,
      has_begun: hasBegun,
      left: sql<number>`${openDaySession.quota} - ${openDaySession.used}`,
    })
    .from(openDaySession)
    .innerJoin(openDayEvent, eq(openDayEvent.event_id, openDaySession.event_id))
    .where(and(eq(openDaySession.session_id, session_id), openDayEvent.is_open))
  return row
}

/** Takes places while there are enough and the session has not begun. False: there are not, or it has, or was cancelled. */
export async function takePlaces(tx: Transaction, session_id: string, people: number): Promise<boolean> {
  const rows = await tx
    .update(openDaySession)
    .set({ used: sql`${openDaySession.used} + ${people}` })
    .where(
      and(
        eq(openDaySession.session_id, session_id),
        eq(openDaySession.is_cancelled, false),
        sql`${openDaySession.start_at} > now()`,
        sql`${openDaySession.used} + ${people} <= ${openDaySession.quota}`,
      ),
    )
    .returning({ session_id: openDaySession.session_id })
  return rows.length > 0
}

/** Gives places back. */
export async function returnPlaces(tx: Transaction, session_id: string, people: number): Promise<void> {
  await tx
    .update(openDaySession)
    .set({ used: sql`${openDaySession.used} - ${people}` })
    .where(eq(openDaySession.session_id, session_id))
}

const registered = {
  register_no: openDayRegister.register_no,
  session_id: openDayRegister.session_id,
  handset_enc: openDayRegister.handset_enc,
  handset_hash: openDayRegister.handset_hash,
  name: openDayRegister.name,
  people_num: openDayRegister.people_num,
  status: openDayRegister.status,
  ticket_no: openDayRegister.ticket_no,
}

export type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/** A visitor's registration for an event, even if they have given it back. */
export async function findRegistration(db: Reader, { event_id, uid }: { event_id: string; uid: number }) {
  const [row] = await db
    .select(registered)
    .from(openDayRegister)
    .where(and(eq(openDayRegister.event_id, event_id), eq(openDayRegister.uid, uid)))
  return row
}

type NewRegistration = Omit<typeof openDayRegister.$inferInsert, 'status' | 'registered_at'>

/**
 * Stores a registration; one that its visitor has given back becomes this one and keeps its number. Violates
 * `openday_register_phone_once` if somebody else comes with the same phone.
 */
export async function storeRegistration(
  tx: Transaction,
  { register_no, event_id, uid, ...anew }: NewRegistration,
): Promise<Registration> {
  const [row] = await tx
    .insert(openDayRegister)
    .values({ register_no, event_id, uid, ...anew })
    .onConflictDoUpdate({
      target: [openDayRegister.event_id, openDayRegister.uid],
      set: { ...anew, page_code: anew.page_code ?? null, status: 1, registered_at: sql`now()` },
      setWhere: eq(openDayRegister.status, 3),
    })
    .returning(registered)
  if (!row) throw new Error(`Visitor ${uid} is locked and has registered for ${event_id} meanwhile.`)
  return row
}

/** A visitor's own registration by its number, and whether its session has begun. */
export async function findOwn(db: Reader, register_no: string, uid: number) {
  const [row] = await db
    .select({ ...registered, has_begun: hasBegun })
    .from(openDayRegister)
    .innerJoin(openDaySession, eq(openDaySession.session_id, openDayRegister.session_id))
    .where(and(eq(openDayRegister.register_no, register_no), eq(openDayRegister.uid, uid)))
  return row
}

/** Records that a registration was given back. False: it already had been. */
export async function giveBack(tx: Transaction, register_no: string): Promise<boolean> {
  const rows = await tx
    .update(openDayRegister)
    .set({ status: 3 })
    .where(and(eq(openDayRegister.register_no, register_no), eq(openDayRegister.status, 1)))
    .returning({ register_no: openDayRegister.register_no })
  return rows.length > 0
}
