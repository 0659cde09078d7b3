// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://h5.example.com/h5-page/h5/spring" }

import { operationRoutes } from '@yingzao/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserClient } from './browser-client'

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = text
}

const expired = { code: 400003, msg: '登录已失效，请重新登录', response: null }

beforeEach(() => {
  setCookie('token=a.b.c; path=/; domain=example.com')
})
afterEach(() => {
  setCookie('token=; path=/; domain=example.com; max-age=0')
  vi.unstubAllGlobals()
})

function setup(status: number, body: object, gatewayOrigin = '') {
  const fetch = vi.fn(async () => ({ status, text: async () => JSON.stringify(body) }))
  vi.stubGlobal('fetch', fetch)
  const seen = { toasts: [] as string[], lost: 0 }
  const client = createBrowserClient({
    gatewayOrigin,
    routeOf: (id) => operationRoutes[id],
    toast: (message) => seen.toasts.push(message),
    onTokenLost: () => {
      seen.lost += 1
    },
  })
  return { fetch, seen, client }
}

test('a call carries the token of the cookie as bearer', async () => {
  const { fetch, client } = setup(
    200,
    { code: 1, msg: 'success', response: { group_id: 'g' } },
    'https://gw.example.com',
  )
  expect(await client.call('serviceChat', {})).toEqual({ group_id: 'g' })
  expect(fetch).toHaveBeenCalledWith(
    'https://gw.example.com/imchat/api/v1/group/service-chat',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer a.b.c' }) }),
  )
})

test('an order goes out as the contract has it: a POST whose parameters are its query', async () => {
  const { fetch, client } = setup(200, { code: 1, response: null })
  const reply = await client.ask('createOrder', { page_code: 'spring', sku_id: '3', mark: '对 半&价' })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/oabase/api/shop/v1/order?page_code=spring&sku_id=3&mark=%E5%AF%B9%20%E5%8D%8A%26%E4%BB%B7',
    expect.objectContaining({ method: 'POST' }),
  )
  expect(fetch).not.toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ body: expect.anything() }),
  )
  expect(reply).toEqual({ code: 1, msg: '', response: null })
})

test('a token that the gateway no longer takes is gone, also from the parent domain, and the page hears of it', async () => {
  const { seen, client } = setup(403, expired)
  await expect(client.call('serviceChat', {})).rejects.toMatchObject({ failure: 'http' })
  expect(document.cookie).toBe('')
  expect(seen).toEqual({ toasts: [expired.msg], lost: 1 })
})

test('after that nothing is sent that needs a token, and nothing is said', async () => {
  const { fetch, seen, client } = setup(403, expired)
  await client.call('serviceChat', {}).catch(() => undefined)
  await expect(client.call('serviceChat', {})).rejects.toMatchObject({ canceled: true })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(seen.toasts).toHaveLength(1)
})
