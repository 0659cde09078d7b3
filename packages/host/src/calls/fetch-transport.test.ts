import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchTransport } from './fetch-transport'

const ORIGIN = 'https://h5.example.com'
const GET = {
  method: 'GET',
  headers: { accept: 'application/json' },
  credentials: true,
  timeoutMs: 30_000,
} as const
const POST = { ...GET, method: 'POST', body: '{"a":1}' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup(answer: (init: RequestInit) => Promise<Response>) {
  const fetch = vi.fn((_url: unknown, init: RequestInit = {}) => answer(init))
  return { fetch, send: fetchTransport(ORIGIN, fetch as typeof globalThis.fetch) }
}

const never = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test('a reply of any status comes back with its text, and no timer stays behind', async () => {
  const { send } = setup(async () => new Response('{"code":0}', { status: 502 }))
  expect(await send({ ...GET, url: '/x' })).toEqual({ status: 502, text: '{"code":0}' })
  expect(vi.getTimerCount()).toBe(0)
})

test('cookies go along', async () => {
  const { fetch, send } = setup(async () => new Response(''))
  await send({ ...GET, url: '/x' })
  expect(fetch).toHaveBeenCalledWith('/x', expect.objectContaining({ method: 'GET', credentials: 'include' }))
})

test('a line that fails is a network failure', async () => {
  const { send } = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send({ ...GET, url: '/x' })).rejects.toMatchObject({ kind: 'network' })
})

test('after 30 seconds a call counts as lost and is ended', async () => {
  const { fetch, send } = setup(never)
  const lost = expect(send({ ...GET, url: '/x' })).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await lost
})

test('a body that never ends is lost too', async () => {
  const { send } = setup(async (init) => ({ status: 200, text: () => never(init) }) as unknown as Response)
  const lost = expect(send({ ...GET, url: '/x' })).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(30_000)
  await lost
})

describe('what outlives its page', () => {
  test.each([
    { what: 'a small post to our own origin', request: { ...POST, url: '/x' }, keepalive: true },
    {
      what: 'a post to another gateway',
      request: { ...POST, url: 'https://gw.example.com/x' },
      keepalive: false,
    },
    { what: 'a large post', request: { ...POST, url: '/x', body: 'x'.repeat(40_000) }, keepalive: false },
    { what: 'a question', request: { ...GET, url: '/x' }, keepalive: false },
  ])('$what: $keepalive', async ({ request, keepalive }) => {
    const { fetch, send } = setup(async () => new Response(''))
    await send(request)
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive })
  })
})
