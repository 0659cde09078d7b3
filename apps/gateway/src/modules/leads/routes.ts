import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import type { LeadForms } from './promise-of'
import { submitLead } from './submit-lead'

/** Somebody waits with a code in hand: a database that takes longer is as good as away, and they are told so. */
const PATIENCE_MS = 1_800

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
