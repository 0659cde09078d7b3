import { desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { consentLog, session, softuser } from '../passport/passport-tables'

type Queries = Orm | Transaction

/** Who is meant: as somebody logged in, and as whoever holds the phone. */
export interface Person {
  uid: number
  handset_hash: string
}

/** What somebody said last about a document and a purpose. */
export interface LastWord {
  doc: string
  purpose: 'service' | 'marketing'
  version: string
  is_standing: boolean
  changed_at: Date
}

/**
 * Finds a visitor and keeps whoever changes what they agreed to, or logs in, waiting until the transaction ends.
 * Undefined: they were erased.
 */
export async function lockPerson(tx: Transaction, uid: number): Promise<Person | undefined> {
  const [row] = await tx
    .select({ uid: softuser.softuser_id, handset_hash: softuser.handset_hash })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
    .for('update')
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

/** The last word about each document and purpose, whether it was said logged in or by leaving the phone. */
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

/** Ends every login of a visitor. */
export async function revokeSessions(tx: Transaction, uid: number): Promise<void> {
  await tx.update(session).set({ revoked: true, updated_at: now() }).where(eq(session.uid, uid))
}

/** Whether what is known of a visitor may decide what they are shown. Nothing is known of who was erased. */
export async function findRecommendation(db: Queries, uid: number): Promise<boolean> {
  const [row] = await db
    .select({ isOn: softuser.is_recommendation_on })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
  return row?.isOn ?? false
}

export async function updateRecommendation(db: Queries, uid: number, isOn: boolean): Promise<void> {
  await db
    .update(softuser)
    .set({ is_recommendation_on: isOn, updated_at: now() })
    .where(eq(softuser.softuser_id, uid))
}

function now(): SQL {
  return sql`now()`
}
