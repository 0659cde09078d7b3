import { readFile } from 'node:fs/promises'
import { fixedRoutes } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobNames } from '../modules'
import { pageText } from '../modules/testing/documents'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'

const ops = (file: string) => readFile(new URL(`../../../../ops/${file}`, import.meta.url), 'utf8')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

/** The patterns of routes that the recorded rules of a goal read. */
function patternOf(rules: string, slo: string): RegExp {
  const rule = rules.split('- record:').find((text) => text.includes(`slo: "${slo}"`))
  const pattern = /route=~"([^"]+)"/.exec(rule ?? '')?.[1]
  if (pattern === undefined) throw new Error(`No rule for ${slo} names routes.`)
  return new RegExp(`^(?:${pattern})$`)
}

describe('the routes that goals count', () => {
  test('are served, one and all', async () => {
    const alternatives = patternOf(await ops('prometheus/rules/slo.yml'), 'writes')
      .source.slice('^(?:'.length, -')$'.length)
      .replaceAll('\\/', '/')
      .split('|')
    const named = alternatives.flatMap((url) =>
      url.endsWith('/.+') ? ['alipay', 'wechat'].map((supplier) => url.replace('.+', supplier)) : [url],
    )
    const isServed = (url: string) =>
      (['GET', 'POST'] as const).some((method) => gateway.app.hasRoute({ method, url }))
    expect(named.length).toBeGreaterThan(6)
    expect(named.filter((url) => !isServed(url))).toEqual([])
  })

  test('have every page among them, and no call', async () => {
    const pages = patternOf(await ops('prometheus/rules/slo.yml'), 'pages')
    const routes = [
      '/h5-page/h5/:code',
      '/pc-page/pc/:code',
      ...fixedRoutes.map(({ path }) => `/h5-page${path}`),
    ]
    expect(routes.filter((route) => !pages.test(route))).toEqual([])
    expect(pages.test('/oabase/api/gift/v1/activity')).toBe(false)
  })
})

test('alerts name only kinds of jobs that there are', async () => {
  const rules = await ops('prometheus/rules/jobs.yml')
  const named = Array.from(rules.matchAll(/queue=~?\\?"([\w|-]+)/g), ([, names = '']) =>
    names.split('|'),
  ).flat()
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !jobNames.includes(name))).toEqual([])
})

describe('what the probe asks for', () => {
  test('is answered as its module wants', async () => {
    const modules = new Map(
      (await ops('probe/blackbox.yml')).split(/^ {2}(?=\w+:\n)/m).map((text) => {
        const pattern = /body_not_matches_regexp: \['(.+)'\]/.exec(text)?.[1]
        return [/^\w+/.exec(text)?.[0] ?? '', pattern === undefined ? /./ : new RegExp(pattern)] as const
      }),
    )
    modules.delete('')
    const asked = Array.from(
      (await ops('prometheus/prometheus.yml')).matchAll(
        /module: \[(\w+)\][\s\S]*?targets: \['https:\/\/[^/]+([^']+)'\]/g,
      ),
      ([, name = '', url = '']) => ({ name, url }),
    )
    expect(asked.map(({ name }) => name)).toEqual([...modules.keys()])
    await gateway.publish(pageText({ code: 'etf-course' }))
    for (const { name, url } of asked) {
      const { statusCode, body } = await gateway.app.inject(url)
      expect([url, statusCode]).toEqual([url, 200])
      expect(body).toMatch(modules.get(name) ?? /$never/)
    }
  })
})
