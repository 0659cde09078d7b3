import { describe, expect, test } from 'vitest'
import { serverForTest } from './testing/server-for-test'

describe('a route without a contract', () => {
  test('does not start, and the error names it', async () => {
    const { app } = await serverForTest()
    expect(() => app.get('/n8sf/secret', async () => 'x')).toThrow(/GET \/n8sf\/secret has no contract/)
  })

  test('does not start inside a plugin either', async () => {
    const { app } = await serverForTest()
    app.register(async (plugin) => {
      plugin.post('/leads', async () => 'x')
    })
    await expect(app.ready()).rejects.toThrow(/POST \/leads has no contract/)
  })

  test('starts when it declares what it serves', async () => {
    const { app } = await serverForTest()
    app.get('/logo.png', { config: { site: 'asset' } }, async () => 'png')
    expect((await app.inject('/logo.png')).body).toBe('png')
  })
})

describe('an address without a route', () => {
  test.each(['/n8sf/nothing', '/oabase', '/imchat/a?b', '/studio-api/x/y', '/n8sf/%zz'])(
    '%s answers in JSON, as the API does',
    async (url) => {
      const { app } = await serverForTest()
      const reply = await app.inject(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toEqual({ code: 404001, msg: '内容不存在', response: null })
    },
  )

  test.each(['/', '/n8sfx', '/favicon.ico', '/%zz'])('%s answers with a line to read', async (url) => {
    const { app } = await serverForTest()
    const reply = await app.inject(url)
    expect([reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '内容不存在',
    ])
  })
})

describe('a route that throws', () => {
  const secret = 'duplicate key (13800138000)\nparams: 张三,13800138000'

  async function failing() {
    const frame = await serverForTest()
    frame.app.get('/page', { config: { site: 'page' } }, async () => {
      throw new Error(secret)
    })
    return frame
  }

  test('shows a visitor one line and the id of the request, and nothing of the error', async () => {
    const { app, logged } = await failing()
    const reply = await app.inject('/page')
    expect(reply.statusCode).toBe(500)
    expect(reply.body).toBe('页面加载失败，请稍后重试')
    expect(JSON.parse(logged[0] ?? '').request_id).toBe(reply.headers['x-request-id'])
  })

  test('is logged in one line of JSON, without phone, name or token', async () => {
    const { app, logged } = await failing()
    await app.inject('/page?token=first&preview_token=second&HANDSET=1&%68andset=third&code=x%0A')
    expect(logged).toHaveLength(1)
    const line = logged[0] ?? ''
    expect(JSON.parse(line)).toMatchObject({
      method: 'GET',
      route: '/page',
      status: 500,
      err: { name: 'Error' },
    })
    expect(line).not.toMatch(/13800138000|张三|first|second|third|token=/)
  })
})

test('a request that is no call and succeeds writes no log line', async () => {
  const { app, logged } = await serverForTest({ logLevel: 'info' })
  await app.inject('/healthz')
  expect(logged).toEqual([])
})

test("what a module logs, on the server or on a request, reaches the process's log", async () => {
  const { app, logged } = await serverForTest({ logLevel: 'info' })
  app.register(async (plugin) => {
    plugin.get('/', { config: { site: 'page' } }, async (request) => {
      plugin.log.info('by the plugin')
      request.log.info('by the request')
      return 'ok'
    })
  })
  await app.inject('/')
  expect(logged.map((line) => JSON.parse(line).msg)).toEqual(['by the plugin', 'by the request'])
})

test('ids of requests differ, and do not come from the visitor', async () => {
  const { app } = await serverForTest()
  const id = async () =>
    (await app.inject({ url: '/x', headers: { 'request-id': 'mine' } })).headers['x-request-id']
  const [first, second] = [await id(), await id()]
  expect(first).toMatch(/^[0-9a-f]{8}-\w+$/)
  expect(second).not.toBe(first)
})
