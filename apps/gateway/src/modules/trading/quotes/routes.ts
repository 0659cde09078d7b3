import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerOperation } from '../../../http/register-operation'
import { simulateQuotes } from './simulate-quotes'

/** Quotes for screens that are open. */
export function registerQuoteOperations(app: FastifyInstance, tools: Context): void {
  registerOperation(app, operations.simulateQuotes, (input) => simulateQuotes(tools, input))
}
