import type { Context } from '../../context'
import type { JobData } from '../../jobs/job'
import { appendAudit } from '../audit'
import { findLogins } from './member-store'
import { loginKey } from './sign-in-tries'

/**
 * Records in the audit log that wrong passwords have locked a member's login. A job, also enqueued for logins that
 * nobody has, where it does nothing: an entry written immediately would make the fifth answer slower for existing
 * logins.
 */
export async function noteLock(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { login_key, ip, is_known_device }: JobData['note-member-lock'],
): Promise<void> {
  const locked = (await findLogins(db.orm)).find(({ login }) => loginKey(config, login) === login_key)
  if (!locked) return
  const act = {
    action: 'member.lock',
    subject: `member:${locked.member_id}`,
    after: { is_known_device },
  } as const
  await db.orm.transaction((tx) => appendAudit({ config }, tx, { who: 'anonymous', ip }, act))
}
