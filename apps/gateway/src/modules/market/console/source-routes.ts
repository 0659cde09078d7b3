import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { sourceStatus } from './source-status'

/** The call by which members see where quotes come from. */
export function registerSourceConsole(app: FastifyInstance, ctx: Pick<Context, 'config' | 'db'>): void {
  registerStudioOperation(app, studioOperations.marketSourceStatus, () => sourceStatus(ctx))
}
