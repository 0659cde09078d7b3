import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'

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
