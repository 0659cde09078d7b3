import { roles as allRoles, type Role, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Actor, appendAudit } from '../audit'
import { firstPassword } from './first-password'
import { hashPassword } from './hash-password'
import { insertMember } from './member-store'

export interface AddMember {
  login: string
  name: string
  roles: readonly Role[]
}

/** Adds a member with a password for their first login, which is revealed here and never again. */
export async function addMember(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { login, name, roles: given }: AddMember,
): Promise<{ member_id: number; first_password: string }> {
  const first_password = firstPassword()
  const password_hash = await hashPassword(first_password)
  const roles = inOrder(given)
  return db.orm.transaction(async (tx) => {
    const row = await insertMember(tx, { login, name, roles, password_hash, must_change_password: true })
    if (!row) throw new AppError(studioErrors.alreadyExists)
    const { member_id } = row
    await appendAudit({ config }, tx, actor, {
      action: 'member.add',
      subject: `member:${member_id}`,
      after: { login, name, roles },
    })
    return { member_id, first_password }
  })
}

/** Each role once, in the contract's order. */
export function inOrder(given: readonly Role[]): Role[] {
  return allRoles.filter((role) => given.includes(role))
}
