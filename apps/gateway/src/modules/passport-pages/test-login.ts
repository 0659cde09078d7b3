import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { issueSession, setTokenCookie } from '../passport'
import { checkedReturn } from './read-asked'

/** Phone numbers that nobody owns, for the test environment. */
export const TEST_HANDSETS = ['13800138000', '13800138001', '13800138002', '13800138003'] as const

const LOGIN = '/passport/test/login'

/**
 * Lets the test login form log in without a code. Only the test environment may install this: it would let anybody in
 * as any of these numbers.
 */
export function installTestLogin(app: FastifyInstance, ctx: Context): void {
  // A scope of its own: calls of the contract must not accept what any site's form can send.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(LOGIN, { config: { site: 'page' } }, (request, reply) => logIn(ctx, request, reply))
  })
}

async function logIn(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
  const handset = TEST_HANDSETS.find((one) => one === form.get('handset'))
  if (!handset) return reply.redirect(LOGIN, 303)
  const { token } = await issueSession(ctx, ctx.db.orm, handset, { platform_name: 'passport-test' })
  setTokenCookie(reply, ctx.config, token)
  return reply
    .header('cache-control', 'no-store')
    .redirect(checkedReturn(ctx, request, form.get('from'), '/passport/m/home'), 303)
}
