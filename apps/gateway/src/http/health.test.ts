import { afterEach, describe, expect, test, vi } from 'vitest'
import { serverForTest } from './testing/server-for-test'

afterEach(() => {
  vi.useRealTimers()
})

describe('/readyz', () => {
  const done = { migrations: true, firstRender: true, standsIn: false, draining: false }

  interface Asked {
    state?: Partial<typeof done>
    query?: () => Promise<unknown>
    at?: string
  }

  async function ready({ state, query, at = '/readyz' }: Asked) {
    const { app } = await serverForTest(query ? { query } : {})
    Object.assign(app.readiness, { ...done, ...state })
    const reply = await app.inject(at)
    return { status: reply.statusCode, ...reply.json() }
  }

  const deeply = '/readyz?deep=1'
  const refuse = () => Promise.reject(new Error('connection refused'))

  test('is 200 when everything is in place, and asks nothing of the database', async () => {
    const query = vi.fn(refuse)
    expect(await ready({ query })).toEqual({
      status: 200,
      ready: true,
      database: null,
      migrations: true,
      first_render: true,
      draining: false,
    })
    expect(query).not.toHaveBeenCalled()
  })

  test.each([
    [{ migrations: false }, { migrations: false }],
    [{ firstRender: false }, { first_render: false }],
    [{ draining: true }, { draining: true }],
  ])('is 503 with %j and says so', async (state, part) => {
    expect(await ready({ state })).toMatchObject({ status: 503, ready: false, ...part })
    expect(await ready({ state, at: deeply })).toMatchObject({ status: 503, database: true, ...part })
  })

  test('asked deeply, is 200 while the database answers and 503 when it refuses', async () => {
    expect(await ready({ at: deeply })).toMatchObject({ status: 200, ready: true, database: true })
    expect(await ready({ at: deeply, query: refuse })).toMatchObject({
      status: 503,
      ready: false,
      database: false,
    })
  })

  test('asked deeply, is 503 after one second when the database is silent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answer = ready({ at: deeply, query: () => new Promise(() => {}) })
    await vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 1 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(await answer).toMatchObject({ status: 503, database: false })
  })

  test('is 200 while a process stands in with the copies that it has, and says what is missing', async () => {
    const state = { migrations: false, standsIn: true }
    expect(await ready({ state })).toMatchObject({ status: 200, ready: true, migrations: false })
    expect(await ready({ state, at: deeply, query: refuse })).toMatchObject({ status: 503, database: false })
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
