import { type Alert, type RuleGroup, runbookUrl } from './alert'
import { writeYaml } from './yaml'

const HEADER = '# Written by `npm run generate` from tools/ops. Do not edit.\n'

/** A file of rules, as Prometheus reads it. */
export function rulesFile({ name, recordings = [], alerts }: RuleGroup): string {
  const rules = [
    ...recordings.map(({ record, labels, expr }) => ({ record, labels, expr })),
    ...alerts.map((alert) => ({
      alert: alert.name,
      expr: alert.expr,
      for: alert.for,
      labels: { severity: alert.severity },
      annotations: annotationsOf(alert),
    })),
  ]
  return HEADER + writeYaml({ groups: [{ name: `yingzao-${name}`, interval: '1m', rules }] })
}

/** A file of tests for it, as promtool reads it: each alert once with what fires it and once with what does not. */
export function rulesTest({ name, alerts, testEvery = '1m' }: RuleGroup): string {
  return (
    HEADER +
    writeYaml({
      rule_files: [`../rules/${name}.yml`],
      evaluation_interval: testEvery,
      tests: alerts.flatMap((alert) => [firing(alert), silent(alert)]),
    })
  )
}

function firing(alert: Alert) {
  const labels = { ...alert.fires.labels, severity: alert.severity }
  return testOf(`${alert.name} fires`, alert, alert.fires, [
    { exp_labels: labels, exp_annotations: annotationsOf(alert) },
  ])
}

function silent(alert: Alert) {
  return testOf(`${alert.name} is silent`, alert, alert.silent, [])
}

type Expected = { exp_labels: Record<string, string>; exp_annotations: Record<string, string> }

function testOf(
  name: string,
  alert: Alert,
  { series, step = '1m', at }: Alert['silent'],
  expected: Expected[],
) {
  return {
    name,
    interval: step,
    input_series: Object.entries(series).map(([of, values]) => ({ series: of, values })),
    alert_rule_test: [{ eval_time: at, alertname: alert.name, exp_alerts: expected }],
  }
}

function annotationsOf(alert: Alert): Record<string, string> {
  return { summary: alert.summary, runbook_url: runbookUrl(alert) }
}
