import { createHash } from 'node:crypto'
import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { countCall } from '../../limits/count-calls'
import { type Actor, appendAudit } from '../audit'
import { isPassword } from './hash-password'
import { forgetTries, type MemberRow, MOST_TRIES, takeTry } from './member-store'

const LOCK_SECONDS = 15 * 60

/**
 * Whether this is the member's password. A try is taken before the password is looked at, so that of any number that
 * come at once to any number of processes five are judged; a right one gives them back. Throws `memberLocked`.
 */
export async function judgePassword(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { row, password }: { row: MemberRow; password: string },
): Promise<boolean> {
  const { member_id, password_hash } = row
  const tries = await takeTry(db.orm, member_id)
  if (tries === undefined) throw new AppError(studioErrors.memberLocked)
  if (await isPassword(password, password_hash)) {
    await forgetTries(db.orm, member_id)
    return true
  }
  if (tries === MOST_TRIES) {
    await db.orm.transaction((tx) =>
      appendAudit({ config }, tx, actor, { action: 'member.lock', subject: `member:${member_id}` }),
    )
  }
  return false
}

/**
 * Takes as long as `judgePassword` for a login that nobody has, and locks it in the same way: neither tells which
 * logins there are.
 */
export async function judgeStranger(
  { db }: Pick<Context, 'db'>,
  login: string,
  password: string,
): Promise<void> {
  const key = createHash('sha256').update(login).digest('base64url')
  const tries = await countCall(db.orm, `studio login ${key}`, LOCK_SECONDS)
  if (tries > MOST_TRIES) throw new AppError(studioErrors.memberLocked)
  await isPassword(password, undefined)
}
