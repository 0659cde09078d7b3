import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { reportVitals } from './report-vitals'

/** The call by which members see how fast a page is for its visitors. */
export function registerVitalReport(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.reportVitals, (input) => reportVitals(ctx, input))
}
