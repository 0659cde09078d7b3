import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Declared } from '../define-module'
import { registerContestOperations } from './contests/routes'
import { registerOrderOperations } from './orders/routes'
import { registerPlayerOperations } from './players/routes'
import type { QuoteStreams } from './quotes/quote-streams'
import { registerQuoteOperations } from './quotes/routes'

/** The calls of visitors in simulated trading, and the streams of quotes that they listen to. */
export function registerTradingOperations(
  app: FastifyInstance,
  tools: Context & Pick<Declared, 'conditions'>,
): QuoteStreams {
  registerContestOperations(app, tools)
  registerOrderOperations(app, tools)
  registerPlayerOperations(app, tools)
  return registerQuoteOperations(app, tools)
}
