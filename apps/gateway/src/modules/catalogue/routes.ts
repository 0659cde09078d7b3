import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { registerOperation } from '../../http/register-operation'
import { salePageInfo } from './sale-page-info'

/** The call of this module. */
export function registerCatalogueOperations(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  registerOperation(app, operations.salePageInfo, (input) => salePageInfo(ctx, input), { ignoreToken: true })
}
