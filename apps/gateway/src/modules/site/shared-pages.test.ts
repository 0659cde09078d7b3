import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signPreviewToken } from '../../http/preview-token'
import { newVisitor } from '../../origin/origin'
import { startWithExperiment } from '../experiments/testing/start-with-experiment'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'

const EDGE = { staleIfError: 0, purge: undefined, probeOrigin: 'https://h5.example.com' }
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=20'
const SALE = '/h5-page/h5/sale'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { edge: EDGE } })
  await gateway.publish(pageText())
})
afterAll(() => gateway[Symbol.asyncDispose]())

const keptOf = async (url: string, { app }: Pick<TestGateway, 'app'> = gateway) => {
  const { statusCode, headers } = await app.inject(url)
  return [statusCode, headers['cache-control']]
}

describe('with caches in front', () => {
  test.each([
    ['a published page', SALE],
    ['its desktop address', '/pc-page/pc/sale'],
    ['what stands in at a fixed route', '/h5-page/xunjiang'],
    ['a document that visitors agree to', '/h5-page/h5/privacy'],
  ])('%s is theirs for ten seconds, and tells no time', async (_what, url) => {
    const { statusCode, headers } = await gateway.app.inject(url)
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([200, SHARED, 'accept-encoding'])
    expect([headers['server-timing'], headers['set-cookie']]).toEqual([undefined, undefined])
    const again = await gateway.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, SHARED])
  })

  test('whatever a visitor brings along changes neither bytes nor headers of it', async () => {
    const { date: _date, ...plain } = (await gateway.app.inject(SALE)).headers
    const { payload } = await gateway.app.inject(SALE)
    const word = fc.stringMatching(/^[\w.~-]{1,20}$/)
    const headers = fc.record(
      {
        cookie: fc
          .array(word, { maxLength: 3 })
          .map((values) => values.map((value) => `token=${value}`).join('; ')),
        'user-agent': word,
        authorization: word,
        'accept-language': word,
        'x-forwarded-host': word,
      },
      { requiredKeys: [] },
    )
    const query = fc.dictionary(fc.constantFrom('cps_id', 'theme', 'text', 'isPreview0', 'pageId'), word)
    await fc.assert(
      fc.asyncProperty(headers, query, async (sent, asked) => {
        const reply = await gateway.app.inject({ url: SALE, headers: sent, query: asked })
        const { date: _, ...said } = reply.headers
        expect(reply.payload).toBe(payload)
        expect({ ...said, 'x-request-id': plain['x-request-id'] }).toEqual(plain)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['a page that is not there', '/h5-page/h5/none', 404],
    ['a page that can be none', '/h5-page/h5/%E9%A1%B5', 404],
    ['an address that is none', '/h5-page/none', 404],
    ['the way home', '/h5-page', 302],
  ])('%s is kept by nobody', async (_what, url, status) => {
    expect(await keptOf(url)).toEqual([status, 'no-store'])
  })

  test('a draft is kept by nobody, nor what is shown to who may not see one', async () => {
    const { version } = await gateway.import(pageText({ text: '草稿' }))
    const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
    expect(await keptOf(`${SALE}?isPreview=1&preview_token=${token}`)).toEqual([200, 'no-store'])
    expect(await keptOf(`${SALE}?isPreview=1&preview_token=x`)).toEqual([200, 'private, no-cache'])
    expect(await keptOf(`${SALE}?isPreview=1`)).toEqual([200, 'private, no-cache'])
  })

  test('a former address leads on without being kept', async () => {
    await gateway.publish(pageText({ code: 'old' }))
    await gateway.ctx.db.pool.query(`UPDATE page SET code = 'new' WHERE code = 'old'`)
    await eventually(async () => expect(await keptOf('/h5-page/h5/old')).toEqual([301, 'no-store']))
  })

  test.each(['/h5-page/sqsjGroup', '/h5-page/h5/sqsjGroup2', '/pc-page/pc/sqsjGroup3'])(
    '%s goes by who asks, so nobody keeps it',
    async (url) => {
      const { headers } = await gateway.app.inject(url)
      expect([headers['cache-control'], headers.vary]).toEqual([
        'private, no-cache',
        'accept-encoding, cookie',
      ])
      expect(headers['server-timing']).toBeDefined()
    },
  )

  test('a database that is away makes an error that nobody keeps', async () => {
    await using twin = await startTwin(gateway)
    await twin.ctx.db.close()
    expect(await keptOf('/h5-page/h5/other', twin)).toEqual([503, 'no-store'])
  })

  test('a page with an experiment is nobody’s in any of its forms, from its first to its last moment', async () => {
    await using own = await startWithExperiment({ config: { edge: EDGE } })
    expect(await keptOf(SALE, own)).toEqual([200, SHARED])
    await own.startHeard(await own.create())
    const browser = { 'user-agent': 'Mozilla/5.0 (iPhone)' }
    for (const headers of [
      browser,
      { ...browser, cookie: `yz_visitor=${newVisitor()}` },
      { 'user-agent': 'Baiduspider' },
    ]) {
      const reply = await own.app.inject({ url: SALE, headers })
      expect(reply.headers['cache-control']).toBe('private, no-cache')
      expect(reply.headers['server-timing']).toBeDefined()
    }
    expect(await keptOf(`${SALE}?isPreview=1`, own)).toEqual([200, 'private, no-cache'])
  })
})

test('how long caches may show a page of a deployment that fails is set by who answers for it', async () => {
  await using own = await startTestGateway({ config: { edge: { ...EDGE, staleIfError: 600 } } })
  await own.publish(pageText())
  expect(await keptOf(SALE, own)).toEqual([200, `${SHARED}, stale-if-error=600`])
})

test('the clock is the database’s, is asked for without it, and kept by nobody', async () => {
  const { rows } = await gateway.ctx.db.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  await using twin = await startTwin(gateway)
  await twin.ctx.db.close()
  const { statusCode, headers, payload } = await twin.app.inject('/clock')
  expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
    200,
    'no-store',
    'text/plain; charset=utf-8',
  ])
  expect(Math.abs(Number(payload) - Number(rows[0]?.now))).toBeLessThan(10_000)
})
