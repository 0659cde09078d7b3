import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { Person } from '../define-module'
import { consentLog, session, softuser } from './passport-tables'

type Queries = Orm | Transaction
type SoftuserLevel = (typeof softuser.$inferSelect)['risk_level']

/** What somebody last decided about a document and a purpose. */
export interface LastWord {
  doc: string
  purpose: 'service' | 'marketing'
  version: string
  is_standing: boolean
  changed_at: Date
}

/**
 * Finds a visitor and makes anybody else who locks them, or logs in as them, wait until the transaction ends. Rows that
 * refer to them may be inserted meanwhile: whoever moves a talk locks it and writes reminders, and would wait for
 * somebody who waits for the talk. `whole`: not even those, and what was under way has arrived. Undefined: they were
 * erased.
 */
export async function lockPerson(
  tx: Transaction,
  uid: number,
  { whole = false }: { whole?: boolean } = {},
): Promise<Person | undefined> {
  const [row] = await tx
    .select({ uid: softuser.softuser_id, handset_hash: softuser.handset_hash })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
    .for(whole ? 'update' : 'no key update')
  return row && row.handset_hash !== null ? { ...row, handset_hash: row.handset_hash } : undefined
}

/** Whether a visitor has had themselves erased. */
export async function isErased(db: Queries, uid: number): Promise<boolean> {
  const [row] = await db
    .select({ erased_at: softuser.erased_at })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
  return row !== undefined && row.erased_at !== null
}

/** A database timestamp, exact to the microsecond. */
const exactly = (moment: SQL | typeof softuser.created_at) =>
  sql<string>`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/**
 * When a visitor was registered, which tells them apart from anybody given the same number later, and the current time.
 * Undefined: erased.
 */
export async function findRegistration(
  db: Queries,
  uid: number,
): Promise<{ registered_at: string; now: string } | undefined> {
  const [row] = await db
    .select({ registered_at: exactly(softuser.created_at), now: exactly(sql`clock_timestamp()`) })
    .from(softuser)
    .where(and(eq(softuser.softuser_id, uid), isNull(softuser.erased_at)))
  return row
}

/** The latest decision about each document and purpose, whether made logged in or by leaving the phone number. */
export async function findLastWords(db: Queries, uid: number): Promise<LastWord[]> {
  const phone = db.select({ hash: softuser.handset_hash }).from(softuser).where(eq(softuser.softuser_id, uid))
  return db
    .selectDistinctOn([consentLog.doc, consentLog.purpose], {
      doc: consentLog.doc,
      purpose: consentLog.purpose,
      version: consentLog.version,
      is_standing: sql<boolean>`${consentLog.withdrawn_at} is null`,
      changed_at: consentLog.created_at,
    })
    .from(consentLog)
    .where(or(eq(consentLog.uid, uid), eq(consentLog.handset_hash, phone)))
    .orderBy(consentLog.doc, consentLog.purpose, desc(consentLog.id))
}

/** Ends all sessions of a visitor. */
export async function revokeSessions(tx: Transaction, uid: number): Promise<void> {
  await tx.update(session).set({ revoked: true, updated_at: now() }).where(eq(session.uid, uid))
}

/** Whether what is known about a visitor may decide what they are shown. Nothing is known about erased visitors. */
export async function findRecommendation(db: Queries, uid: number): Promise<boolean> {
  const [row] = await db
    .select({ isOn: softuser.is_recommendation_on })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
  return row?.isOn ?? false
}

/** For a statement written as text: whether the visitor given by an expression has switched it off. */
export function recommendationIsOff(uid: string): string {
  return `EXISTS (SELECT FROM softuser WHERE softuser_id = ${uid} AND NOT is_recommendation_on)`
}

/**
 * The columns that a statement selects from the rows `given`, whose `uid` is text sent by a phone: all of them, but uid
 * and visitor only for those who may be tracked.
 */
export function givenUnlinked(names: readonly string[]): string {
  const isOff = recommendationIsOff("CASE WHEN given.uid ~ '^[0-9]{1,15}$' THEN given.uid::bigint END")
  const links = ['uid', 'visitor_id']
  return names
    .map((name) => (links.includes(name) ? `CASE WHEN NOT ${isOff} THEN given.${name} END` : `given.${name}`))
    .join(', ')
}

export async function updateRecommendation(db: Queries, uid: number, isOn: boolean): Promise<void> {
  await db
    .update(softuser)
    .set({ is_recommendation_on: isOn, updated_at: now() })
    .where(eq(softuser.softuser_id, uid))
}

/** Stores the result of somebody's newest risk test, for pages to use. */
export async function keepRiskLevel(
  tx: Transaction,
  test: { uid: number; risk_level: NonNullable<SoftuserLevel>; created_at: Date; valid_until: Date },
): Promise<void> {
  const { uid, risk_level, created_at: risk_at, valid_until: risk_until } = test
  await tx
    .update(softuser)
    .set({ risk_level, risk_at, risk_until, updated_at: now() })
    .where(eq(softuser.softuser_id, uid))
}

/** Visitors' nicknames; empty: none. */
export async function findNickNames(
  db: Queries,
  uids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ uid: softuser.softuser_id, nick_name: softuser.nick_name })
    .from(softuser)
    .where(inArray(softuser.softuser_id, [...uids]))
  return new Map(rows.map(({ uid, nick_name }) => [uid, nick_name]))
}

/** Visitors' nicknames and the addresses of their pictures; empty: none. */
export async function findFaces(
  db: Queries,
  uids: readonly number[],
): Promise<ReadonlyMap<number, { nick_name: string; avatar: string }>> {
  const rows = await db
    .select({ uid: softuser.softuser_id, nick_name: softuser.nick_name, avatar: softuser.avatar })
    .from(softuser)
    .where(inArray(softuser.softuser_id, [...uids]))
  return new Map(rows.map(({ uid, ...face }) => [uid, face]))
}

/** Removes a visitor's phone number, name and what was learnt about them. Kept records refer to the uid. */
export async function emptySoftuser(tx: Transaction, { uid }: Pick<Person, 'uid'>): Promise<void> {
  await tx
    .update(softuser)
    .set({
      handset_enc: null,
      handset_hash: null,
      nick_name: '',
      avatar: '',
      risk_level: null,
      risk_at: null,
      risk_until: null,
      is_recommendation_on: false,
      erased_at: now(),
      updated_at: now(),
    })
    .where(eq(softuser.softuser_id, uid))
}

function now(): SQL {
  return sql`now()`
}

/** Every visitor who has not been erased, as `uid`, for the query of another module. */
export const knownVisitors = sql`(SELECT ${softuser.softuser_id} AS uid FROM ${softuser} WHERE ${softuser.erased_at} IS NULL)`
