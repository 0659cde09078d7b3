import type { Role } from '@yingzao/contract/studio'
import { and, arrayContains, arrayOverlaps, asc, eq, inArray, max, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import { member, memberSession, studioSetup } from './member-tables'

type Queries = Orm | Transaction

export type MemberRow = typeof member.$inferSelect
export type NewMember = Pick<MemberRow, 'login' | 'name' | 'roles' | 'password_hash' | 'must_change_password'>

/** What may be changed of a member by somebody else. */
export type MemberChanges = Partial<Pick<MemberRow, 'name' | 'roles' | 'status'>>

export interface MemberSummary extends Pick<MemberRow, 'member_id' | 'login' | 'name' | 'roles' | 'status'> {
  last_seen_at: Date | null
  created_at: Date
}

/** Adds a member, and closes the setup if they are the first. Undefined: somebody has this login. */
export async function insertMember(db: Queries, fields: NewMember): Promise<MemberRow | undefined> {
  const [row] = await db
    .insert(member)
    .values(fields)
    .onConflictDoNothing({ target: member.login })
    .returning()
  return row
}

export async function findMember(db: Queries, memberId: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(member).where(eq(member.member_id, memberId))
  return row
}

export async function findByLogin(db: Queries, login: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(member).where(eq(member.login, login))
  return row
}

/** Locks a member's row for this transaction. Undefined: there is no such member. */
export async function lockMember(tx: Transaction, memberId: number): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(member).where(eq(member.member_id, memberId)).for('update')
  return row
}

/** Keeps a member as they are until the transaction ends. Undefined: there is no such member. */
export async function holdMember(
  tx: Transaction,
  memberId: number,
): Promise<Pick<MemberRow, 'status' | 'roles'> | undefined> {
  const [row] = await tx
    .select({ status: member.status, roles: member.roles })
    .from(member)
    .where(eq(member.member_id, memberId))
    .for('share')
  return row
}

/**
 * The active administrators, locked for this transaction: if two take the role from each other, the second finds only
 * one. In the order of their numbers, so that no two wait for each other.
 */
export async function lockAdministrators(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.status, 'active'), arrayContains(member.roles, ['administrator'])))
    .orderBy(asc(member.member_id))
    .for('update')
  return rows.map(({ member_id }) => member_id)
}

export async function updateMember(
  db: Queries,
  memberId: number,
  changes: MemberChanges & Partial<Pick<MemberRow, 'password_hash' | 'must_change_password' | 'language'>>,
): Promise<void> {
  await db
    .update(member)
    .set({ ...changes, updated_at: sql`now()` })
    .where(eq(member.member_id, memberId))
}

/** Every login there is. */
export async function findLogins(db: Queries): Promise<Pick<MemberRow, 'member_id' | 'login'>[]> {
  return db.select({ member_id: member.member_id, login: member.login }).from(member)
}

/** All members, in the order in which they came. */
export async function findSummaries(db: Queries): Promise<MemberSummary[]> {
  return db
    .select({
      member_id: member.member_id,
      login: member.login,
      name: member.name,
      roles: member.roles,
      status: member.status,
      last_seen_at: max(memberSession.last_seen_at),
      created_at: member.created_at,
    })
    .from(member)
    .leftJoin(memberSession, eq(memberSession.member_id, member.member_id))
    .groupBy(member.member_id)
    .orderBy(asc(member.member_id))
}

/** The active members, or those of a role, by name. */
export async function findActive(
  db: Queries,
  role?: MemberRow['roles'][number],
): Promise<Pick<MemberRow, 'member_id' | 'name'>[]> {
  return db
    .select({ member_id: member.member_id, name: member.name })
    .from(member)
    .where(
      and(eq(member.status, 'active'), role === undefined ? undefined : arrayContains(member.roles, [role])),
    )
    .orderBy(asc(member.name), asc(member.member_id))
}

/** The active members who have one of these roles. */
export async function membersWith(db: Queries, roles: readonly Role[]): Promise<number[]> {
  if (roles.length === 0) return []
  const rows = await db
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.status, 'active'), arrayOverlaps(member.roles, [...roles])))
    .orderBy(asc(member.member_id))
  return rows.map(({ member_id }) => member_id)
}

/** Those of these members who are active, each once. */
export async function activeAmong(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ member_id: member.member_id })
    .from(member)
    .where(and(eq(member.status, 'active'), inArray(member.member_id, [...ids])))
    .orderBy(asc(member.member_id))
  return rows.map(({ member_id }) => member_id)
}

/** What the setup's token is computed from. Undefined: there is a member already. */
export async function findOpenSetup(db: Queries): Promise<string | undefined> {
  const [row] = await db
    .select({ nonce: studioSetup.nonce })
    .from(studioSetup)
    .where(sql`${studioSetup.closed_at} IS NULL`)
  return row?.nonce
}

/** Uses up the setup. False: somebody already did; of many at once, one gets true. */
export async function closeSetup(tx: Transaction): Promise<boolean> {
  const rows = await tx
    .update(studioSetup)
    .set({ closed_at: sql`now()` })
    .where(sql`${studioSetup.closed_at} IS NULL`)
    .returning({ closed_at: studioSetup.closed_at })
  return rows.length > 0
}
