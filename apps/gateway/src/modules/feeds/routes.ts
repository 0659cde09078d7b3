import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import type { LockTools } from '../locks'
import { listFeed } from './list-feed'

/** The call by which visitors see data columns. */
export function registerFeedOperations(app: FastifyInstance, tools: LockTools): void {
  registerOperation(app, operations.feedList, (input, _request, visitor) =>
    listFeed(tools, input, visitor?.uid ?? null),
  )
}
