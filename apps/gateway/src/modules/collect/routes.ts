import { operations } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { browseLog } from './collect-tables'

/** The calls of this module. */
export function registerCollectOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerOperation(app, operations.browseUpload, async ({ browse_collect_id }, _request, { uid }) => {
    await ctx.db.orm
      .insert(browseLog)
      .values({ uid, browse_collect_id, minute: sql`date_trunc('minute', now())` })
      .onConflictDoNothing()
    return {}
  })
}
