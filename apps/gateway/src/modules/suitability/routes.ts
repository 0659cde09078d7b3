import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { showQuestions, showResult } from './show-questions'
import { submitTest } from './submit-test'

/** The calls by which visitors take the risk test. */
export function registerSuitabilityOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerOperation(app, operations.riskTestQuestions, (_input, _request, { uid }) => showQuestions(ctx, uid))
  registerOperation(app, operations.submitRiskTest, (input, request, { uid }) =>
    submitTest(ctx, input, uid, request),
  )
  registerOperation(app, operations.riskTestResult, (_input, _request, { uid }) => showResult(ctx, uid))
}
