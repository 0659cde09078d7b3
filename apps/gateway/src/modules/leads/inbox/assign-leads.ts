import { type Role, type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { holdMember } from '../../members'
import { updateAssignee } from './change-store'

/** Who may change leads. */
export const WORKERS: readonly Role[] = ['operator', 'administrator']

/**
 * Assigns leads to a member, or to nobody, and returns how many that changed. Throws `notFound` for a member who could
 * not work on them.
 */
export async function assignLeads(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { lead_ids, member_id }: StudioInput<StudioOperations['leadAssign']>,
): Promise<{ changed: number }> {
  return db.orm.transaction(async (tx) => {
    if (member_id !== null) await requireWorker(tx, member_id)
    const changed = await updateAssignee(tx, lead_ids, member_id)
    const acts = changed.map(({ lead_id, before }) => ({
      action: 'lead.assign' as const,
      subject: `lead:${lead_id}`,
      before: { assignee_id: before },
      after: { assignee_id: member_id },
    }))
    await appendAudit({ config }, tx, actor, ...acts)
    return { changed: changed.length }
  })
}

async function requireWorker(tx: Transaction, memberId: number): Promise<void> {
  const member = await holdMember(tx, memberId)
  const may = member?.status === 'active' && member.roles.some((role) => WORKERS.includes(role))
  if (!may)
    throw new AppError({ ...studioErrors.notFound, msg: '该成员不存在、已停用或不能跟进线索，请换一位' })
}
