import type { PassportInput } from '@yingzao/contract/server'
import { privacyVersion } from '@yingzao/pages'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES, HOSTILE_RETURNS } from '@yingzao/schema/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const ORIGIN = 'https://h5.example.com'
const HOME = '/passport/m/home'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { linkHosts: ['h5.example.com', 'shop.example.com'] } })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const ask = (url: string, { app } = gateway) =>
  app.inject({ url, headers: { host: 'h5.example.com', 'x-forwarded-proto': 'https' } })

/** The input a page was rendered from; the test site outputs it. */
async function drawn(url: string, server = gateway): Promise<PassportInput> {
  const { payload } = await ask(url, server)
  return JSON.parse(payload.slice('<main>'.length, -'</main>'.length))
}

const isOnList = (address: string) => {
  const { origin } = new URL(address, ORIGIN)
  return origin === ORIGIN || origin === 'http://h5.example.com' || origin === 'https://shop.example.com'
}

const HOSTILE = [...new Set([...HOSTILE_ADDRESSES, ...FOREIGN_LINKS, ...HOSTILE_RETURNS])].filter(
  // A lone surrogate cannot even be requested as an address.
  (from) => !/\p{Cs}/u.test(from),
)

describe('from an address that nobody may be sent to', () => {
  test('there are enough of them', () => expect(HOSTILE.length).toBeGreaterThan(150))

  test.each([
    '/passport/m/login',
    '/passport/pc/login',
    '/passport/test/login',
    '/passport/m/home',
    '/passport/m/orders',
    '/passport/m/receipt',
    '/passport/m/services',
    '/passport/m/contracts',
    '/passport/m/coupons',
    '/passport/m/ticket',
    '/passport/m/tickets',
    '/passport/m/reminders',
    '/passport/m/risk-test',
    '/passport/m/erase',
  ])('%s leads back to nowhere else', async (path) => {
    for (const from of HOSTILE) {
      const { returnTo } = await drawn(`${path}?from=${encodeURIComponent(from)}`)
      expect([from, returnTo, isOnList(returnTo)]).toEqual([from, returnTo, true])
    }
  })

  test('a login leads nowhere else', async () => {
    for (const from of HOSTILE) {
      const { statusCode, headers } = await logIn({ handset: '13800138000', from })
      expect([from, statusCode, isOnList(String(headers.location))]).toEqual([from, 303, true])
    }
  })

  // What is proved above must be able to fail.
  test('a login that follows its form leads to many other places', () => {
    const left = HOSTILE.filter((from) => URL.canParse(from, ORIGIN) && !isOnList(from))
    expect(left.length).toBeGreaterThan(50)
  })
})

describe('where a visitor came from', () => {
  test.each([
    ['/h5-page/h5/a?x=1#b', '/h5-page/h5/a?x=1#b'],
    ['http://h5.example.com/h5-page/h5/a?x=1', '/h5-page/h5/a?x=1'],
    ['https://shop.example.com/a', 'https://shop.example.com/a'],
  ])('%s is where the page leads back to', async (from, returnTo) => {
    expect(await drawn(`/passport/m/login?from=${encodeURIComponent(from)}`)).toMatchObject({ returnTo })
  })

  test('twice, or not at all, is the personal center', async () => {
    for (const query of ['', '?from=', '?from=%2Fa&from=%2Fb']) {
      expect((await drawn(`/passport/pc/login${query}`)).returnTo).toBe(HOME)
    }
  })

  test('in production is on the public origin, whatever host was asked', async () => {
    await using production = await startTestGateway({ config: { env: 'production', linkHosts: [] } })
    const returnTo = async (from: string) =>
      (await drawn(`/passport/m/login?from=${encodeURIComponent(from)}`, production)).returnTo
    expect(await returnTo('https://h5.example.com/a')).toBe('/a')
    expect(await returnTo('http://h5.example.com/a')).toBe(HOME)
  })
})

test('a page says what it may be told, and is nobody else’s to keep or to frame', async () => {
  const input = await drawn('/passport/m/login?type=2&text=large')
  expect(input).toMatchObject({
    page: 'mobileLogin',
    loginType: '2',
    isTextLarge: true,
    consentVersion: privacyVersion,
    gatewayOrigin: '',
  })
  expect((await drawn(`/passport/m/login?type=${encodeURIComponent('"><script>')}`)).loginType).toBe('')
  const { headers } = await ask('/passport/m/login')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers['x-robots-tag']).toBe('noindex')
})

test('a page of tickets may be opened again without a network', async () => {
  for (const path of ['/passport/m/ticket', '/passport/m/tickets']) {
    expect((await ask(path)).headers['cache-control']).toBe('private, max-age=259200')
  }
})

test('the version of the privacy policy is that of the page which operators have published', async () => {
  await gateway.publish(pageText({ code: 'privacy' }))
  expect((await drawn('/passport/m/login')).consentVersion).toBe('page-1')
})

test('the personal center is behind the short address, too', async () => {
  const { statusCode, headers } = await ask('/passport/')
  expect([statusCode, headers.location]).toEqual([302, HOME])
})

describe('the test login', () => {
  test('logs in as one of its phones, without a code', async () => {
    const { headers } = await logIn({ handset: '13800138001', from: '/h5-page/h5/a' })
    expect(headers.location).toBe('/h5-page/h5/a')
    const [, token] = /^token=([^;]+)/.exec(String(headers['set-cookie'])) ?? []
    const user = await call(gateway, 'currentUser', {}, { headers: { authorization: `Bearer ${token}` } })
    expect(user.response.handset).toBe('138****8001')
  })

  test.each(['13900139000', '', '13800138001 '])('takes no other phone: %j', async (handset) => {
    const { headers } = await logIn({ handset, from: '/a' })
    expect(headers.location).toBe('/passport/test/login')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test.each(['development', 'production'] as const)('is not there in %s', async (env) => {
    await using other = await startTestGateway({ config: { env } })
    expect((await ask('/passport/test/login', other)).statusCode).toBe(404)
    expect((await logIn({ handset: '13800138001', from: '/' }, other)).statusCode).toBe(404)
    expect((await drawn('/passport/m/login', other)).testHandsets).toEqual([])
  })
})

function logIn(form: Record<string, string>, { app } = gateway) {
  return app.inject({
    method: 'POST',
    url: '/passport/test/login',
    headers: { host: 'h5.example.com', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
}
