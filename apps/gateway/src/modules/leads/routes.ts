import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { LeadForms } from './promise-of'
import { PATIENCE_MS, submitLead } from './submit-lead'

/** The calls by which visitors leave a lead. */
export function registerLeadOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db' | 'jobs' | 'log'>,
  forms: LeadForms,
): void {
  registerOperation(
    app,
    operations.giftActivity,
    (input, request, visitor) => submitLead({ ...ctx, forms }, input, visitor?.uid, request),
    { patienceMs: PATIENCE_MS },
  )
}
