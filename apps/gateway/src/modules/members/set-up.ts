import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { limitCalls } from '../../limits/limit-calls'
import { appendAudit } from '../audit'
import { hashPassword } from './hash-password'
import { closeSetup, findOpenSetup, insertMember, type MemberRow } from './member-store'
import { requireGoodPassword } from './require-good-password'
import { isSetupToken } from './setup-token'
import { type Browser, beginSession } from './sign-in'

const LIMIT = { name: 'studio setup', perMinute: 20 }

/** Creates the first administrator and logs them in. However many try at once, only one is created. */
export async function setUp(
  ctx: Pick<Context, 'config' | 'db'>,
  { token, login, name, password }: StudioInput<StudioOperations['studioSetup']>,
  browser: Browser,
): Promise<{ row: MemberRow; token: string }> {
  await limitCalls(ctx.db, LIMIT, browser.ip)
  const nonce = await findOpenSetup(ctx.db.orm)
  if (nonce === undefined) throw new AppError(studioErrors.setupDone)
  if (!isSetupToken(ctx.config, nonce, token)) throw new AppError(studioErrors.wrongSetupToken)
  requireGoodPassword(ctx, { password, login, name })
  const password_hash = await hashPassword(password)
  const row = await ctx.db.orm.transaction(async (tx) => {
    const isFirst = await closeSetup(tx)
    const roles: MemberRow['roles'] = ['administrator']
    const first =
      isFirst && (await insertMember(tx, { login, name, roles, password_hash, must_change_password: false }))
    if (!first) throw new AppError(studioErrors.setupDone)
    const subject = `member:${first.member_id}` as const
    await appendAudit(
      ctx,
      tx,
      { who: subject, ip: browser.ip },
      { action: 'member.setup', subject, after: { login, name, roles } },
    )
    return first
  })
  return { row, token: await beginSession(ctx, row.member_id, browser) }
}
