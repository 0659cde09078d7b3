import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { Declared } from '../define-module'
import { findRecommendation } from '../passport'
import { judgeRules } from './judge-rules'
import { findPortrait } from './tag-store'

const MOST_TAGS = 500

/** The calls of this module. */
export function registerTargetingOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>,
): void {
  registerOperation(app, operations.checkUserInRules, async ({ rule_ids }, _request, { uid }) => {
    // Whoever has switched it off is shown what anybody is shown.
    const mayJudge = await findRecommendation(ctx.db.orm, uid)
    if (!mayJudge) return { results: Object.fromEntries(rule_ids.map((id) => [id, false])) }
    return { results: await judgeRules({ ...ctx, db: ctx.db.orm }, uid, rule_ids) }
  })
  registerOperation(app, operations.portraitList, async (_input, _request, { uid }) => {
    if (!(await findRecommendation(ctx.db.orm, uid))) return { list: [] }
    const tags = await findPortrait(ctx.db.orm, uid, MOST_TAGS)
    return { list: tags.map((tag) => ({ ...tag, updated_at: tag.updated_at.getTime() })) }
  })
}
