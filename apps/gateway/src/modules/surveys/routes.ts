import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { PATIENCE_MS } from './patience'
import { type SurveyTools, submitSurvey } from './submit-survey'

/** The call by which visitors hand in the answers to a form. */
export function registerSurveyOperations(app: FastifyInstance, tools: SurveyTools): void {
  registerOperation(
    app,
    operations.submitSurvey,
    (input, request, visitor) => submitSurvey(tools, input, visitor?.uid, request),
    { patienceMs: PATIENCE_MS },
  )
}
