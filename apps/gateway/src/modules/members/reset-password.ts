import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { type Actor, appendAudit } from '../audit'
import { firstPassword } from './first-password'
import { hashPassword } from './hash-password'
import { lockMember, updateMember } from './member-store'
import { endSessions } from './session-store'
import { liftLocks, loginKey } from './sign-in-tries'

/** Gives a member a new first password, lifts a lock and ends their logins. Each call gives another password. */
export async function resetPassword(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  memberId: number,
): Promise<{ first_password: string }> {
  const first_password = firstPassword()
  const password_hash = await hashPassword(first_password)
  await db.orm.transaction(async (tx) => {
    const row = await lockMember(tx, memberId)
    if (!row) throw new AppError(studioErrors.notFound)
    await updateMember(tx, memberId, { password_hash, must_change_password: true })
    await liftLocks(tx, loginKey(config, row.login))
    await endSessions(tx, memberId)
    await appendAudit({ config }, tx, actor, {
      action: 'member.reset_password',
      subject: `member:${memberId}`,
    })
  })
  return { first_password }
}
