import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { warnOfProxy } from './warn-of-proxy'

const HOUR = 3_600_000

function frame(trustProxy: string[] = []) {
  let time = 0
  const logged: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line) => logged.push(line) } },
    trustProxy,
  })
  warnOfProxy(app, () => time)
  app.get('/call', async () => 'answer')
  app.get('/page', { config: { site: 'page' } }, async () => 'page')
  return {
    warnings: () => logged.filter((line) => line.includes('TRUSTED_PROXIES')),
    pass: (ms: number) => {
      time += ms
    },
    ask: (headers: Record<string, string>, { peer = '10.0.0.7', url = '/call' } = {}) =>
      app.inject({ url, headers, remoteAddress: peer }),
  }
}

const forwarded = { 'x-forwarded-for': '203.0.113.9' }

test('a proxy that is not trusted is told of once an hour, with its address and what to set', async () => {
  const { ask, warnings, pass } = frame()
  await ask({})
  expect(warnings()).toEqual([])
  await ask(forwarded, { url: '/page' })
  expect(warnings()).toEqual([])
  await ask(forwarded)
  await ask(forwarded)
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]).toMatch(/"peer":"10\.0\.0\.7".*count as one network.*add its address/)
  expect(warnings()[0]).not.toContain('203.0.113.9')
  pass(HOUR)
  await ask(forwarded)
  expect(warnings()).toHaveLength(2)
})

test('a proxy that is trusted is not, whatever it was told by others', async () => {
  const { ask, warnings } = frame(['10.0.0.0/8'])
  await ask(forwarded)
  await ask({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' })
  expect(warnings()).toEqual([])
  await ask(forwarded, { peer: '192.0.2.1' })
  expect(warnings()).toHaveLength(1)
})
