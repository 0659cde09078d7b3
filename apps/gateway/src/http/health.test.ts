import { afterEach, describe, expect, test, vi } from 'vitest'
import { serverForTest } from './testing/server-for-test'

afterEach(() => {
  vi.useRealTimers()
})

describe('/readyz', () => {
  const done = { migrations: true, firstRender: true, draining: false }

  async function ready(state: Partial<typeof done>, query?: () => Promise<unknown>) {
    const { app } = await serverForTest(query ? { query } : {})
    Object.assign(app.readiness, { ...done, ...state })
    const reply = await app.inject('/readyz')
    return { status: reply.statusCode, ...reply.json() }
  }

  test('is 200 when everything is in place', async () => {
    expect(await ready({})).toEqual({
      status: 200,
      ready: true,
      database: true,
      migrations: true,
      first_render: true,
      draining: false,
    })
  })

  test.each([
    [{ migrations: false }, { migrations: false }],
    [{ firstRender: false }, { first_render: false }],
    [{ draining: true }, { draining: true }],
  ])('is 503 with %j and says so', async (state, part) => {
    expect(await ready(state)).toMatchObject({ status: 503, ready: false, database: true, ...part })
  })

  test('is 503 when the database refuses', async () => {
    const refuse = () => Promise.reject(new Error('connection refused'))
    expect(await ready({}, refuse)).toMatchObject({ status: 503, ready: false, database: false })
  })

  test('is 503 after one second when the database is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = ready({}, () => new Promise(() => {}))
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toMatchObject({ status: 503, database: false })
  })

  test('is not ready before the start has gone on', async () => {
    const { app } = await serverForTest()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })
})

test('/healthz answers while the database is away', async () => {
  const { app } = await serverForTest({ query: () => Promise.reject(new Error('away')) })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})
