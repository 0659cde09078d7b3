import { studioErrors } from '@yingzao/contract/studio'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callStudio } from './call-studio'
import { isRefusal } from './studio-problem'
import { wording } from './wording'

const send = vi.fn<typeof fetch>()

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const reply = (body: unknown, status = 200) => Response.json(body, { status })
const done = () => reply({ code: 1, msg: 'success', response: { list: [] } })

describe('what goes out', () => {
  test('a read carries what narrows it as a query, and leaves out what is empty', async () => {
    send.mockResolvedValue(done())
    await callStudio('leadList', { q: '王 芳', status: undefined, page_code: '', limit: 50 })
    const [url, request] = send.mock.calls[0] ?? []
    expect(url).toBe('/studio-api/leads?q=%E7%8E%8B+%E8%8A%B3&limit=50')
    expect(request).toMatchObject({ method: 'GET', cache: 'no-store', redirect: 'error' })
  })

  test('a write carries JSON and the header that no other site can send', async () => {
    send.mockResolvedValue(done())
    await callStudio('leadAssign', { lead_ids: [1], member_id: null })
    expect(send.mock.calls[0]).toMatchObject([
      '/studio-api/leads/assign',
      {
        method: 'POST',
        headers: { 'x-yingzao-studio': '1', 'content-type': 'application/json' },
        body: '{"lead_ids":[1],"member_id":null}',
      },
    ])
  })
})

describe('what comes back', () => {
  test('success is what is in the envelope', async () => {
    send.mockResolvedValue(done())
    expect(await callStudio('memberList', {})).toEqual({ list: [] })
  })

  test('a refusal rejects with the words and the code of the catalogue', async () => {
    const { code, msg, http } = studioErrors.memberLocked
    send.mockResolvedValue(reply({ code, msg, response: null }, http))
    const problem = await callStudio('studioSignIn', { login: 'a', password: 'b' }).catch(
      (error: unknown) => error,
    )
    expect(problem).toMatchObject({ failure: 'refused', msg, reply: { code, http } })
    expect(isRefusal(problem, 'memberLocked')).toBe(true)
    expect(isRefusal(problem, 'wrongCredentials')).toBe(false)
  })

  test.each(['<html>502</html>', '', 'null', '{"code":"1"}', '{"code":1'])(
    'the reply %j is nobody’s envelope and reads as a service that is away',
    async (text) => {
      send.mockResolvedValue(new Response(text, { status: 502 }))
      await expect(callStudio('memberList', {})).rejects.toMatchObject({
        failure: 'unreadable',
        msg: wording.unreadable,
      })
    },
  )

  test('a success in the envelope counts for nothing under a status that is an error', async () => {
    send.mockResolvedValue(reply({ code: 1, msg: 'success', response: {} }, 500))
    await expect(callStudio('memberList', {})).rejects.toMatchObject({ failure: 'refused' })
  })

  test('no network is said in words', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(callStudio('memberList', {})).rejects.toMatchObject({
      failure: 'network',
      msg: wording.network,
    })
  })

  test('no reply within half a minute is said too, and the call is taken back', async () => {
    vi.useFakeTimers()
    send.mockImplementation(hanging)
    const call = expect(callStudio('memberList', {})).rejects.toMatchObject({ failure: 'timeout' })
    await vi.advanceTimersByTimeAsync(30_000)
    await call
  })

  test('half a reply that never goes on is no reply', async () => {
    vi.useFakeTimers()
    send.mockImplementation(async (_url, request) => {
      const body = new ReadableStream({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('{"code":1'))
          request?.signal?.addEventListener('abort', () => controller.error(request.signal?.reason))
        },
      })
      return new Response(body)
    })
    const call = expect(callStudio('memberList', {})).rejects.toMatchObject({ failure: 'timeout' })
    await vi.advanceTimersByTimeAsync(30_000)
    await call
  })

  test('who takes a call back gets the abort itself, which is no problem to be shown', async () => {
    send.mockImplementation(hanging)
    const mine = new AbortController()
    const call = expect(callStudio('memberList', {}, { signal: mine.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    mine.abort()
    await call
  })
})

/** A network that never answers. */
const hanging: typeof fetch = (_url, request) =>
  new Promise((_resolve, reject) => {
    request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
  })
