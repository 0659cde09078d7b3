import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database, Orm, Transaction } from '../../db/database'
import type { Visitor } from '../../http/visitor'
import type { SealedHandset } from '../../pii/sealed-handset'
import { consentLog, session, softuser } from './passport-tables'

type Queries = Orm | Transaction

export type SoftuserRow = typeof softuser.$inferSelect & SealedHandset
export type NewConsent = Omit<typeof consentLog.$inferInsert, 'id' | 'created_at' | 'withdrawn_at'>

/** What is known about a login besides whose it was. */
export type LoginFacts = Partial<Pick<typeof session.$inferInsert, 'consent' | 'cps_id' | 'platform_name'>>

/** How long a login lasts. */
const LIFETIME = sql`interval '365 days'`

/**
 * Finds the visitor with a phone number, or creates one. However many try at once, only one creates it: the others wait
 * for that transaction, and the row is locked until their own ends.
 */
export async function insertOrTouchSoftuser(
  db: Queries,
  handset: SealedHandset,
): Promise<{ uid: number; is_new: boolean }> {
  const [row] = await db
    .insert(softuser)
    .values(handset)
    .onConflictDoUpdate({ target: softuser.handset_hash, set: { updated_at: sql`now()` } })
    // PostgreSQL marks a row that it updates as locked by the transaction; a row just inserted is not marked.
    .returning({ uid: softuser.softuser_id, is_new: sql<boolean>`xmax = 0` })
  if (!row) throw new Error('An insert that updates on conflict has given no row back.')
  return row
}

/** Begins a session of 365 days by the database's clock. */
export async function insertSession(
  db: Queries,
  { uid, sessionId }: Visitor,
  facts: LoginFacts,
): Promise<{ from: Date; until: Date }> {
  const [row] = await db
    .insert(session)
    .values({ ...facts, uid, jti: sessionId, expire_at: sql`now() + ${LIFETIME}` })
    .returning({ from: session.created_at, until: session.expire_at })
  if (!row) throw new Error('The insert of a session has given no row back.')
  return row
}

/**
 * Whether a session of this visitor exists, neither revoked nor expired. Written by hand, as it runs before every call
 * that needs a token: building the statement each time would cost more than the query.
 */
export async function isSessionLive(
  { pool }: Pick<Database, 'pool'>,
  { uid, sessionId }: Visitor,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'SELECT FROM session WHERE jti = $1 AND uid = $2 AND NOT revoked AND expire_at > now()',
    [sessionId, uid],
  )
  return rowCount === 1
}

/** Ends a session for every process from the next call on. Safe to repeat. */
export async function revokeSession(db: Queries, sessionId: string): Promise<void> {
  await db.update(session).set({ revoked: true, updated_at: sql`now()` }).where(eq(session.jti, sessionId))
}

/** Null also if it has expired. */
const validLevel = sql<typeof softuser.$inferSelect.risk_level>`case when ${softuser.risk_until} > now()
  then ${softuser.risk_level} end`

/** A visitor by uid; undefined also for one who was erased. */
export async function findSoftuser(db: Queries, uid: number): Promise<SoftuserRow | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(softuser), risk_level: validLevel })
    .from(softuser)
    .where(eq(softuser.softuser_id, uid))
  return row && isWhole(row) ? row : undefined
}

function isWhole(row: typeof softuser.$inferSelect): row is SoftuserRow {
  return row.handset_enc !== null && row.handset_hash !== null
}

/** Adds a record of somebody's consent or withdrawal. Returns the row's id. */
export async function insertConsent(
  db: Queries,
  { isWithdrawn = false, ...consent }: NewConsent & { isWithdrawn?: boolean },
): Promise<number> {
  const [row] = await db
    .insert(consentLog)
    .values({ ...consent, withdrawn_at: isWithdrawn ? sql`now()` : null })
    .returning({ id: consentLog.id })
  if (!row) throw new Error('The insert of a consent has given no row back.')
  return row.id
}
