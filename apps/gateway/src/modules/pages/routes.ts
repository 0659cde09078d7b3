import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import type { PageDetail } from './page-detail'

/** The calls of this module. */
export function registerPageOperations(app: FastifyInstance, detail: PageDetail): void {
  registerOperation(app, operations.activityPageDetail, (input) => detail.answer(input))
}
