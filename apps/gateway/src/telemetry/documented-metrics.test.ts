import { readFile } from 'node:fs/promises'
import { operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'
import { call } from '../modules/testing/visitor-calls'
import { type DocumentedMetric, readMetricsDocument } from './testing/metrics-document'

const documented = readMetricsDocument(
  await readFile(new URL('../../../../docs/metrics.md', import.meta.url), 'utf8'),
)

/** The types of the exported metrics, and the labels of those that have any, after requests of several kinds. */
async function exported(gateway: TestGateway): Promise<Map<string, { kind: string; labels: Set<string> }>> {
  await gateway.app.inject('/h5-page/h5/none')
  await call(gateway, 'captchaAppId', { type: 2 })
  await gateway.app.inject({ method: 'POST', url: operations.giftActivity.path, payload: {} })
  const { text } = await gateway.app.exposeMetrics()
  const found = new Map<string, { kind: string; labels: Set<string> }>()
  for (const [, name = '', kind = ''] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm))
    found.set(name, { kind, labels: new Set() })
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
    const metric = found.get(name) ?? found.get(name.replace(/_(bucket|sum|count)$/, ''))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) if (label !== 'le') metric?.labels.add(label)
  }
  return found
}

const isOf = (name: string, { name: pattern }: DocumentedMetric) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

test('docs/metrics.md lists what is exported and nothing else, with kinds and labels', async () => {
  await using gateway = await startTestGateway()
  const found = await exported(gateway)
  const always = documented.filter(({ isOptional }) => !isOptional)
  const unlisted = [...found.keys()].filter((name) => !documented.some((metric) => isOf(name, metric)))
  expect(unlisted).toEqual([])
  for (const { name, kind, labels } of always) {
    if (name.endsWith('*')) continue
    const metric = found.get(name)
    expect([name, metric?.kind]).toEqual([name, kind])
    const unknown = [...(metric?.labels ?? [])].filter((label) => !labels.includes(label))
    expect([name, unknown]).toEqual([name, []])
  }
})

test('a figure, its kind or its label that the document lacks is found out', () => {
  const [first] = readMetricsDocument('| `a_total` | counter | `x` `y` | what |')
  expect(first).toEqual({ name: 'a_total', kind: 'counter', labels: ['x', 'y'], isOptional: false })
  expect(isOf('b_total', first as DocumentedMetric)).toBe(false)
})
