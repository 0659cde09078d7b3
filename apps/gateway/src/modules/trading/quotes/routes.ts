import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { registerOperation } from '../../../http/register-operation'
import { storedQuotes } from './quote-source'
import { createQuoteStreams, type QuoteStreams } from './quote-streams'
import { codesOf, simulateQuotes } from './simulate-quotes'

/** Quotes for open screens: through a call, and as events for as long as a page listens. */
export function registerQuoteOperations(app: FastifyInstance, tools: Context): QuoteStreams {
  registerOperation(app, operations.simulateQuotes, (input) => simulateQuotes(tools, input))
  const streams = createQuoteStreams(tools, storedQuotes(tools))
  serveStreams(app, streams)
  return streams
}

/** Serves streams at an address below that of the call, with the same fields. */
export function serveStreams(app: FastifyInstance, streams: QuoteStreams): void {
  app.route({
    method: 'GET',
    url: `${operations.simulateQuotes.path}/stream`,
    config: { site: 'stream' },
    // A HEAD request would open a stream that nobody reads.
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
          // Without this a proxy buffers events until there are enough of them.
          'x-accel-buffering': 'no',
        })
        .send(body)
    },
  })
  // Before the server waits for open connections: a stream does not end by itself.
  app.addHook('preClose', async () => streams.close())
}
