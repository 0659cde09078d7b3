import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerOperation } from '../../../http/register-operation'
import { competitionHome } from './competition-home'
import { enrol } from './enrol'

/** The calls by which visitors see a contest and sign up for it. */
export function registerContestOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
): void {
  registerOperation(app, operations.competitionHome, (input, _request, visitor) =>
    competitionHome(ctx, input, visitor?.uid ?? null),
  )
  registerOperation(app, operations.competitionEnroll, (input, request, { uid }) =>
    enrol(ctx, input, uid, request),
  )
}
