import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { listenOn } from '../start/listen'
import { metricsServer } from './metrics'
import { type ServerForTest, serverForTest } from './testing/server-for-test'

const TOKEN = 'a token that only these tests know'.replaceAll(' ', '-')

describe('who reads /metrics', () => {
  async function status(options: ServerForTest, { headers = {}, remoteAddress = '127.0.0.1' } = {}) {
    const { app } = await serverForTest(options)
    const { statusCode, body } = await app.inject({ url: '/metrics', headers, remoteAddress })
    // Whoever may not read it gets the same reply as for an address without a route.
    if (statusCode !== 200) expect([statusCode, body]).toEqual([404, '内容不存在'])
    return statusCode
  }

  test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'without any setting %s does, outside production',
    async (remoteAddress) => {
      for (const env of ['development', 'test'] as const)
        expect(await status({ env }, { remoteAddress })).toBe(200)
      expect(await status({ env: 'production' }, { remoteAddress })).toBe(404)
    },
  )

  test.each(['192.168.1.7', '10.0.0.1', '::ffff:10.0.0.1', 'fe80::1', '203.0.113.127'])(
    'without any setting %s does not',
    async (remoteAddress) => {
      expect(await status({}, { remoteAddress })).toBe(404)
    },
  )

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'nobody does who came to this machine by way of another, as %s tells',
    async (name) => {
      expect(await status({}, { headers: { [name]: '127.0.0.1' } })).toBe(404)
    },
  )

  test('with a token whoever brings it does, from anywhere, and nobody else', async () => {
    const metrics = { token: TOKEN }
    const far = { remoteAddress: '203.0.113.7' }
    for (const env of ['development', 'production'] as const) {
      const ask = (authorization?: string) =>
        status({ env, metrics }, { ...far, ...(authorization && { headers: { authorization } }) })
      expect(await ask(`Bearer ${TOKEN}`)).toBe(200)
      for (const wrong of [
        undefined,
        `Bearer ${TOKEN}x`,
        `Bearer ${TOKEN.slice(1)}`,
        TOKEN,
        'Bearer ',
        'Basic x',
      ])
        expect([wrong, await ask(wrong)]).toEqual([wrong, 404])
      expect(await status({ env, metrics })).toBe(404)
    }
  })

  test('with a port of its own nobody does on the port of the pages', async () => {
    expect(await status({ metrics: { port: 9464 } })).toBe(404)
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect(await status({ metrics: { port: 9464, token: TOKEN } }, { headers })).toBe(404)
  })
})

describe('a port of its own', () => {
  async function ask(url: string, { token, headers = {} }: { token?: string; headers?: object } = {}) {
    const { app } = await serverForTest({ env: 'production', metrics: { port: 9464 } })
    const server = metricsServer(app, token)
    await listenOn(server, { host: '127.0.0.1', port: 0 })
    try {
      const { port } = server.address() as AddressInfo
      return await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        get({ port, path: url, headers: { ...headers }, agent: false }, async (response) => {
          let body = ''
          for await (const part of response) body += part
          resolve({ status: response.statusCode, body })
        }).on('error', reject)
      })
    } finally {
      server.close()
    }
  }

  test('answers the figures and nothing else', async () => {
    const { status, body } = await ask('/metrics')
    expect(status).toBe(200)
    expect(body).toContain('process_cpu_seconds_total')
    for (const url of ['/', '/healthz', '/studio/', '/metrics/x']) expect((await ask(url)).status).toBe(404)
  })

  test('asks for the token when there is one', async () => {
    const right = { authorization: `Bearer ${TOKEN}` }
    expect((await ask('/metrics', { token: TOKEN, headers: right })).status).toBe(200)
    expect(await ask('/metrics', { token: TOKEN })).toEqual({ status: 404, body: '' })
  })
})

describe('/metrics', () => {
  test.each(['page', 'operations'] as const)(
    'counts each request of a %s route once, by pattern and status',
    async (site) => {
      const { app } = await serverForTest()
      app.get('/h5/:code', { config: { site } }, (request, reply) => {
        const { code } = request.params as { code: string }
        if (code === 'broken') throw new Error('broken')
        if (code === 'late') return Promise.resolve('page')
        return reply.code(code === 'gone' ? 404 : 200).send('page')
      })
      for (const code of ['a', 'late', 'gone', 'broken']) await app.inject(`/h5/${code}`)
      await app.inject({ method: 'HEAD', url: '/h5/a' })

      const { body, headers } = await app.inject('/metrics')
      expect(headers['content-type']).toContain('text/plain')
      expect(body.match(/^http_requests_total.*h5.*$/gm)).toEqual([
        'http_requests_total{method="GET",route="/h5/:code",status="200"} 2',
        'http_requests_total{method="GET",route="/h5/:code",status="404"} 1',
        'http_requests_total{method="GET",route="/h5/:code",status="500"} 1',
        'http_requests_total{method="HEAD",route="/h5/:code",status="200"} 1',
      ])
      expect(body).toContain(
        'http_request_duration_seconds_bucket{method="GET",route="/h5/:code",le="+Inf"} 4\n',
      )
      expect(body).toContain('process_cpu_seconds_total')
    },
  )
})
