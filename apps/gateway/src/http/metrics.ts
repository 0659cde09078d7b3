import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { MetricsSettings } from '../config/config'
import { notFound } from './handle-errors'
import { processMetrics } from './process-metrics'
import type { RequestMetrics } from './request-metrics'

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics, as Prometheus reads them. */
    exposeMetrics(): Promise<Exposition>
  }
}

interface Exposition {
  type: string
  text: string
}

export interface MetricsOptions {
  requests: RequestMetrics
  settings: MetricsSettings
  /** Whether, with no setting at all, callers on this machine are answered. */
  isOpenLocally: boolean
}

/**
 * Serves `/metrics` to those who may read it: if a token is set, to callers that send it; if it has a port of its own,
 * to nobody here. For others it does not exist.
 */
export function registerMetrics(
  app: FastifyInstance,
  { requests, settings, isOpenLocally }: MetricsOptions,
): void {
  const { token, port } = settings
  app.decorate('exposeMetrics', async () => {
    const registry = processMetrics()
    const parts = [await registry.metrics(), requests.expose(), await app.metrics.metrics()]
    return { type: registry.contentType, text: parts.join('\n') }
  })
  if (port !== undefined || (token === undefined && !isOpenLocally)) return

  const mayRead = (request: FastifyRequest) =>
    token === undefined ? isFromHere(request) : bringsToken(request.headers.authorization, token)

  app.get('/metrics', { config: { site: 'operations' } }, async (request, reply) => {
    if (!mayRead(request)) return notFound(request, reply)
    const { type, text } = await app.exposeMetrics()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
}

/** A server for a separate port that answers `/metrics` and nothing else. */
export function metricsServer(
  app: Pick<FastifyInstance, 'exposeMetrics' | 'log'>,
  token: string | undefined,
): Server {
  return createServer((request, response) => {
    const isRead = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    const mayRead = token === undefined || bringsToken(request.headers.authorization, token)
    if (!isRead || !mayRead) {
      response.writeHead(404, { 'cache-control': 'no-store' }).end()
      return
    }
    app.exposeMetrics().then(
      ({ type, text }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'The figures could not be put together')
        response.writeHead(500).end()
      },
    )
  })
}

/** Not by way of a proxy or a tunnel on this machine either, behind which anybody may be. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => name in headers)
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function bringsToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Of the same length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
