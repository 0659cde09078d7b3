import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { limitCalls } from '../../limits/limit-calls'
import { judgePassword, judgeStranger } from './judge-password'
import { findByLogin, type MemberRow } from './member-store'
import { newSessionToken } from './session-cookie'
import { endSession, insertSession } from './session-store'

/** A browser that logs in. */
export interface Browser {
  ip: string
  /** User agent. */
  ua: string
  /** The login that it has, which ends with the new one. */
  sessionId: string | undefined
}

/** Colleagues share the address of their office. */
const LIMIT = { name: 'studio sign-in', perMinute: 30 }

/** Logs a member in, and answers with the token for their browser. */
export async function signIn(
  ctx: Pick<Context, 'config' | 'db'>,
  { login: typed, password }: StudioInput<StudioOperations['studioSignIn']>,
  browser: Browser,
): Promise<{ row: MemberRow; token: string }> {
  await limitCalls(ctx.db, LIMIT, browser.ip)
  const login = typed.trim().toLowerCase()
  const row = await findByLogin(ctx.db.orm, login)
  const isTheirs = row
    ? await judgePassword(ctx, { who: 'anonymous', ip: browser.ip }, { row, password })
    : await judgeStranger(ctx, login, password)
  // Whoever is disabled learns no more than a stranger.
  if (!row || !isTheirs || row.status !== 'active') throw new AppError(studioErrors.wrongCredentials)
  return { row, token: await beginSession(ctx, row.member_id, browser) }
}

/** Begins a login without asking for a password, and ends the one that this browser had. Answers the token. */
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
