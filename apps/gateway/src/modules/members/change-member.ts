import { isDeepStrictEqual } from 'node:util'
import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { type Actor, appendAudit } from '../audit'
import { inOrder } from './add-member'
import { lockAdministrators, lockMember, type MemberChanges, updateMember } from './member-store'
import { endSessions } from './session-store'

type Changes = StudioInput<StudioOperations['memberChange']>

/**
 * Changes a member's name, roles or status. New roles count from the next call on; a disabled member is logged out.
 * Throws `lastAdministrator` rather than leave nobody who could undo it.
 */
export async function changeMember(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { member_id, ...wanted }: Changes,
): Promise<void> {
  const { name, status } = wanted
  const roles = wanted.roles && inOrder(wanted.roles)
  await db.orm.transaction(async (tx) => {
    if (status === 'disabled' || (roles && !roles.includes('administrator'))) {
      await keepAnAdministrator(tx, member_id)
    }
    const row = await lockMember(tx, member_id)
    if (!row) throw new AppError(studioErrors.notFound)
    const { before, after } = difference(row, { name, roles, status })
    if (Object.keys(after).length === 0) return
    await updateMember(tx, member_id, after)
    if (after.status === 'disabled') await endSessions(tx, member_id)
    await appendAudit({ config }, tx, actor, {
      action: 'member.change',
      subject: `member:${member_id}`,
      before,
      after,
    })
  })
}

async function keepAnAdministrator(tx: Transaction, leaving: number): Promise<void> {
  const administrators = await lockAdministrators(tx)
  if (administrators.length === 1 && administrators[0] === leaving) {
    throw new AppError(studioErrors.lastAdministrator)
  }
}

/** The wanted fields that differ from the stored ones. */
function difference(
  row: Required<MemberChanges>,
  wanted: { [Field in keyof MemberChanges]: MemberChanges[Field] | undefined },
): { before: MemberChanges; after: MemberChanges } {
  const fields = (['name', 'roles', 'status'] as const).filter(
    (field) => wanted[field] !== undefined && !isDeepStrictEqual(wanted[field], row[field]),
  )
  const pick = (from: object) =>
    Object.fromEntries(Object.entries(from).filter(([field]) => (fields as string[]).includes(field)))
  return { before: pick(row), after: pick(wanted) }
}
