import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { forgetCalls } from '../../limits/count-calls'
import { takeTry } from '../../limits/take-try'
import { type Actor, appendAudit } from '../audit'
import { isPassword } from './hash-password'
import type { MemberRow } from './member-store'
import { TRIES } from './sign-in-tries'

/**
 * Whether this is the password of a logged-in member. A try is taken before the password is checked, so that of any
 * number sent at once to any number of processes only five are checked; a right one gives them back. These tries are
 * separate: nobody who is not logged in can use them up. Throws `memberLocked`.
 */
export async function judgePassword(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { row, password }: { row: Pick<MemberRow, 'member_id' | 'password_hash'>; password: string },
): Promise<boolean> {
  const { member_id, password_hash } = row
  const key = `studio password ${member_id}`
  const tries = await takeTry(db.orm, key, TRIES)
  if (tries === undefined) throw new AppError(studioErrors.memberLocked)
  if (await isPassword(password, password_hash)) {
    await forgetCalls(db.orm, key)
    return true
  }
  if (tries === TRIES.most) {
    await db.orm.transaction((tx) =>
      appendAudit({ config }, tx, actor, { action: 'member.lock', subject: `member:${member_id}` }),
    )
  }
  return false
}
