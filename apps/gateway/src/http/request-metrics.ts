import type { FastifyInstance, FastifyReply, RouteOptions } from 'fastify'

/** Upper bounds of the duration histogram, in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5]

declare module 'fastify' {
  interface FastifyReply {
    /** When the request came, in milliseconds of the process's clock. Set on routes that count their replies. */
    beganAt: number
  }
}

/** What is counted for one route. */
interface RouteSeries {
  method: string
  route: string
  /** Replies by HTTP status, which is the index. Plain and empty at first: most of some thousand routes are never asked. */
  byStatus: number[]
  /** Requests that took at most the bound of the same index, and more than the one before; the last, all slower. */
  inBucket: Float64Array
  seconds: number
}

/**
 * Counts requests and their durations by route. prom-client hashes its labels at every observation, which the
 * page route would feel; these are plain sums, and the text is made when somebody asks for it.
 */
export interface RequestMetrics {
  /** The counts so far in the Prometheus text format. */
  expose(): string
}

/** Starts counting on every route that is registered after it. */
export function countRequests(app: FastifyInstance): RequestMetrics {
  const all: RouteSeries[] = []
  app.decorateReply('beganAt', 0)

  app.addHook('onRoute', (route: RouteOptions) => {
    const series: RouteSeries = {
      method: String(route.method),
      route: route.url,
      byStatus: [],
      inBucket: new Float64Array(BUCKETS.length + 1),
      seconds: 0,
    }
    all.push(series)
    // On the route and not on the server: so the series is at hand and no request has to look for it.
    if (route.config?.site === 'page' || route.config?.site === 'asset') countHandler(route, series)
    else countReplies(route, series)
  })

  return { expose: () => exposition(all.filter((series) => totalOf(series) > 0)) }
}

// With an onResponse hook Fastify listens on the reply, which costs a tenth of a small answer; what comes between the
// last of our work and the end of the reply is the visitor's line.
function countReplies(route: RouteOptions, series: RouteSeries): void {
  route.onRequest = [
    (_request, reply, done) => {
      reply.beganAt = performance.now()
      done()
    },
    ...[route.onRequest ?? []].flat(),
  ]
  route.onSend = [
    ...[route.onSend ?? []].flat(),
    (_request, reply, _payload, done) => {
      observe(series, reply.statusCode, secondsSince(reply.beganAt))
      done()
    },
  ]
}

// Pages and files go without any hook: bytes from memory are as good as sent when their handler ends, so for these the
// handler's time is taken. The handler itself makes no function: tsx names each one by `Object.defineProperty`, at
// every visit.
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

// At every visit, hence plain sums in arrays.
function observe(series: RouteSeries, status: number, seconds: number): void {
  series.byStatus[status] = (series.byStatus[status] ?? 0) + 1
  series.seconds += seconds
  let bucket = 0
  while (seconds > (BUCKETS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
  series.inBucket[bucket] = (series.inBucket[bucket] ?? 0) + 1
}

function exposition(used: RouteSeries[]): string {
  return [
    '# HELP http_requests_total Requests answered, by route and status.',
    '# TYPE http_requests_total counter',
    ...used.flatMap(counterLines),
    '# HELP http_request_duration_seconds Time until the reply was ready to be sent.',
    '# TYPE http_request_duration_seconds histogram',
    ...used.flatMap(histogramLines),
    '',
  ].join('\n')
}

function counterLines(series: RouteSeries): string[] {
  return (
    [...series.byStatus.entries()]
      // Statuses in between were never answered.
      .filter(([, count]) => count > 0)
      .map(([status, count]) => `http_requests_total{${labels(series)},status="${status}"} ${count}`)
  )
}

function histogramLines(series: RouteSeries): string[] {
  let below = 0
  const buckets = [...BUCKETS, '+Inf'].map((bound, index) => {
    below += series.inBucket[index] ?? 0
    return `http_request_duration_seconds_bucket{${labels(series)},le="${bound}"} ${below}`
  })
  return [
    ...buckets,
    `http_request_duration_seconds_sum{${labels(series)}} ${series.seconds}`,
    `http_request_duration_seconds_count{${labels(series)}} ${below}`,
  ]
}

function totalOf({ inBucket }: RouteSeries): number {
  return inBucket.reduce((sum, count) => sum + count, 0)
}

function labels({ method, route }: RouteSeries): string {
  return `method="${method}",route="${route.replace(/["\\]/g, '\\$&')}"`
}
