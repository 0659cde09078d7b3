import { BUCKETS, type RouteSeries } from './route-series'

const FIRST_FAILURE = 500

/** The counts of routes that were asked for, in the Prometheus text format. */
export function exposition(used: RouteSeries[]): string {
  return [
    '# HELP http_requests_total Requests answered, by route and status.',
    '# TYPE http_requests_total counter',
    ...used.flatMap(counterLines),
    '# HELP http_failures_total Requests answered with a status of 500 or more, by route; 0 from the first request on.',
    '# TYPE http_failures_total counter',
    ...used.map(failureLine),
    '# HELP http_request_duration_seconds Time until the reply was ready to be sent.',
    '# TYPE http_request_duration_seconds histogram',
    ...used.flatMap(histogramLines),
    '# HELP call_answers_total Answers of calls, by the code in their envelope; 1 is success.',
    '# TYPE call_answers_total counter',
    ...answerLines(used),
    '',
  ].join('\n')
}

function counterLines(series: RouteSeries): string[] {
  return [...series.byStatus.entries()]
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `http_requests_total{${labels(series)},status="${status}"} ${count}`)
}

// In a series that begins with its first failure, Prometheus sees no rise.
function failureLine(series: RouteSeries): string {
  const failures = series.byStatus.slice(FIRST_FAILURE).reduce((sum, count) => sum + count, 0)
  return `http_failures_total{${labels(series)}} ${failures}`
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

/** A call is served by two routes, as HEAD is beside each GET; both are one series. */
function answerLines(used: RouteSeries[]): string[] {
  const sums = new Map<string, number>()
  for (const { operation, byCode } of used)
    for (const [code, count] of byCode) {
      const key = `operation="${operation}",code="${code}"`
      sums.set(key, (sums.get(key) ?? 0) + count)
    }
  return [...sums].map(([key, count]) => `call_answers_total{${key}} ${count}`)
}

function labels({ method, route }: RouteSeries): string {
  return `method="${method}",route="${route.replace(/["\\]/g, '\\$&')}"`
}
