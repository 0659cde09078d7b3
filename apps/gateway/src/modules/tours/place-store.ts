import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { SealedHandset } from '../../pii/sealed-handset'
import type { Person } from '../define-module'
import { isOver } from './speech-status'
import { speech, tour, tourEnroll } from './tour-tables'

type Reader = Orm | Transaction

/** The columns needed to work with a place. */
const place = {
  enroll_no: tourEnroll.enroll_no,
  speech_id: tourEnroll.speech_id,
  uid: tourEnroll.uid,
  people_num: tourEnroll.people_num,
  status: sql<1 | 2 | 3>`${tourEnroll.status}`,
  ticket_no: tourEnroll.ticket_no,
  by_sms: tourEnroll.by_sms,
}

export type Place = NonNullable<Awaited<ReturnType<typeof findPlaceOfPhone>>>

/** The enrolment of a phone for a talk. */
export async function findPlaceOfPhone(db: Reader, speech_id: string, handset_hash: string) {
  const [row] = await db
    .select(place)
    .from(tourEnroll)
    .where(and(eq(tourEnroll.speech_id, speech_id), eq(tourEnroll.handset_hash, handset_hash)))
  return row
}

/** An enrolment by its number, whoever has it. */
export async function findPlace(db: Reader, enroll_no: string): Promise<Place | undefined> {
  const [row] = await db.select(place).from(tourEnroll).where(eq(tourEnroll.enroll_no, enroll_no))
  return row
}

/** An enrolment by its number, when it is this visitor's. */
export async function findOwnPlace(db: Reader, enroll_no: string, uid: number): Promise<Place | undefined> {
  const [row] = await db
    .select(place)
    .from(tourEnroll)
    .where(and(eq(tourEnroll.enroll_no, enroll_no), eq(tourEnroll.uid, uid)))
  return row
}

/** Everything held by somebody, or under their phone number, with the talks in the order in which they are locked. */
export async function findPlacesOf(tx: Transaction, { uid, handset_hash }: Person): Promise<Place[]> {
  return tx
    .select(place)
    .from(tourEnroll)
    .where(
      and(
        or(eq(tourEnroll.uid, uid), eq(tourEnroll.handset_hash, handset_hash)),
        inArray(tourEnroll.status, [1, 2]),
      ),
    )
    .orderBy(asc(tourEnroll.speech_id), asc(tourEnroll.enroll_no))
}

/**
 * Finds a talk and makes anybody else who takes or gives back a place at it wait until the transaction ends. It is
 * locked before anything else, to avoid deadlocks. Undefined: there is no such talk.
 */
export async function lockSpeech(tx: Transaction, speech_id: string) {
  const [row] = await tx
    .select({
      isOver,
      hasBegun: sql<boolean>`${speech.start_at} <= now()`,
      isOpen: sql<boolean>`${speech.enrol_from} <= now()`,
    })
    .from(speech)
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .where(eq(speech.speech_id, speech_id))
    // Others may still refer to it.
    .for('no key update', { of: speech })
  return row
}

/** Whether there is such a talk. */
export async function hasSpeech(db: Reader, speech_id: string): Promise<boolean> {
  const rows = await db
    .select({ speech_id: speech.speech_id })
    .from(speech)
    .where(eq(speech.speech_id, speech_id))
  return rows.length > 0
}

/** Takes places at a talk. False: there are too few. */
export async function takePlaces(tx: Transaction, speech_id: string, people: number): Promise<boolean> {
  const rows = await tx
    .update(speech)
    .set({ enrolled: sql`${speech.enrolled} + ${people}` })
    .where(and(eq(speech.speech_id, speech_id), sql`${speech.enrolled} + ${people} <= ${speech.quota}`))
    .returning({ speech_id: speech.speech_id })
  return rows.length > 0
}

/** Gives places at a talk back. */
export async function returnPlaces(tx: Transaction, speech_id: string, people: number): Promise<void> {
  await tx
    .update(speech)
    .set({ enrolled: sql`${speech.enrolled} - ${people}` })
    .where(eq(speech.speech_id, speech_id))
}

type NewPlace = SealedHandset &
  Pick<
    typeof tourEnroll.$inferInsert,
    | 'enroll_no'
    | 'speech_id'
    | 'uid'
    | 'name'
    | 'people_num'
    | 'ticket_no'
    | 'by_sms'
    | 'consent'
    | 'page_code'
  >

/**
 * When somebody joins the line. Not `now()`, which is when their transaction began, possibly before they had to wait.
 */
const behindAll: SQL = sql`clock_timestamp()`

/**
 * Stores an enrolment: with a ticket as taken, without as in line, behind all others. One of this phone that was given
 * back is reused. Returns its number.
 */
export async function keepPlace(tx: Transaction, row: NewPlace): Promise<string> {
  const stands = row.ticket_no ? { status: 1, waiting_since: null } : { status: 2, waiting_since: behindAll }
  const { enroll_no, ...rest } = row
  const [kept] = await tx
    .insert(tourEnroll)
    .values({ ...row, ...stands })
    .onConflictDoUpdate({
      target: [tourEnroll.speech_id, tourEnroll.handset_hash],
      set: { ...rest, ...stands, updated_at: sql`now()` },
      setWhere: eq(tourEnroll.status, 3),
    })
    .returning({ enroll_no: tourEnroll.enroll_no })
  if (!kept) throw new Error('An enrolment was neither new nor one that had been given back.')
  return kept.enroll_no
}

/** Changes the state of an enrolment: with a ticket to taken, without to given back. */
export async function movePlace(
  tx: Transaction,
  enroll_no: string,
  to: { status: 1; ticket_no: string } | { status: 3; ticket_no: null },
): Promise<void> {
  await tx
    .update(tourEnroll)
    .set({ ...to, waiting_since: null, updated_at: sql`now()` })
    .where(eq(tourEnroll.enroll_no, enroll_no))
}

/** Whoever has waited longest among those who fit, while the talk is still to come. */
export async function findNextInLine(tx: Transaction, speech_id: string): Promise<Place | undefined> {
  const [row] = await tx
    .select(place)
    .from(tourEnroll)
    .innerJoin(speech, eq(speech.speech_id, tourEnroll.speech_id))
    .innerJoin(tour, eq(tour.tour_id, speech.tour_id))
    .where(
      and(
        eq(tourEnroll.speech_id, speech_id),
        eq(tourEnroll.status, 2),
        sql`${tourEnroll.people_num} <= ${speech.quota} - ${speech.enrolled}`,
        sql`NOT ${isOver}`,
      ),
    )
    .orderBy(asc(tourEnroll.waiting_since), asc(tourEnroll.enroll_no))
    .limit(1)
  return row
}

/** Whether a visitor has a place at a talk, and whether they asked for a text message with one of them. */
export async function findWish(
  tx: Transaction,
  { speech_id, uid }: Pick<Place, 'speech_id' | 'uid'>,
): Promise<{ has_place: boolean; by_sms: boolean }> {
  const [row] = await tx
    .select({
      has_place: sql<boolean>`count(*) > 0`,
      by_sms: sql<boolean>`coalesce(bool_or(${tourEnroll.by_sms}), false)`,
    })
    .from(tourEnroll)
    .where(and(eq(tourEnroll.speech_id, speech_id), eq(tourEnroll.uid, uid), eq(tourEnroll.status, 1)))
  return row ?? { has_place: false, by_sms: false }
}
