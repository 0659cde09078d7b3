import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { diagnoseHoldings } from './diagnose-holdings'
import { deleteChecks, findChecks } from './holding-store'

/** The calls by which visitors see what is known of their shares, and find and delete what was kept of it. */
export function registerHoldingOperations(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  const { orm } = ctx.db
  registerOperation(app, operations.holdingDiagnose, (input, request, visitor) =>
    diagnoseHoldings(ctx, input, visitor?.uid ?? null, request),
  )
  registerOperation(app, operations.holdingChecks, async (_input, _request, { uid }) => {
    const rows = await findChecks(orm, uid)
    return {
      list: rows.map(({ check_id, created_at, answer }) => ({
        check_id,
        checked_at: created_at.getTime(),
        ...answer,
      })),
    }
  })
  registerOperation(app, operations.holdingErase, async ({ check_id }, _request, { uid }) => ({
    deleted: await deleteChecks(orm, { uid, check_id }),
  }))
}
