import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { findRecommendation } from '../privacy'
import { judgeRules } from './judge-rules'

/** The calls of this module. */
export function registerTargetingOperations(app: FastifyInstance, ctx: Pick<Context, 'db' | 'log'>): void {
  registerOperation(app, operations.checkUserInRules, async ({ rule_ids }, _request, { uid }) => {
    // Who has switched it off is shown what anybody is shown.
    const mayJudge = await findRecommendation(ctx.db.orm, uid)
    if (!mayJudge) return { results: Object.fromEntries(rule_ids.map((id) => [id, false])) }
    return { results: await judgeRules({ db: ctx.db.orm, log: ctx.log }, uid, rule_ids) }
  })
}
