import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Declared } from '../define-module'
import { registerContestOperations } from './contests/routes'
import { registerOrderOperations } from './orders/routes'
import { registerPlayerOperations } from './players/routes'
import { registerQuoteOperations } from './quotes/routes'

/** The calls of visitors in simulated trading. */
export function registerTradingOperations(
  app: FastifyInstance,
  tools: Context & Pick<Declared, 'conditions'>,
): void {
  registerContestOperations(app, tools)
  registerOrderOperations(app, tools)
  registerPlayerOperations(app, tools)
  registerQuoteOperations(app, tools)
}
