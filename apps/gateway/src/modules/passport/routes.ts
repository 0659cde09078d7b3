import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Declared } from '../define-module'
import { currentUser } from './current-user'
import { revokeSession } from './passport-store'
import { smartLogin } from './smart-login'
import { clearTokenCookie, setTokenCookie } from './token-cookie'

/** The calls of this module. */
export function registerPassportOperations(
  app: FastifyInstance,
  ctx: Context & Pick<Declared, 'registered' | 'loggedIn'>,
): void {
  registerOperation(app, operations.currentUser, (_input, _request, { uid }) => currentUser(ctx, uid))
  registerOperation(app, operations.smartLogin, async (input, request, _visitor, reply) => {
    const login = await smartLogin(ctx, input, request)
    setTokenCookie(reply, ctx.config, login.token)
    return login
  })
  registerOperation(app, operations.logout, async (_input, _request, { sessionId }, reply) => {
    await revokeSession(ctx.db.orm, sessionId)
    clearTokenCookie(reply, ctx.config)
    return {}
  })
}
