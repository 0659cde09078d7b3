import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../lib/root.mjs'
import { runbookUrl } from './alert'
import { figureOf, metricNames } from './metric-names'
import { ruleGroups } from './rules'
import { rulesFile, rulesTest } from './write-rules'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

const alerts = ruleGroups.flatMap(({ alerts }) => alerts)
const recorded = new Set(ruleGroups.flatMap(({ recordings = [] }) => recordings.map(({ record }) => record)))
const documented = new Set(
  Array.from(read('docs/metrics.md').matchAll(/^\| `(\w+)` \|/gm), ([, name = '']) => name),
)
const sections = new Map(
  read('docs/runbook.zh-CN.md')
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string] => [section.slice(0, section.indexOf('\n')), section]),
)

describe('names', () => {
  test.each([
    ['max by (queue) (jobs_oldest_seconds{queue=~"a|b"}) > 120', ['jobs_oldest_seconds']],
    ['rate(a_total[5m]) / on () group_left () sum(rate(b:c[1h])) > 1e5', ['a_total', 'b:c']],
    ['min_over_time(a[2m]) > 0 and b or c unless d offset 5m', ['a', 'b', 'c', 'd']],
    ['label_replace(sum by (x) (y), "kind", "z", "", "")', ['y']],
  ])('%s reads %j', (expr, names) => {
    expect(metricNames(expr)).toEqual(names)
  })
})

test('an alert has a name of its own', () => {
  const names = alerts.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

describe.each(alerts.map((alert) => [alert.name, alert] as const))('%s', (name, alert) => {
  test('reads only figures that are documented or recorded', () => {
    const unknown = metricNames(alert.expr).filter(
      (series) => !recorded.has(series) && !documented.has(figureOf(series)) && !documented.has(series),
    )
    expect(unknown).toEqual([])
  })

  test('has its section in the runbook: what is seen, why, what to do first, when it is over', () => {
    expect(runbookUrl(alert)).toBe(`docs/runbook.zh-CN.md#${name.toLowerCase()}`)
    const section = sections.get(name) ?? ''
    for (const part of ['现象', '可能原因', '先做什么', '怎么确认恢复'])
      expect(section).toContain(`**${part}。**`)
  })

  test('has a case that fires it and one that does not', () => {
    const group = ruleGroups.find(({ alerts }) => alerts.includes(alert))
    const written = group ? rulesTest(group) : ''
    expect(written).toContain(`"${name} fires"`)
    expect(written).toContain(`"${name} is silent"`)
  })
})

test('what is recorded reads only figures that are documented', () => {
  for (const { recordings = [] } of ruleGroups)
    for (const { expr } of recordings)
      expect(
        metricNames(expr).filter((series) => !documented.has(figureOf(series)) && !documented.has(series)),
      ).toEqual([])
})

test('the runbook has a section for alerts alone', () => {
  expect([...sections.keys()].sort()).toEqual(alerts.map(({ name }) => name).sort())
})

test('links within the runbook lead to sections', () => {
  const anchors = [...sections.keys()].map((name) => name.toLowerCase())
  const links = Array.from(read('docs/runbook.zh-CN.md').matchAll(/\]\(#([^)]+)\)/g), ([, anchor]) => anchor)
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([])
})

test('a rule of several lines is written as a block, and texts in quotes', () => {
  const [alert] = alerts
  if (!alert) throw new Error('There is no alert.')
  const text = rulesFile({ name: 'x', alerts: [{ ...alert, name: 'A', expr: 'a{b="c"}\n  > 1', for: '1m' }] })
  expect(text).toContain(
    '      - alert: "A"\n        expr: |-\n          a{b="c"}\n            > 1\n        for: "1m"\n',
  )
})
