import { and, count, desc, eq, inArray, isNull, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm, Transaction } from '../../db/database'
import type { RuleConditions, RuleUses } from '../define-module'
import { chatGroup, groupMember, groupPost, groupRule, serviceGroup } from './groups-tables'

type Reader = Orm | Transaction

/** The rule of an activity; undefined for an unknown activity. */
export async function findRuleOf(db: Reader, activity: string): Promise<string | undefined> {
  const [row] = await db
    .select({ rule_id: groupRule.rule_id })
    .from(groupRule)
    .where(eq(groupRule.activity, activity))
  return row?.rule_id
}

/** A group as seen by somebody who wants to join it. */
export async function findGroup(
  db: Reader,
  group_id: string,
  uid: number,
): Promise<{ open: boolean; rule_id: string; isMember: boolean } | undefined> {
  const [row] = await db
    .select({ open: chatGroup.open, rule_id: groupRule.rule_id, member: groupMember.uid })
    .from(chatGroup)
    .innerJoin(groupRule, eq(groupRule.activity, chatGroup.activity))
    .leftJoin(groupMember, and(eq(groupMember.group_id, chatGroup.group_id), eq(groupMember.uid, uid)))
    .where(eq(chatGroup.group_id, group_id))
  return row && { open: row.open, rule_id: row.rule_id, isMember: row.member !== null }
}

/** Makes somebody a member. False: they are one already. Waits for another transaction that does the same. */
export async function insertMember(tx: Transaction, group_id: string, uid: number): Promise<boolean> {
  const rows = await tx
    .insert(groupMember)
    .values({ group_id, uid })
    .onConflictDoNothing()
    .returning({ uid: groupMember.uid })
  return rows.length > 0
}

/** Takes a place in a group. False: it is full. The row stays locked until the transaction ends. */
export async function takePlace(tx: Transaction, group_id: string): Promise<boolean> {
  const rows = await tx
    .update(chatGroup)
    .set({ member_count: sql`${chatGroup.member_count} + 1`, updated_at: sql`now()` })
    .where(and(eq(chatGroup.group_id, group_id), lt(chatGroup.member_count, chatGroup.capacity)))
    .returning({ group_id: chatGroup.group_id })
  return rows.length > 0
}

/** The groups somebody is in, the newest first. */
export async function findGroupsOf(db: Reader, uid: number) {
  return db
    .select({ group_id: chatGroup.group_id, name: chatGroup.name, joined_at: groupMember.joined_at })
    .from(groupMember)
    .innerJoin(chatGroup, eq(chatGroup.group_id, groupMember.group_id))
    .where(eq(groupMember.uid, uid))
    .orderBy(desc(groupMember.joined_at), chatGroup.group_id)
}

/** The visitor's service group, created if there is none. One each, however many requests come at once. */
export async function findOrMakeServiceGroup(db: Orm, uid: number): Promise<string> {
  const [made] = await db
    .insert(serviceGroup)
    .values({ uid })
    .onConflictDoNothing()
    .returning({ group_id: serviceGroup.group_id })
  if (made) return made.group_id
  const [found] = await db
    .select({ group_id: serviceGroup.group_id })
    .from(serviceGroup)
    .where(eq(serviceGroup.uid, uid))
  if (!found) throw new Error(`The service group of visitor ${uid} was neither made nor found.`)
  return found.group_id
}

/** How many members a group has, for use in another module's query. Null: there is no such group. */
export function memberCount(groupId: SQLWrapper): SQL<number> {
  return sql`(SELECT ${chatGroup.member_count} FROM ${chatGroup} WHERE ${chatGroup.group_id} = ${groupId})`
}

/** The rule conditions that require a membership. */
export const groupConditions: RuleConditions = {
  member_of: ({ member_of }) =>
    sql`SELECT ${groupMember.uid} AS uid FROM ${groupMember} WHERE ${groupMember.group_id} = ${member_of}`,
}

/** The activities that use a rule. */
export const groupRuleUses: RuleUses = sql`SELECT ${groupRule.rule_id} AS rule_id, 'group' AS kind,
  ${groupRule.activity} AS id, ${groupRule.activity} AS name FROM ${groupRule}`

/** Frees a visitor's places: a group counts its members, so that it is never overfull. */
export async function givePlacesBack(tx: Transaction, { uid }: { uid: number }): Promise<void> {
  const groups = tx
    .select({ group_id: groupMember.group_id })
    .from(groupMember)
    .where(eq(groupMember.uid, uid))
  await tx
    .update(chatGroup)
    .set({ member_count: sql`${chatGroup.member_count} - 1`, updated_at: sql`now()` })
    .where(inArray(chatGroup.group_id, groups))
}

export interface PostQuery {
  group_id?: string | undefined
  tag?: string | undefined
  page: number
  page_size: number
  /** Null: nobody is logged in. */
  uid: number | null
}

/**
 * One page of the posts of a place: pinned ones first, then the newest. What the reader may not read is not even
 * fetched: `body` is null then.
 */
export async function findPosts(db: Orm, { group_id, tag, page, page_size, uid }: PostQuery) {
  const place = and(
    group_id === undefined ? undefined : eq(groupPost.group_id, group_id),
    tag === undefined ? undefined : eq(groupPost.tag, tag),
    lte(groupPost.created_at, sql`now()`),
    isNull(groupPost.down_why),
  )
  const readable = mayRead(uid)
  const list = await db
    .select({
      post_id: groupPost.post_id,
      author: groupPost.author,
      adviser_no: groupPost.adviser_no,
      title: groupPost.title,
      summary: groupPost.summary,
      body: sql<string | null>`case when ${readable} then ${groupPost.body} end`,
      images: sql<string[] | null>`case when ${readable} then ${groupPost.images} end`,
      created_at: groupPost.created_at,
      is_pinned: groupPost.is_pinned,
    })
    .from(groupPost)
    .where(place)
    .orderBy(desc(groupPost.is_pinned), desc(groupPost.created_at), groupPost.post_id)
    .limit(page_size)
    .offset((page - 1) * page_size)
  const [counted] = await db.select({ total: count() }).from(groupPost).where(place)
  return { list, total: counted?.total ?? 0 }
}

function mayRead(uid: number | null): SQL {
  if (uid === null) return sql`false`
  const isMember = sql`exists (select from ${groupMember}
    where ${groupMember.group_id} = ${groupPost.group_id} and ${groupMember.uid} = ${uid})`
  return sql`(not ${groupPost.is_member_only} or ${isMember})`
}
