import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Declared } from '../define-module'
import { findRecommendation } from '../passport'
import { judgeRules } from './judge-rules'

/** The calls of this module. */
export function registerTargetingOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'log'> & Pick<Declared, 'memberships'>,
): void {
  registerOperation(app, operations.checkUserInRules, async ({ rule_ids }, _request, { uid }) => {
    // Who has switched it off is shown what anybody is shown.
    const mayJudge = await findRecommendation(ctx.db.orm, uid)
    if (!mayJudge) return { results: Object.fromEntries(rule_ids.map((id) => [id, false])) }
    return { results: await judgeRules({ ...ctx, db: ctx.db.orm }, uid, rule_ids) }
  })
}
