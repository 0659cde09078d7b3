import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Readiness } from '../http/readiness'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const SERVING: Readiness = { migrations: true, firstRender: true, standsIn: false, draining: false }

/** The reasons for which `not_ready` is 1, and the status of `/readyz`. */
async function told(readiness: Partial<Readiness>) {
  Object.assign(gateway.app.readiness, SERVING, readiness)
  const { text } = await gateway.app.exposeMetrics()
  const reasons = Array.from(text.matchAll(/^not_ready\{reason="(\w+)"\} 1$/gm), ([, reason]) => reason)
  const { statusCode } = await gateway.app.inject('/readyz')
  return [statusCode, ...reasons]
}

test.each<[string, Partial<Readiness>, unknown[]]>([
  ['serves', {}, [200]],
  ['has not migrated', { migrations: false }, [503, 'migrations']],
  ['serves copies while the database is unreachable', { migrations: false, standsIn: true }, [200]],
  ['has not rendered', { firstRender: false }, [503, 'first_render']],
  ['is shutting down', { draining: true }, [503, 'draining']],
])(
  'not_ready names the same reasons that /readyz goes by: a process that %s',
  async (_what, readiness, expected) => {
    expect(await told(readiness)).toEqual(expected)
  },
)

test('not_ready has a line for each reason and no others', async () => {
  const { text } = await gateway.app.exposeMetrics()
  const reasons = Array.from(text.matchAll(/^not_ready\{reason="(\w+)"\}/gm), ([, reason]) => reason)
  expect(reasons).toEqual(['migrations', 'first_render', 'draining'])
})
