import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Declared } from '../define-module'
import { clearTokenCookie, findLastWords, findRecommendation, updateRecommendation } from '../passport'
import { eraseVisitor } from './erase-visitor'
import { withdrawConsent } from './withdraw-consent'

/** The calls of this module. */
export function registerPrivacyOperations(
  app: FastifyInstance,
  ctx: Context & Pick<Declared, 'personal' | 'empty'>,
): void {
  registerOperation(app, operations.privacyConsents, async (_input, _request, { uid }) => {
    const words = await findLastWords(ctx.db.orm, uid)
    return {
      list: words.map((word) => ({ ...word, changed_at: word.changed_at.getTime() })),
    }
  })

  registerOperation(app, operations.privacyWithdraw, async (input, request, { uid }, reply) => {
    const response = await withdrawConsent(ctx, input, uid, request)
    if (response.is_logged_out) clearTokenCookie(reply, ctx.config)
    return response
  })

  registerOperation(app, operations.privacyErase, async ({ code }, request, { uid }, reply) => {
    await eraseVisitor(ctx, { uid, code }, request)
    clearTokenCookie(reply, ctx.config)
    return {}
  })

  registerOperation(app, operations.privacyRecommendation, async (_input, _request, { uid }) => ({
    enabled: await findRecommendation(ctx.db.orm, uid),
  }))

  registerOperation(app, operations.privacySetRecommendation, async ({ enabled }, _request, { uid }) => {
    await updateRecommendation(ctx.db.orm, uid, enabled)
    return { enabled }
  })
}
