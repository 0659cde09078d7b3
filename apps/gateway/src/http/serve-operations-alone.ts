import type { FastifyInstance } from 'fastify'
import { notFound } from './handle-errors'

/**
 * Answers whatever is not for a supervisor, a balancer or who reads figures as an address that is not there: a process
 * that runs jobs has the same modules as others and serves nobody.
 */
export function serveOperationsAlone(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.site === 'operations') done()
    else notFound(request, reply)
  })
}
