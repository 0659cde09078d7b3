import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { chatGroup, groupMember, groupRule } from '../groups-tables'

type Services = Pick<Context, 'config' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['groupCreate']>, 'group_id'>

/** What the tables' own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['chat_group_pkey', studioErrors.alreadyExists],
  ['chat_group_capacity', refusal('人数上限不能小于群里现有的人数')],
  ['chat_group_activity_group_rule_activity_fk', refusal('没有这个加群活动，请先新建活动')],
]

/** Creates an activity, or gives it another rule. Throws `notFound` if there is no such rule. */
export async function saveActivity(
  { config, db }: Services,
  actor: Actor,
  { activity, rule_id }: StudioInput<StudioOperations['groupActivitySave']>,
): Promise<StudioResponse<StudioOperations['groupActivitySave']>> {
  return db.orm.transaction(async (tx) => {
    const [before] = await tx
      .select({ rule_id: groupRule.rule_id })
      .from(groupRule)
      .where(eq(groupRule.activity, activity))
      .for('update')
    if (before?.rule_id === rule_id) return {}
    await orRefuse(
      tx
        .insert(groupRule)
        .values({ activity, rule_id })
        .onConflictDoUpdate({ target: groupRule.activity, set: { rule_id, updated_at: sql`now()` } })
        .execute(),
      ['group_rule_rule_id_rule_rule_id_fk'],
      { ...studioErrors.notFound, msg: '没有这条人群规则，请重新选择' },
    )
    await appendAudit({ config }, tx, actor, {
      action: 'group.activity',
      subject: `group_activity:${activity}`,
      ...(before && { before }),
      after: { rule_id },
    })
    return {}
  })
}

/** Creates a group. Throws `alreadyExists` if its id is taken. */
export async function createGroup(
  { config, db }: Services,
  actor: Actor,
  { group_id, ...fields }: StudioInput<StudioOperations['groupCreate']>,
): Promise<StudioResponse<StudioOperations['groupCreate']>> {
  return db.orm.transaction(async (tx) => {
    await checkedBy(
      REFUSALS,
      tx
        .insert(chatGroup)
        .values({ ...fields, group_id })
        .execute(),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'group.create',
      subject: `group:${group_id}`,
      after: fields,
    })
    return { group_id }
  })
}

/**
 * Changes a group. Throws `conflict` if somebody else has changed it since; a new member does not count as a change.
 */
export async function changeGroup(
  { config, db }: Services,
  actor: Actor,
  { group_id, base_revision, ...after }: StudioInput<StudioOperations['groupChange']>,
): Promise<StudioResponse<StudioOperations['groupChange']>> {
  return db.orm.transaction(async (tx) => {
    const where = eq(chatGroup.group_id, group_id)
    const [row] = await tx.select().from(chatGroup).where(where).for('update')
    if (!row) throw new AppError(studioErrors.notFound)
    if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const before: Fields = { name: row.name, activity: row.activity, capacity: row.capacity, open: row.open }
    if (isDeepStrictEqual(before, after)) return { revision: base_revision }
    const revision = base_revision + 1
    await checkedBy(
      REFUSALS,
      tx
        .update(chatGroup)
        .set({ ...after, revision, updated_at: sql`now()` })
        .where(where)
        .execute(),
    )
    await appendAudit({ config }, tx, actor, {
      action: 'group.change',
      subject: `group:${group_id}`,
      before,
      after,
    })
    return { revision }
  })
}

/** Removes somebody from a group. Throws `notFound` if they are no longer in it. */
export async function removeMember(
  { config, db }: Services,
  actor: Actor,
  { group_id, uid, reason }: StudioInput<StudioOperations['groupMemberRemove']>,
): Promise<StudioResponse<StudioOperations['groupMemberRemove']>> {
  return db.orm.transaction(async (tx) => {
    const gone = await tx
      .delete(groupMember)
      .where(and(eq(groupMember.group_id, group_id), eq(groupMember.uid, uid)))
      .returning({ uid: groupMember.uid })
    if (gone.length === 0) throw new AppError(studioErrors.notFound)
    await tx
      .update(chatGroup)
      .set({ member_count: sql`${chatGroup.member_count} - 1`, updated_at: sql`now()` })
      .where(eq(chatGroup.group_id, group_id))
    await appendAudit({ config }, tx, actor, {
      action: 'group.remove_member',
      subject: `group:${group_id}`,
      after: { uid, reason },
    })
    return {}
  })
}
