import {
  approvalLimits,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { type Actor, appendAudit } from '../../audit'
import { memberNames } from '../../members'
import { approvalDelegation } from './approval-tables'
import type { Reviewer } from './review-rows'

type Delegation = StudioResponse<StudioOperations['delegationSet']>['delegation']

const WRONG_DAYS = {
  ...studioErrors.invalidParameters,
  msg: `结束要晚于开始，最长 ${approvalLimits.delegateDays} 天`,
}
const TO_ONESELF = { ...studioErrors.invalidParameters, msg: '请选择另一位同事' }
const DAY_MS = 24 * 60 * 60 * 1000

/** Who stands in for whom, now and later. */
export async function listDelegations({ db }: Pick<Context, 'db'>): Promise<{ list: Delegation[] }> {
  const isAhead = and(isNull(approvalDelegation.ended_at), gt(approvalDelegation.ends_at, sql`now()`))
  return { list: await findDelegations(db.orm, isAhead) }
}

async function findDelegations(db: Orm | Transaction, where: SQL | undefined): Promise<Delegation[]> {
  const [from, to] = [memberNames('principal'), memberNames('delegate')]
  const rows = await db
    .select({ row: approvalDelegation, from: from.name, to: to.name })
    .from(approvalDelegation)
    .innerJoin(from, eq(from.member_id, approvalDelegation.from_member))
    .innerJoin(to, eq(to.member_id, approvalDelegation.to_member))
    .where(where)
    .orderBy(asc(approvalDelegation.begins_at), asc(approvalDelegation.delegation_id))
  return rows.map(({ row, ...names }) => ({
    delegation_id: row.delegation_id,
    step: row.step,
    from: { member_id: row.from_member, name: names.from },
    to: { member_id: row.to_member, name: names.to },
    begins_at: row.begins_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }))
}

/**
 * Has somebody else decide in one's place for some days. Only somebody who holds the role themselves can delegate it.
 */
export async function setDelegation(
  ctx: Pick<Context, 'config' | 'db'>,
  { member_id, roles }: Reviewer,
  actor: Actor,
  { step, to, ...days }: StudioInput<StudioOperations['delegationSet']>,
): Promise<{ delegation: Delegation }> {
  const [begins_at, ends_at] = [new Date(days.begins_at), new Date(days.ends_at)]
  const length = ends_at.getTime() - begins_at.getTime()
  if (length <= 0 || length > approvalLimits.delegateDays * DAY_MS) throw new AppError(WRONG_DAYS)
  if (ends_at.getTime() < Date.now()) throw new AppError(studioErrors.pastMoment)
  if (!roles.includes(step)) throw new AppError(studioErrors.forbidden)
  if (to === member_id) throw new AppError(TO_ONESELF)
  const setting = ctx.db.orm.transaction(async (tx) => {
    const [added] = await tx
      .insert(approvalDelegation)
      .values({ step, from_member: member_id, to_member: to, begins_at, ends_at })
      .returning()
    if (!added) throw new Error('The database returned no row for a stored delegation.')
    await appendAudit(ctx, tx, actor, {
      action: 'approval.delegate',
      subject: `member:${to}`,
      after: { delegation: added.delegation_id, step, begins_at, ends_at },
    })
    const [delegation] = await findDelegations(tx, eq(approvalDelegation.delegation_id, added.delegation_id))
    if (!delegation) throw new Error('A delegation that was just stored is not there.')
    return { delegation }
  })
  return orRefuse(setting, ['approval_delegation_to_member_member_member_id_fk'], studioErrors.notFound)
}

/** Ends a delegation. Only its giver, its holder or an administrator may. */
export async function endDelegation(
  ctx: Pick<Context, 'config' | 'db'>,
  { member_id, roles }: Reviewer,
  actor: Actor,
  delegation_id: number,
): Promise<void> {
  await ctx.db.orm.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(approvalDelegation)
      .where(eq(approvalDelegation.delegation_id, delegation_id))
      .for('update')
    if (!found) throw new AppError(studioErrors.notFound)
    const isOwn = found.from_member === member_id || found.to_member === member_id
    if (!isOwn && !roles.includes('administrator')) throw new AppError(studioErrors.forbidden)
    if (found.ended_at) return
    await tx
      .update(approvalDelegation)
      .set({ ended_at: sql`now()` })
      .where(eq(approvalDelegation.delegation_id, delegation_id))
    await appendAudit(ctx, tx, actor, {
      action: 'approval.delegate_end',
      subject: `member:${found.to_member}`,
      after: { delegation: delegation_id },
    })
  })
}
