import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { changesOf } from '../../../db/changes'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { checkedBy, type Refusals, refusal } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { pageDocuments } from '../../pages'
import { inviteActivity } from '../invitation-tables'

type Services = Pick<Context, 'config' | 'company' | 'db'>
type Fields = Omit<StudioInput<StudioOperations['inviteActivityCreate']>, 'activity_id'>

/** What the table's own rules forbid, worded for whoever typed it. */
const REFUSALS: Refusals = [
  ['invite_activity_pkey', studioErrors.alreadyExists],
  ['invite_activity_span', refusal('结束时间必须晚于开始时间，否则没有人能参加。请修改时间')],
  ['invite_activity_rule_id_rule_rule_id_fk', refusal('没有这条人群规则，请重新选择')],
]

/** Creates an activity. Throws `alreadyExists` if its id is taken. */
export async function createActivity(
  ctx: Services,
  actor: Actor,
  { activity_id, ...fields }: StudioInput<StudioOperations['inviteActivityCreate']>,
): Promise<StudioResponse<StudioOperations['inviteActivityCreate']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(fields))
  const stored = storedOf(fields)
  return ctx.db.orm.transaction(async (tx) => {
    await checkedBy(
      REFUSALS,
      tx
        .insert(inviteActivity)
        .values({ ...stored, activity_id })
        .execute(),
    )
    await appendAudit(ctx, tx, actor, {
      action: 'invite.create',
      subject: `invite:${activity_id}`,
      after: stored,
    })
    return { activity_id }
  })
}

/** Changes an activity. Throws `conflict` where somebody else has changed it, or its prizes, since. */
export async function changeActivity(
  ctx: Services,
  actor: Actor,
  { activity_id, base_revision, ...fields }: StudioInput<StudioOperations['inviteActivityChange']>,
): Promise<StudioResponse<StudioOperations['inviteActivityChange']>> {
  await pageDocuments.refuseFaultyTexts(ctx, textsOf(fields))
  return ctx.db.orm.transaction(async (tx) => {
    const before = await lockUnchanged(tx, activity_id, base_revision)
    const after = storedOf(fields)
    const changes = changesOf(before, after)
    if (changes.names.length === 0) return { revision: base_revision }
    await checkedBy(
      REFUSALS,
      tx
        .update(inviteActivity)
        .set(changes.after)
        .where(eq(inviteActivity.activity_id, activity_id))
        .execute(),
    )
    const revision = await countChange(tx, activity_id)
    await appendAudit(ctx, tx, actor, {
      action: 'invite.change',
      subject: `invite:${activity_id}`,
      before: changes.before,
      after: changes.after,
    })
    return { revision }
  })
}

/** Locks an activity that nobody has changed since. Throws `notFound` and `conflict`. */
export async function lockUnchanged(tx: Transaction, activity_id: string, base_revision: number) {
  const [row] = await tx
    .select()
    .from(inviteActivity)
    .where(eq(inviteActivity.activity_id, activity_id))
    .for('update')
  if (!row) throw new AppError(studioErrors.notFound)
  if (row.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return row
}

/** Counts a change to a locked activity or to its prizes, and returns the new revision. */
export async function countChange(tx: Transaction, activity_id: string): Promise<number> {
  const [row] = await tx
    .update(inviteActivity)
    .set({ revision: sql`${inviteActivity.revision} + 1`, updated_at: sql`now()` })
    .where(eq(inviteActivity.activity_id, activity_id))
    .returning({ revision: inviteActivity.revision })
  if (!row) throw new Error(`Activity ${activity_id} is locked and not there.`)
  return row.revision
}

function textsOf({ title, rules, gift, share_title, share_desc }: Fields): string[] {
  return [title, rules, gift, share_title, share_desc]
}

function storedOf({ start_at, end_at, ...fields }: Fields) {
  return { ...fields, start_at: new Date(start_at), end_at: new Date(end_at) }
}
