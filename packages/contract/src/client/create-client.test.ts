import { beforeEach, describe, expect, test } from 'vitest'
import { errors } from '../errors'
import type { OperationRoute } from './build-request'
import { createClient } from './create-client'
import { TransportError, type TransportReply, type TransportRequest } from './transport'

// The rules apply to any call, so the test has its own list of calls.
const routes: { activityPageDetail: OperationRoute } = {
  activityPageDetail: { method: 'GET', path: '/detail', auth: 'O' },
}

beforeEach(() => {
  routes.activityPageDetail = { method: 'GET', path: '/detail', auth: 'O' }
})

/** A client whose surroundings the test controls; `token` is what it has stored. */
function setup({
  token,
  answer,
}: {
  token?: string
  answer: () => TransportReply | Promise<TransportReply>
}) {
  const seen = { requests: [] as TransportRequest[], toasts: [] as string[], token }
  const client = createClient({
    baseUrl: 'https://gateway.test',
    routeOf: (id) => routes[id as keyof typeof routes],
    send: async (request) => {
      seen.requests.push(request)
      return answer()
    },
    token: () => seen.token,
    clearToken: () => {
      seen.token = undefined
    },
    toast: (message) => seen.toasts.push(message),
  })
  return { client, seen }
}

const reply = (body: unknown, status = 200) => ({ status, text: JSON.stringify(body) })
const refused = { code: 400010, msg: '活动不存在或已下线', response: null }

describe('what goes out', () => {
  const answer = () => reply({ code: 1, msg: 'success', response: { activity_page: 'the page' } })

  test('a GET carries its payload as a query, credentials and a limit of 30 seconds', async () => {
    const { client, seen } = setup({ answer })
    await client.call('activityPageDetail', { code: 'a b&c', is_preview: 1, preview_token: undefined })
    expect(seen.requests).toEqual([
      {
        method: 'GET',
        url: 'https://gateway.test/detail?code=a%20b%26c&is_preview=1',
        headers: { accept: 'application/json' },
        credentials: true,
        timeoutMs: 30_000,
      },
    ])
  })

  test('half of an emoji in a query goes out as a replacement sign', async () => {
    const { client, seen } = setup({ answer })
    await client.call('activityPageDetail', { code: '\u{1F600}\uD83D' })
    expect(seen.requests[0]?.url).toBe('https://gateway.test/detail?code=%F0%9F%98%80%EF%BF%BD')
  })

  test('a POST carries its payload as JSON', async () => {
    routes.activityPageDetail.method = 'POST'
    const { client, seen } = setup({ answer })
    await client.call('activityPageDetail', { code: 'spring' })
    expect(seen.requests[0]).toMatchObject({
      method: 'POST',
      url: 'https://gateway.test/detail',
      headers: { 'content-type': 'application/json' },
      body: '{"code":"spring"}',
    })
  })

  test('a POST whose fields are its query has no body, and does not say that it has one', async () => {
    Object.assign(routes.activityPageDetail, { method: 'POST', inQuery: true })
    const { client, seen } = setup({ answer })
    await client.call('activityPageDetail', { code: 'a b' })
    expect(seen.requests[0]).toEqual({
      method: 'POST',
      url: 'https://gateway.test/detail?code=a%20b',
      headers: { accept: 'application/json' },
      credentials: true,
      timeoutMs: 30_000,
    })
  })

  test.each([
    { auth: 'A', token: 'jwt', authorization: undefined },
    { auth: 'O', token: undefined, authorization: undefined },
    { auth: 'O', token: 'jwt', authorization: 'Bearer jwt' },
    { auth: 'T', token: 'jwt', authorization: 'Bearer jwt' },
  ])('a call marked $auth with token $token sends authorization $authorization', async (row) => {
    routes.activityPageDetail.auth = row.auth as OperationRoute['auth']
    const { client, seen } = setup({ answer, ...(row.token ? { token: row.token } : {}) })
    await client.call('activityPageDetail', { code: 'spring' })
    expect(seen.requests[0]?.headers.authorization).toBe(row.authorization)
  })

  test('a call that needs a token is cancelled in silence when there is none', async () => {
    routes.activityPageDetail.auth = 'T'
    const { client, seen } = setup({ answer })
    await expect(client.call('activityPageDetail', { code: 'spring' })).rejects.toMatchObject({
      canceled: true,
    })
    expect(seen).toMatchObject({ requests: [], toasts: [] })
  })
})

describe('what comes back', () => {
  const call = (outside: Parameters<typeof setup>[0]) => {
    const { client, seen } = setup(outside)
    return { seen, result: client.call('activityPageDetail', { code: 'spring' }) }
  }

  test('code 1 gives the response', async () => {
    const { result, seen } = call({ answer: () => reply({ code: 1, msg: 'success', response: { a: 1 } }) })
    expect(await result).toEqual({ a: 1 })
    expect(seen.toasts).toEqual([])
  })

  test.each([{ msg: '' }, {}])(
    'code 1 with %o has no words, and a refusal is never without',
    async (words) => {
      for (const [code, msg] of [
        [1, ''],
        [400010, errors.serverError.msg],
      ] as const) {
        const { client } = setup({ answer: () => reply({ code, ...words, response: null }) })
        expect(await client.ask('activityPageDetail', { code: 'spring' })).toMatchObject({ code, msg })
      }
    },
  )

  test('another code gives nothing and says nothing', async () => {
    const { result, seen } = call({ answer: () => reply(refused) })
    expect(await result).toBeUndefined()
    expect(seen.toasts).toEqual([])
  })

  test.each(['rejectOnBizError', 'hideError'] as const)(
    'another code is shown and rejects with %s set',
    async (option) => {
      const { client, seen } = setup({ answer: () => reply(refused) })
      const options = { [option]: true }
      await expect(client.call('activityPageDetail', { code: 'spring' }, options)).rejects.toMatchObject({
        failure: 'business',
        canceled: false,
        reply: { status: 200, code: 400010 },
      })
      expect(seen.toasts).toEqual([refused.msg])
    },
  )

  test('who asks is given the whole envelope, and nothing is said', async () => {
    const yes = { code: 1, msg: 'success', response: { a: 1 } }
    for (const [sent, given] of [
      [yes, yes],
      [refused, { ...refused, response: undefined }],
    ]) {
      const { client, seen } = setup({ answer: () => reply(sent) })
      expect(await client.ask('activityPageDetail', { code: 'spring' })).toEqual(given)
      expect(seen.toasts).toEqual([])
    }
  })

  test('who asks again is given what there is already, where the call says so; who only calls is given nothing', async () => {
    const again = { code: 400030, msg: '优惠券已领取', response: { user_coupon_id: 7 } }
    const { client } = setup({ answer: () => reply(again) })
    expect(await client.ask('activityPageDetail', { code: 'spring' })).toEqual(again)
    expect(await client.call('activityPageDetail', { code: 'spring' })).toBeUndefined()
  })

  test.each([
    { answer: () => reply({ code: 400003, msg: '登录已失效' }, 403), failure: 'http', left: undefined },
    { answer: () => ({ status: 200, text: '<html>' }), failure: 'http', left: 'jwt' },
    { answer: () => Promise.reject(new TransportError('timeout')), failure: 'timeout', left: 'jwt' },
  ])('who asks hears of a $failure by rejection alone', async (row) => {
    const { client, seen } = setup({ token: 'jwt', answer: row.answer })
    await expect(client.ask('activityPageDetail', { code: 'spring' })).rejects.toMatchObject({
      failure: row.failure,
    })
    expect(seen).toMatchObject({ toasts: [], token: row.left })
  })

  test('a status other than 200 is shown and rejects, even with code 1', async () => {
    const { result, seen } = call({ answer: () => reply({ code: 1, msg: '稍后', response: {} }, 502) })
    await expect(result).rejects.toMatchObject({ failure: 'http', reply: { status: 502, code: 1 } })
    expect(seen.toasts).toEqual(['稍后'])
  })

  test.each([
    { status: 403, code: 400003, left: undefined },
    { status: 403, code: 400014, left: 'jwt' },
    { status: 500, code: 400003, left: 'jwt' },
    { status: 200, code: 400003, left: 'jwt' },
  ])('status $status with code $code leaves the token $left', async ({ status, code, left }) => {
    const { result, seen } = call({ token: 'jwt', answer: () => reply({ code, msg: 'x' }, status) })
    await result.catch(() => undefined)
    expect(seen.token).toBe(left)
  })

  test.each([200, 502])(
    'a reply of status %i that is no envelope reads as a server error',
    async (status) => {
      for (const text of ['<html>Bad gateway</html>', '', 'null', '[]', '{"code":"1"}']) {
        const { result, seen } = call({ answer: () => ({ status, text }) })
        await expect(result).rejects.toMatchObject({ failure: 'http', reply: { status, code: 500000 } })
        expect(seen.toasts).toEqual([errors.serverError.msg])
      }
    },
  )

  test.each([
    { thrown: new TransportError('network'), failure: 'network', toast: '网络异常，请稍后重试' },
    { thrown: new TransportError('timeout'), failure: 'timeout', toast: '请求超时，请稍后重试' },
    { thrown: new TypeError('Failed to fetch'), failure: 'network', toast: '网络异常，请稍后重试' },
  ])('$thrown.message is shown as $toast and rejects', async ({ thrown, failure, toast }) => {
    const { result, seen } = call({ answer: () => Promise.reject(thrown) })
    await expect(result).rejects.toMatchObject({ failure, canceled: false })
    expect(seen.toasts).toEqual([toast])
  })
})
