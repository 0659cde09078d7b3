import type { FastifyInstance } from 'fastify'
import { notFound } from './handle-errors'

/**
 * Answers everything that is not for a supervisor, a load balancer or a reader of metrics as not found: a process that
 * runs jobs has the same modules as others and serves nobody.
 */
export function serveOperationsAlone(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config?.site === 'operations') done()
    else notFound(request, reply)
  })
}
