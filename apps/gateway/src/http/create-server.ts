import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import type { Context } from '../context'
import { allowOrigins } from './allow-origins'
import { handleErrors, notFound } from './handle-errors'
import { registerHealth } from './health'
import { createReadiness } from './readiness'
import { countRequests } from './request-metrics'
import { requireContract } from './route-config'

declare module 'fastify' {
  interface FastifyInstance {
    /** What modules count; `/metrics` shows it beside the figures of the frame. */
    metrics: Registry
  }
}

/** Largest body of a request, in bytes. A page document, the largest thing sent as JSON, has 512 KB. */
const BODY_LIMIT = 1024 * 1024

/**
 * Makes the HTTP frame, with the paths for operations and no module yet. Set `app.readiness` as the start goes
 * on. A successful request writes no log line; a failed one writes one, without secrets.
 */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // Given a logger, Fastify listens on every reply and makes a child logger for every request: measured at a
    // tenth of a page visit. Handed in this way it costs nothing; lines that need the request's id name it.
    logger: false,
    childLoggerFactory: () => context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // `request.ip` is what the nearest of them saw; what a visitor claims in a header is not believed.
    trustProxy: context.config.trustedProxies,
    // People type a slash at the end, and some links come with one.
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestIds(),
    frameworkErrors: (_error, request, reply) => notFound(request, reply),
  })
  app.log = context.log
  app.decorate('readiness', createReadiness())
  app.decorate('metrics', new Registry())
  app.decorate('checksResponses', context.config.env !== 'production')
  app.decorate('findVisitor', async () => null)
  app.decorate('findMember', async () => null)
  app.decorateReply('successMsg', 'success')
  requireContract(app)
  allowOrigins(app, context.config.allowedOrigins)
  handleErrors(app)
  registerHealth(app, { db: context.db, requests: countRequests(app) })
  return app
}

/** Ids that no two processes share: a part for this process and a number. */
function requestIds(): () => string {
  const process = randomUUID().slice(0, 8)
  let last = 0
  return () => {
    last += 1
    return `${process}-${last.toString(36)}`
  }
}
