import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { countCall } from '../../limits/count-calls'
import { limitCalls } from '../../limits/limit-calls'
import { networkOf } from '../../limits/network-of'
import { isPassword } from './hash-password'
import { findByLogin, type MemberRow } from './member-store'
import { newSessionToken } from './session-cookie'
import { endSession, insertSession } from './session-store'
import { giveTriesBack, loginKey, TRIES, takeSignInTry } from './sign-in-tries'

/** A browser that logs in. */
export interface Browser {
  ip: string
  /** User agent. */
  ua: string
  /** Its current login, which ends with the new one. */
  sessionId: string | undefined
}

/** Colleagues share the address of their office; a browser that is known has calls of its own. */
const LIMIT = { name: 'studio sign-in', perMinute: 30 }

/** For strangers in one network, at any logins: six passwords a minute, day and night, are nobody's mistake. */
const MOST_IN_AN_HOUR = 200

/**
 * Logs a member in, and returns the token for their browser. Somebody who has no such login, or is disabled, gets the
 * same answer as for a wrong password, after the same work and the same statements. Throws `memberLocked` when all
 * tries are used up: those of this browser if it is `device`, one in which the login was used before, else those that
 * all strangers share.
 */
export async function signIn(
  ctx: Pick<Context, 'config' | 'db' | 'jobs'>,
  { login, password, device }: { login: string; password: string; device: string | undefined },
  browser: Browser,
): Promise<{ row: MemberRow; token: string }> {
  await limitCalls(ctx.db, LIMIT, device ?? browser.ip)
  if (device === undefined) await limitStrangers(ctx, browser)
  const row = await findByLogin(ctx.db.orm, login)
  const key = loginKey(ctx.config, login)
  const tries = await takeSignInTry(ctx.db.orm, key, device)
  if (tries === undefined) throw new AppError(studioErrors.memberLocked)
  const isTheirs = await isPassword(password, row?.password_hash)
  if (!row || !isTheirs || row.status !== 'active') {
    if (tries === TRIES.most) {
      const lock = { login_key: key, ip: browser.ip, is_known_device: device !== undefined }
      await ctx.db.orm.transaction((tx) => ctx.jobs.enqueue(tx, 'note-member-lock', lock))
    }
    throw new AppError(studioErrors.wrongCredentials)
  }
  await giveTriesBack(ctx.db.orm, key, device)
  return { row, token: await beginSession(ctx, row.member_id, browser) }
}

async function limitStrangers({ db }: Pick<Context, 'db'>, { ip }: Browser): Promise<void> {
  const count = await countCall(db.orm, `studio strangers ${networkOf(ip)}`, 3_600)
  if (count > MOST_IN_AN_HOUR) throw new AppError(studioErrors.tooManyRequests)
}

/** Begins a login without asking for a password, and ends the one that this browser had. Returns the token. */
export async function beginSession(
  { db }: Pick<Context, 'db'>,
  member_id: number,
  { ip, ua, sessionId: former }: Browser,
): Promise<string> {
  const { token, sessionId: session_id } = newSessionToken()
  await insertSession(db.orm, { session_id, member_id, ip, ua })
  if (former !== undefined) await endSession(db.orm, former)
  return token
}
