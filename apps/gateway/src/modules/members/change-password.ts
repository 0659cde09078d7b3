import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { hashPassword } from './hash-password'
import { judgePassword } from './judge-password'
import { findMember, lockMember, updateMember } from './member-store'
import { requireGoodPassword } from './require-good-password'
import { endSessions } from './session-store'

/** Changes somebody's own password if they know the old one, and ends their other logins. */
export async function changePassword(
  ctx: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { member, ...input }: StudioInput<StudioOperations['studioChangePassword']> & { member: Member },
): Promise<void> {
  const { member_id, sessionId } = member
  const row = await findMember(ctx.db.orm, member_id)
  if (!row || !(await judgePassword(ctx, actor, { row, password: input.old_password }))) {
    throw new AppError(studioErrors.wrongCredentials)
  }
  if (input.password === input.old_password) {
    throw new AppError({ ...studioErrors.weakPassword, msg: '新密码不能与旧密码相同' })
  }
  requireGoodPassword(ctx, { password: input.password, login: row.login, name: row.name })
  const password_hash = await hashPassword(input.password)
  await ctx.db.orm.transaction(async (tx) => {
    const current = await lockMember(tx, member_id)
    // Somebody gave them another one in the meantime.
    if (current?.password_hash !== row.password_hash) throw new AppError(studioErrors.wrongCredentials)
    await updateMember(tx, member_id, { password_hash, must_change_password: false })
    await endSessions(tx, member_id, sessionId)
    await appendAudit(ctx, tx, actor, { action: 'member.change_password', subject: `member:${member_id}` })
  })
}
