import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signPreviewToken } from '../../http/preview-token'
import { pageText } from '../testing/documents'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway?.[Symbol.asyncDispose]())

const get = (url: string) => gateway.app.inject({ url, headers: { 'accept-encoding': 'identity' } })

test.each(['/studio', '/studio/', '/studio/leads', '/studio/leads/42?q=1'])(
  'the address %s is the one page of the Studio, asked for anew each time',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
    expect(body).toContain('<div id="root"></div>')
  },
)

test.each([
  ['studio_language=en', 'en', 'Yingzao Studio'],
  ['a=1; studio_language=en; b=2', 'en', 'Yingzao Studio'],
  ['studio_language=zh', 'zh-CN', '营造工作台'],
  ['studio_language=english', 'zh-CN', '营造工作台'],
  ['my_studio_language=en', 'zh-CN', '营造工作台'],
])('with the cookie %s it speaks %s', async (cookie, language, title) => {
  const { body, headers } = await gateway.app.inject({
    url: '/studio/leads',
    headers: { 'accept-encoding': 'identity', cookie },
  })
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(`<title>${title}</title>`)
  expect(headers.vary).toContain('cookie')
})

test('the page may run its own scripts only and stand in frames of its own origin only', async () => {
  const policy = String((await get('/studio/')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
})

test('the page runs no script of its own text, which the policy would stop', async () => {
  expect((await get('/studio/')).body).not.toMatch(/<script(?![^>]* src=)/)
})

test('the chunks that the page names are there and stay as they are', async () => {
  const names = [...(await get('/studio/')).body.matchAll(/(?:src|href)="(\/studio\/assets\/[^"]+)"/g)]
  expect(names.length).toBeGreaterThan(1)
  for (const [, url = ''] of names) {
    const { statusCode, headers } = await get(url)
    expect(statusCode, url).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
})

test('a chunk that is not there is said to be missing, not answered with the page', async () => {
  const { statusCode, headers } = await get('/studio/assets/gone.12345678.js')
  expect(statusCode).toBe(404)
  expect(headers['cache-control']).toBe('no-store')
})

describe('a look at a page', () => {
  const lookAt = async (
    version: number | 'draft',
    { code = 'sale', app = gateway.app, host = 'localhost' } = {},
  ) => {
    const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
    return app.inject({ url: `/studio/looks/${code}?preview_token=${token}`, headers: { host } })
  }
  beforeAll(() => gateway.publish(pageText({ code: 'sale' })))

  test('is the page, of which nothing runs however it is opened, and which nobody keeps', async () => {
    for (const version of ['draft', 1] as const) {
      const { statusCode, headers, body } = await lookAt(version)
      expect([statusCode, body.includes('<title>sale</title>')]).toEqual([200, true])
      const policies = String(headers['content-security-policy']).split(', ')
      expect(policies).toContain('sandbox allow-same-origin')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    }
  })

  test('is for who has the right to this page', async () => {
    expect((await lookAt('draft', { code: 'other' })).statusCode).toBe(404)
    expect((await lookAt(7)).statusCode).toBe(404)
    for (const query of ['', '?preview_token=', '?preview_token=a.b.c'])
      expect((await get(`/studio/looks/sale${query}`)).statusCode).toBe(404)
  })
})

describe('on a host of its own', () => {
  const STUDIO = 'https://studio.example.com'
  const own = { config: { studioOrigin: STUDIO } }

  test('the Studio may call and frame what is on the origin of the pages', async () => {
    await using twin = await startTwin(gateway, own)
    const { headers } = await twin.app.inject({ url: '/studio/', headers: { host: 'studio.example.com' } })
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("connect-src 'self' https://h5.example.com")
    expect(policy).toContain("frame-src 'self' https://h5.example.com")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'self'")
  })

  test('visitors’ calls answer it as they do a site that is listed, and those of the Studio answer nobody', async () => {
    await using twin = await startTwin(gateway, own)
    const allowed = async (url: string, origin: string) =>
      (await twin.app.inject({ url, headers: { origin, host: 'h5.example.com' } })).headers[
        'access-control-allow-origin'
      ]
    const call = '/n8sf/api/activity/v1/activity-vacancy/detail?id=x'
    expect(await allowed(call, STUDIO)).toBe(STUDIO)
    expect(await allowed(call, 'https://evil.example')).toBeUndefined()
    expect(await allowed('/studio-api/session', STUDIO)).toBeUndefined()
  })

  test('drafts know it and published pages do not', async () => {
    await using twin = await startTwin(gateway, own)
    await gateway.publish(pageText({ code: 'framed' }))
    const token = await signPreviewToken(gateway.ctx, { code: 'framed', version: 'draft' })
    const body = async (query: string) =>
      (await twin.app.inject({ url: `/h5-page/h5/framed${query}`, headers: { host: 'h5.example.com' } })).body
    expect(await body(`?isPreview=1&preview_token=${token}`)).toContain(`"studioOrigin":"${STUDIO}"`)
    expect(await body('')).not.toContain(STUDIO)
  })
})
