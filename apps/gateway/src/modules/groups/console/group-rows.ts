import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, asc, desc, eq, gt, ilike, or, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { microsOf, momentOf } from '../../../db/micros'
import { maskedPhone, visitorPhones } from '../../passport'
import { ruleNames } from '../../targeting'
import { chatGroup, groupMember, groupPost, groupRule } from '../groups-tables'

type Reads = Pick<Context, 'db'>

/** Nobody has more activities. */
const MOST_ACTIVITIES = 500

/** The activities, by their names, with how many groups each has. */
export async function listActivities({
  db,
}: Reads): Promise<StudioResponse<StudioOperations['groupActivityList']>> {
  const named = ruleNames('named')
  const rows = await db.orm
    .select({
      activity: groupRule.activity,
      rule_id: groupRule.rule_id,
      rule_name: named.name,
      groups: sql<number>`(SELECT count(*)::int FROM ${chatGroup} WHERE ${chatGroup.activity} = ${groupRule.activity})`,
      updated_at: groupRule.updated_at,
    })
    .from(groupRule)
    .innerJoin(named, eq(named.rule_id, groupRule.rule_id))
    .orderBy(asc(groupRule.activity))
    .limit(MOST_ACTIVITIES)
  return { list: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) }
}

/** The next groups by their ids. */
export async function listGroups(
  { db }: Reads,
  { q, activity, after, limit }: StudioInput<StudioOperations['groupList']>,
): Promise<StudioResponse<StudioOperations['groupList']>> {
  const named = ruleNames('named')
  const has = q ? `%${likeText(q)}%` : undefined
  const rows = await db.orm
    .select({
      group_id: chatGroup.group_id,
      name: chatGroup.name,
      activity: chatGroup.activity,
      capacity: chatGroup.capacity,
      open: chatGroup.open,
      member_count: chatGroup.member_count,
      posts: sql<number>`(SELECT count(*)::int FROM ${groupPost} WHERE ${groupPost.group_id} = ${chatGroup.group_id})`,
      rule_id: groupRule.rule_id,
      rule_name: named.name,
      revision: chatGroup.revision,
      updated_at: chatGroup.updated_at,
    })
    .from(chatGroup)
    .innerJoin(groupRule, eq(groupRule.activity, chatGroup.activity))
    .innerJoin(named, eq(named.rule_id, groupRule.rule_id))
    .where(
      and(
        has === undefined ? undefined : or(ilike(chatGroup.name, has), ilike(chatGroup.group_id, has)),
        activity === undefined ? undefined : eq(chatGroup.activity, activity),
        after === undefined ? undefined : gt(chatGroup.group_id, after),
      ),
    )
    .orderBy(asc(chatGroup.group_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
  return { list, next: rows.length > limit ? (list.at(-1)?.group_id ?? null) : null }
}

/** The next members of a group, latest to join first, phones masked. */
export async function listMembers(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { group_id, uid, after, limit }: StudioInput<StudioOperations['groupMemberList']>,
): Promise<StudioResponse<StudioOperations['groupMemberList']>> {
  const rows = await findMembers(db.orm, { group_id, uid, after: readAfter(after), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: shown.map(({ uid: who, joined_at, micros: _, ...phone }) => ({
      uid: who,
      handset: maskedPhone(config, phone),
      joined_at: joined_at.toISOString(),
    })),
    next: rows.length > limit && last ? `${last.micros}.${last.uid}` : null,
  }
}

interface MemberPart {
  group_id: string
  uid: number | undefined
  after: { micros: string; uid: number } | undefined
  limit: number
}

async function findMembers(db: Orm, { group_id, uid, after, limit }: MemberPart) {
  const phone = visitorPhones('phone')
  const isAfter =
    after &&
    sql`(${groupMember.joined_at}, ${groupMember.uid})
      < (${momentOf(after.micros)}, ${after.uid}::bigint)`
  return db
    .select({
      uid: groupMember.uid,
      joined_at: groupMember.joined_at,
      micros: microsOf(groupMember.joined_at),
      handset_enc: phone.handset_enc,
      handset_hash: phone.handset_hash,
    })
    .from(groupMember)
    .innerJoin(phone, eq(phone.uid, groupMember.uid))
    .where(
      and(
        eq(groupMember.group_id, group_id),
        uid === undefined ? undefined : eq(groupMember.uid, uid),
        isAfter,
      ),
    )
    .orderBy(desc(groupMember.joined_at), desc(groupMember.uid))
    .limit(limit)
}

/** Parses a `next` value; anything else starts from the beginning, as would one from an older list format. */
function readAfter(text: string | undefined): MemberPart['after'] {
  const [, micros, uid] = /^(\d{1,17})\.(\d{1,15})$/.exec(text ?? '') ?? []
  return micros === undefined ? undefined : { micros, uid: Number(uid) }
}
