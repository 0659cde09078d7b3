import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { renewalSummary } from './renewal-summary'

/** The calls by which members see what is up for renewal. */
export function registerRenewalConsole(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerStudioOperation(app, studioOperations.renewalSummary, ({ days }) => renewalSummary(ctx, days))
}
