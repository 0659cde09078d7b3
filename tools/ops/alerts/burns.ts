import type { Alert, Recording, RuleGroup } from '../alert'
import { burns, FEWEST_FAILURES, type Slo, slos, windows } from '../slo'

/** The name of the recorded share of requests that failed, over a window. */
export const ratioOf = (window: string) => `slo:failures:ratio_rate${window}`
const countOf = (window: string) => `slo:failures:increase${window}`

function recordingsOf({ name, selector }: Slo): Recording[] {
  const labels = { slo: name }
  return windows.flatMap((window) => [
    {
      record: ratioOf(window),
      labels,
      expr: `sum(rate(http_failures_total{${selector}}[${window}]))\n  / sum(rate(http_request_duration_seconds_count{${selector}}[${window}]))`,
    },
    {
      record: countOf(window),
      labels,
      expr: `sum(increase(http_failures_total{${selector}}[${window}]))`,
    },
  ])
}

/** A route that counts for each. */
const ROUTE: Readonly<Record<string, string>> = {
  pages: 'method="GET",route="/h5-page/h5/:code"',
  writes: 'method="POST",route="/oabase/api/gift/v1/activity"',
}

/**
 * How long a case lasts, and how far apart its samples are, in minutes: the shortest window that counts has several.
 */
const LASTS: Readonly<Record<string, { minutes: number; step: number }>> = {
  '1h': { minutes: 150, step: 1 },
  '6h': { minutes: 450, step: 5 },
  '3d': { minutes: 4_500, step: 60 },
}

/** One request a second, of which this share fails. */
function caseOf({ name }: Slo, part: number, { minutes, step }: { minutes: number; step: number }) {
  const labels = ROUTE[name]
  const requests = 60 * step
  const failures = Number((part * requests).toPrecision(6))
  return {
    series: {
      [`http_request_duration_seconds_count{${labels}}`]: `0+${requests}x${minutes / step}`,
      [`http_failures_total{${labels}}`]: `0+${failures}x${minutes / step}`,
    },
    step: `${step}m`,
    at: `${minutes}m`,
  }
}

function alertsOf(slo: Slo): Alert[] {
  return burns.map(({ alerts, factor, long, short, for: holds, severity, gone }) => {
    const most = Number((factor * slo.budget).toPrecision(6))
    const lasts = LASTS[long] ?? { minutes: 0, step: 1 }
    const labels = `{slo="${slo.name}"}`
    return {
      name: `${slo.alerts}${alerts}`,
      severity,
      summary: `${slo.title}的月度错误预算消耗过快（相当于${gone}）`,
      expr: `${ratioOf(long)}${labels} > ${most}\n  and ${ratioOf(short)}${labels} > ${most}\n  and ${countOf(long)}${labels} >= ${FEWEST_FAILURES}`,
      for: holds,
      fires: { ...caseOf(slo, most * 1.1, lasts), labels: { slo: slo.name } },
      silent: caseOf(slo, most * 0.9, lasts),
    }
  })
}

export const burnRules: RuleGroup = {
  name: 'slo',
  recordings: slos.flatMap(recordingsOf),
  alerts: slos.flatMap(alertsOf),
  testEvery: '10m',
}
