import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { readDashboard } from './read-dashboard'

/** The call for the first screen. */
export function registerDashboard(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.dashboard, (_input, member) => readDashboard(ctx, member))
}
