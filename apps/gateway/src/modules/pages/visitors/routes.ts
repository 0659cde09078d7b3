import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../../http/register-operation'
import type { PageDetail } from './page-detail'

/** The calls of this module. */
export function registerPageOperations(app: FastifyInstance, detail: PageDetail): void {
  // Whose page it is makes no difference, and visitors get it from memory while the database is away.
  registerOperation(app, operations.activityPageDetail, (input) => detail.answer(input), {
    ignoreToken: true,
  })
}
