import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../../http/register-operation'
import type { PageDetail } from './page-detail'

/** The calls of this module. */
export function registerPageOperations(app: FastifyInstance, detail: PageDetail): void {
  // The response does not depend on who asks, and visitors get it from memory while the database is unreachable.
  registerOperation(app, operations.activityPageDetail, (input) => detail.answer(input), {
    ignoreToken: true,
  })
}
