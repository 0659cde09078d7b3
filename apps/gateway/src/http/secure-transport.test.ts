import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageText } from '../modules/testing/documents'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'

let plain: TestGateway
let production: TestGateway
beforeAll(async () => {
  plain = await startTestGateway()
  production = await startTestGateway({ config: { env: 'production' } })
  for (const gateway of [plain, production]) await gateway.publish(pageText({ code: 'sale' }))
})
afterAll(async () => {
  await plain?.[Symbol.asyncDispose]()
  await production?.[Symbol.asyncDispose]()
})

const ADDRESSES = [
  '/h5-page/h5/sale',
  '/h5-page/h5/unknown',
  '/h5-page/',
  '/passport/m/login',
  '/studio/',
  '/assets/unknown.png',
  '/packages/h5-page/dist/unknown.js',
  '/n8sf/api/activity/v1/activity-page/detail?code=sale',
  '/n8sf/nothing',
  '/healthz',
  '/unknown',
]

/** What differs from one reply to the next, or follows from the bytes of a page. */
const BY_CHANCE = new Set([
  'date',
  'server-timing',
  'x-request-id',
  'etag',
  'content-length',
  'content-security-policy',
])

async function headersOf({ app }: TestGateway, url: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } })
  const { 'strict-transport-security': hsts, ...others } = reply.headers
  const kept = Object.entries(others).filter(([name]) => !BY_CHANCE.has(name))
  return { hsts, others: { status: reply.statusCode, ...Object.fromEntries(kept) }, etag: reply.headers.etag }
}

test.each(ADDRESSES)(
  '%s asks for https in production, and else has the headers it has elsewhere',
  async (url) => {
    const [here, there] = [await headersOf(plain, url), await headersOf(production, url)]
    expect([here.hsts, there.hsts]).toEqual([undefined, 'max-age=31536000'])
    expect(there.others).toEqual(here.others)
  },
)

test('who has a page already is told the same, and how its bytes were written is not', async () => {
  const url = '/h5-page/h5/sale'
  const { etag, others } = await headersOf(production, url)
  expect(others).toMatchObject({ status: 200, 'content-encoding': 'br' })
  const known = await headersOf(production, url, { 'if-none-match': String(etag) })
  const { 'content-encoding': _encoding, ...expected } = others as Record<string, unknown>
  expect(known).toEqual({ hsts: 'max-age=31536000', etag, others: { ...expected, status: 304 } })
})
