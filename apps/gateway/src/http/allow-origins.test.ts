import { beacon, operation } from '@yingzao/contract/server'
import { studioOperation } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { registerBeacon } from './register-beacon'
import { registerOperation } from './register-operation'
import { registerStudioOperation } from './register-studio-operation'
import { serverForTest } from './testing/server-for-test'

const SHOP = 'https://shop.example.cn'
const ALSO = 'http://10.0.0.7:8080'

/** Origins that are not on the list, however much they look like it. */
const INTRUDERS = [
  'null',
  '*',
  '',
  'https://evil.example',
  'http://shop.example.cn',
  'https://shop.example.cn:8443',
  'https://shop.example.cn:443',
  'https://shop.example.cn.evil.example',
  'https://evil-shop.example.cn',
  'https://evil.example?https://shop.example.cn',
  'https://shop.example.cn@evil.example',
  'https://shop.example.cn/',
  'https://shop.example.cn.',
  'https://SHOP.example.cn',
  'HTTPS://shop.example.cn',
  'https://ѕhop.example.cn',
  'https://shop.example.cn, https://evil.example',
  'https://shop.example.cn https://evil.example',
  'https://m.shop.example.cn',
  'https://example.cn',
]

const call = { auth: 'A', summary: 'For this test.', response: z.strictObject({}), errors: [] } as const
const read = operation({ ...call, id: 'read', method: 'GET', path: '/oabase/x', request: z.object({}) })
const write = operation({ ...call, id: 'write', method: 'POST', path: '/oabase/x', request: z.object({}) })
const report = beacon({
  id: 'report',
  method: 'POST',
  path: '/n8sf/report',
  summary: 'For this test.',
  request: z.object({}),
  response: z.strictObject({}),
})
const studio = studioOperation({
  id: 'studio',
  method: 'GET',
  path: '/studio-api/x',
  access: 'anyone',
  summary: 'For this test.',
  request: z.strictObject({}),
  response: z.strictObject({}),
  errors: [],
})

async function serve(allowedOrigins: string[]): Promise<FastifyInstance> {
  const { app } = await serverForTest({ allowedOrigins })
  registerOperation(app, read, () => ({}))
  registerOperation(app, write, () => ({}))
  registerBeacon(app, report, { take: () => undefined, drop: () => undefined })
  registerStudioOperation(app, studio, () => ({}))
  app.get('/page', { config: { site: 'page' } }, async () => 'page')
  await app.ready()
  return app
}

const VISITORS_CALLS = [read, write, report]

/** Everything a reply says about origins. */
function said({ headers }: { headers: Record<string, unknown> }): Record<string, unknown> {
  const names = Object.keys(headers).filter((name) => name.startsWith('access-control') || name === 'vary')
  return Object.fromEntries(names.map((name) => [name, headers[name]]))
}

function make(
  app: FastifyInstance,
  { method, path }: { method: 'GET' | 'POST'; path: string },
  origin: string,
) {
  return app.inject({ method, url: path, headers: { origin }, ...(method === 'POST' && { payload: {} }) })
}

function ask(app: FastifyInstance, url: string, origin: string) {
  const headers = { origin, 'access-control-request-method': 'POST' }
  return app.inject({ method: 'OPTIONS', url, headers })
}

/** Those intruders that receive anything which lets them read a reply or send a call. */
async function admitted(app: FastifyInstance): Promise<string[]> {
  const found: string[] = []
  for (const origin of INTRUDERS) {
    for (const one of VISITORS_CALLS) {
      const replies = [await make(app, one, origin), await ask(app, one.path, origin)]
      const isTold = replies.some((reply) => Object.keys(said(reply)).some((name) => name !== 'vary'))
      if (isTold && !found.includes(origin)) found.push(origin)
    }
  }
  return found
}

describe('an origin of the list', () => {
  test.each([SHOP, ALSO])('%s may make every call of visitors, and read what comes', async (origin) => {
    const app = await serve([SHOP, ALSO])
    for (const one of VISITORS_CALLS) {
      const reply = await make(app, one, origin)
      expect(reply.json().code).toBe(1)
      expect(said(reply)).toEqual({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'x-request-id',
        vary: 'Origin',
      })
    }
  })

  test('is told beforehand which methods an address takes, and that a token may be sent', async () => {
    const reply = await ask(await serve([SHOP]), read.path, SHOP)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(said(reply)).toEqual({
      'access-control-allow-origin': SHOP,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type',
      'access-control-max-age': '600',
      vary: 'Origin',
    })
  })

  test('can read a refusal, too', async () => {
    const app = await serve([SHOP])
    const headers = { origin: SHOP, 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: write.path, headers, payload: '{' })
    expect([reply.json().code, said(reply)['access-control-allow-origin']]).toEqual([400001, SHOP])
  })

  test('gets nothing of the Studio, of pages, or where no call is', async () => {
    const app = await serve([SHOP])
    for (const url of [studio.path, '/page', '/healthz', '/oabase/none']) {
      expect([url, said(await app.inject({ url, headers: { origin: SHOP } }))]).toEqual([url, {}])
      expect([url, said(await ask(app, url, SHOP))]).toEqual([url, {}])
    }
  })
})

test('none that only looks like one of the list is let in, and caches are told to keep them apart', async () => {
  const app = await serve([SHOP])
  expect(await admitted(app)).toEqual([])
  expect(said(await make(app, read, 'https://evil.example'))).toEqual({ vary: 'Origin' })
  expect(said(await app.inject(read.path))).toEqual({ vary: 'Origin' })
})

test('without a list nobody is let in, and nothing is added to an answer', async () => {
  const app = await serve([])
  expect(said(await make(app, read, SHOP))).toEqual({})
  expect((await ask(app, read.path, SHOP)).statusCode).toBe(404)
})

test.each<[string, (origin: string) => boolean]>([
  ['sends every origin back', () => true],
  ['looks at how it begins', (origin) => origin.startsWith(SHOP)],
  ['looks at how it ends', (origin) => origin.endsWith('shop.example.cn')],
  ['looks for its host somewhere', (origin) => origin.includes('shop.example.cn')],
  ['takes large letters for small ones', (origin) => origin.toLowerCase() === SHOP],
  ['reads it as an address', (origin) => URL.canParse(origin) && new URL(origin).origin === SHOP],
  ['lets a page without an origin in', (origin) => origin === SHOP || origin === 'null'],
])('a server that %s lets intruders in: it can tell', async (_how, isAllowed) => {
  const { app } = await serverForTest()
  app.addHook('onRequest', async ({ headers: { origin = '' } }, reply) => {
    if (isAllowed(origin)) reply.header('access-control-allow-origin', origin)
  })
  for (const one of [read, write]) registerOperation(app, one, () => ({}))
  expect(await admitted(app)).not.toEqual([])
})
