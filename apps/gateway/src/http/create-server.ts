import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { Registry } from 'prom-client'
import type { Context } from '../context'
import { allowOrigins } from './allow-origins'
import { answerParserError, requireHost } from './answer-parser-errors'
import { handleErrors, notFound } from './handle-errors'
import { registerHealth } from './health'
import { registerMetrics } from './metrics'
import { createReadiness } from './readiness'
import { countRequests } from './request-metrics'
import { requireContract } from './route-config'
import { secureTransport } from './secure-transport'
import { separateStudio } from './separate-studio'
import { serveOperationsAlone } from './serve-operations-alone'
import { warnOfProxy } from './warn-of-proxy'

declare module 'fastify' {
  interface FastifyInstance {
    /** The modules' metrics; `/metrics` shows them beside those of the frame. */
    metrics: Registry
  }
}

/** Largest body of a request, in bytes. A page document, the largest thing sent as JSON, has 512 KB. */
const BODY_LIMIT = 1024 * 1024

/**
 * Creates the HTTP frame, with the paths for operations and no module yet. Set `app.readiness` as the start proceeds. A
 * call writes one log line, other requests only where they fail; none contains secrets.
 */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { env, trustedProxies, allowedOrigins, metrics, studioOrigin, role } = context.config
  const app: FastifyInstance = Fastify({
    // Given a logger, Fastify listens on every reply and creates a child logger for every request: measured at a tenth
    // of a page visit. Passed in this way it costs nothing; lines that need the request's id name it.
    logger: false,
    childLoggerFactory: () => context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // `request.ip` is what the nearest of them saw; what a visitor claims in a header is not believed.
    trustProxy: trustedProxies,
    // People type a trailing slash, and some links come with one.
    routerOptions: { ignoreTrailingSlash: true },
    genReqId: requestIds(),
    http: { requireHostHeader: false },
    clientErrorHandler: answerParserError,
    frameworkErrors: (_error, request, reply) => notFound(request, reply),
  })
  app.log = context.log
  app.decorate('readiness', createReadiness())
  app.decorate('metrics', new Registry())
  app.decorate('checksResponses', env !== 'production')
  app.decorate('findVisitor', async () => null)
  app.decorate('findMember', async () => null)
  app.decorateReply('successMsg', 'success')
  app.decorateReply('traceId', '')
  if (env === 'production') secureTransport(app)
  requireHost(app)
  requireContract(app)
  if (role === 'worker') serveOperationsAlone(app)
  separateStudio(app, studioOrigin)
  // The Studio's canvas renders pages with the same calls as visitors.
  allowOrigins(app, studioOrigin === undefined ? allowedOrigins : [...allowedOrigins, studioOrigin])
  handleErrors(app)
  const requests = countRequests(app)
  warnOfProxy(app)
  registerHealth(app, { db: context.db })
  registerMetrics(app, { requests, settings: metrics, isOpenLocally: env !== 'production' })
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
