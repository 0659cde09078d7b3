import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { findRefundMembers } from '../orders'
import { decideDifference, findDifference, lockDay } from './bill-store'
import { closeIfDone } from './reconcile-day'
import { readSettled } from './settle-difference'

type Sign = StudioOperations['differenceSign']

/**
 * Signs a difference with a member's name and reason, once. Throws `ownDifference` for anybody who has requested or
 * released a refund of that order: they would sign for themselves. Throws `conflict` for one already decided.
 */
export async function signDifference(
  ctx: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'member_id'>,
  actor: Actor,
  { id, reason }: StudioInput<Sign>,
): Promise<StudioResponse<Sign>> {
  await ctx.db.orm.transaction(async (tx) => {
    const difference = await findDifference(tx, id)
    if (!difference) throw new AppError(studioErrors.notFound)
    await lockDay(tx, difference)
    const { pid, supplier, day, kind, number } = difference
    if (pid !== null && (await findRefundMembers(tx, pid)).has(member.member_id))
      throw new AppError(studioErrors.ownDifference)
    const decision = { state: 'signed', reason, decided_by: member.member_id } as const
    if (!(await decideDifference(tx, id, decision))) throw new AppError(studioErrors.conflict)
    await closeIfDone(tx, difference)
    await appendAudit(ctx, tx, actor, {
      action: 'reconciliation.sign',
      subject: `bill:${supplier}.${day}`,
      after: { kind, number, reason },
    })
  })
  return readSettled(ctx, id)
}
