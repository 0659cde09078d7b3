import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm, Transaction } from '../../db/database'
import type { Member } from '../../http/member'
import { memberSession } from './member-tables'

type Queries = Orm | Transaction

export type SessionRow = typeof memberSession.$inferSelect

/** How long an idle login lasts, and how long a login lasts at most. */
const IDLE = "interval '12 hours'"
const LIFETIME = "interval '7 days'"

const LIVE = `ended_at IS NULL AND expire_at > now() AND last_seen_at > now() - ${IDLE}`

/** Begins a login, by the database's clock. */
export async function insertSession(
  db: Queries,
  session: Pick<SessionRow, 'session_id' | 'member_id' | 'ip' | 'ua'>,
): Promise<void> {
  await db.insert(memberSession).values({ ...session, expire_at: sql`now() + ${sql.raw(LIFETIME)}` })
}

/**
 * The active member of a live login. Written by hand, as it runs before every call of the Studio; a login is marked as
 * seen once a minute at most.
 */
export async function findLiveMember(
  { pool }: Pick<Database, 'pool'>,
  sessionId: string,
): Promise<Member | null> {
  const { rows } = await pool.query<Omit<Member, 'sessionId'> & { is_stale: boolean }>(
    `SELECT member_id::int, login, name, roles, must_change_password, language,
            last_seen_at < now() - interval '1 minute' AS is_stale
     FROM member_session JOIN member USING (member_id)
     WHERE session_id = $1 AND status = 'active' AND ${LIVE}`,
    [sessionId],
  )
  const [row] = rows
  if (!row) return null
  const { is_stale, ...member } = row
  if (is_stale)
    await pool.query('UPDATE member_session SET last_seen_at = now() WHERE session_id = $1', [sessionId])
  return { ...member, sessionId }
}

/** The live logins of a member, the latest first. */
export async function findLiveSessions(db: Queries, memberId: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(memberSession)
    .where(and(eq(memberSession.member_id, memberId), sql.raw(LIVE)))
    .orderBy(desc(memberSession.last_seen_at))
}

/** Ends a live login, of this member or of anybody. Returns whose it was; undefined: there is none. */
export async function endSession(
  db: Queries,
  sessionId: string,
  memberId?: number,
): Promise<number | undefined> {
  const isTheirs = memberId === undefined ? undefined : eq(memberSession.member_id, memberId)
  const [row] = await end(db, and(eq(memberSession.session_id, sessionId), isTheirs))
  return row?.member_id
}

/** Ends all logins of a member but this one. */
export async function endSessions(db: Queries, memberId: number, keep?: string): Promise<void> {
  const isOther = keep === undefined ? undefined : ne(memberSession.session_id, keep)
  await end(db, and(eq(memberSession.member_id, memberId), isOther))
}

function end(db: Queries, which: SQL | undefined) {
  return db
    .update(memberSession)
    .set({ ended_at: sql`now()` })
    .where(and(which, isNull(memberSession.ended_at)))
    .returning({ member_id: memberSession.member_id })
}
