import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'
import { type CallLog, callLog } from './log-calls'
import { exposition } from './request-exposition'
import { observe, observeCode, type RouteSeries, routeSeries, totalOf } from './route-series'

declare module 'fastify' {
  interface FastifyReply {
    /** When the request came, in milliseconds of the process's clock. Set on routes that count their replies. */
    beganAt: number
    /** The code in the envelope of a call, once there is one; 0 before, and where there is none. */
    answeredCode: number
  }
}

/**
 * Counts requests and their durations by route. prom-client hashes its labels at every observation, which would slow
 * down the page route; these are plain sums, and the text is made on request.
 */
export interface RequestMetrics {
  /** The counts so far in the Prometheus text format. */
  expose(): string
}

/** Starts counting on every route that is registered after it, and writes the log lines of calls. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const writeLine = callLog(app.log)
  const all: RouteSeries[] = []
  app.decorateReply('beganAt', 0)
  app.decorateReply('answeredCode', 0)

  app.addHook('onRoute', (route: RouteOptions) => {
    const { operation, studioOperation } = route.config ?? {}
    const series = routeSeries({
      method: String(route.method),
      route: route.url,
      operation: (operation ?? studioOperation)?.id,
    })
    all.push(series)
    // On the route and not on the server: so the series is at hand and no request has to look for it.
    if (route.config?.site === 'page' || route.config?.site === 'asset') countHandler(route, series)
    else countReplies(route, series, writeLine)
  })

  return { expose: () => exposition(all.filter((series) => totalOf(series) > 0)) }
}

// With an onResponse hook Fastify listens on the reply, which costs a tenth of a small answer; the time between the end
// of our work and the end of the reply depends on the visitor's connection.
function countReplies(route: RouteOptions, series: RouteSeries, writeLine: CallLog | undefined): void {
  route.onRequest = [
    (_request, reply, done) => {
      reply.beganAt = performance.now()
      done()
    },
    ...[route.onRequest ?? []].flat(),
  ]
  route.onSend = [
    ...[route.onSend ?? []].flat(),
    (request, reply, _payload, done) => {
      observe(series, reply.statusCode, secondsSince(reply.beganAt))
      if (series.operation !== undefined && reply.answeredCode !== 0) {
        observeCode(series, reply.answeredCode)
        writeLine?.(request, reply, series)
      }
      done()
    },
  ]
}

// Pages and files have no hook: bytes from memory are as good as sent when their handler ends, so the handler's time is
// measured. The handler itself creates no function: tsx would name each one by `Object.defineProperty`, on every visit.
function countHandler(route: RouteOptions, series: RouteSeries): void {
  const { handler } = route
  route.handler = function counted(request, reply) {
    const startedAt = performance.now()
    try {
      const answer: unknown = handler.call(this, request, reply)
      // Not any thenable: a reply is one too.
      if (answer instanceof Promise) observeLater(series, reply, { answer, startedAt })
      else observe(series, reply.statusCode, secondsSince(startedAt))
      return answer
    } catch (error) {
      observe(series, 500, secondsSince(startedAt))
      throw error
    }
  }
}

function observeLater(
  series: RouteSeries,
  reply: FastifyReply,
  { answer, startedAt }: { answer: Promise<unknown>; startedAt: number },
): void {
  answer.then(
    () => observe(series, reply.statusCode, secondsSince(startedAt)),
    () => observe(series, 500, secondsSince(startedAt)),
  )
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
