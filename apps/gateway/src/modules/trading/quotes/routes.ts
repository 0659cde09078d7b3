import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { registerOperation } from '../../../http/register-operation'
import { storedQuotes } from './quote-source'
import { createQuoteStreams, type QuoteStreams } from './quote-streams'
import { codesOf, simulateQuotes } from './simulate-quotes'

/** Quotes for screens that are open: by a call, and by events for as long as a page listens. */
export function registerQuoteOperations(app: FastifyInstance, tools: Context): QuoteStreams {
  registerOperation(app, operations.simulateQuotes, (input) => simulateQuotes(tools, input))
  const streams = createQuoteStreams(tools, storedQuotes(tools))
  serveStreams(app, streams)
  return streams
}

/** Serves streams at an address below that of the call, whose fields they take. */
export function serveStreams(app: FastifyInstance, streams: QuoteStreams): void {
  app.route({
    method: 'GET',
    url: `${operations.simulateQuotes.path}/stream`,
    config: { site: 'stream' },
    // It would begin a stream that nobody reads.
    exposeHeadRoute: false,
    handler(request, reply) {
      const asked = operations.simulateQuotes.request.safeParse(request.query)
      if (!asked.success) throw new AppError(errors.invalidParameters)
      const body = streams.open(codesOf(asked.data.codes), request.ip, reply.raw)
      if (!body) throw new AppError(errors.tooManyRequests)
      return reply
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store, no-transform',
          'x-content-type-options': 'nosniff',
          // Without it a proxy keeps back what is told until there is enough of it.
          'x-accel-buffering': 'no',
        })
        .send(body)
    },
  })
  // Before the server waits for what is open: a stream has no end of its own.
  app.addHook('preClose', async () => streams.close())
}
