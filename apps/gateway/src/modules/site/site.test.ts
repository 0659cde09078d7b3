import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { signPreviewToken } from '../../http/preview-token'
import { loadSite } from '../../start/load-site'
import { filesBeside } from '../assets'
import { pagePublishing } from '../pages'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { fakeSite } from '../testing/fake-site'
import {
  BY_TEST,
  COMPANY,
  startTestGateway,
  startTwin,
  type TestGateway,
} from '../testing/start-test-gateway'

const SALE = '/h5-page/h5/sale'

/** Visits the page and waits until its copy is on disk. */
async function visitAndCopy({ app, ctx }: TestGateway): Promise<string> {
  await app.inject(SALE)
  await eventually(() => access(join(ctx.config.dataDir, 'snapshots', 'sale.page')))
  return ctx.config.dataDir
}

async function bodyOf(app: FastifyInstance, url = SALE): Promise<string> {
  return (await app.inject(url)).payload
}

test('a published page is served with the headers that belong to it', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  const reply = await gateway.app.inject(SALE)
  expect(reply.statusCode).toBe(200)
  expect(reply.payload).toContain('第一版')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    vary: 'accept-encoding',
  })
})

test('the page tells the time of the database', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const header = String((await gateway.app.inject(SALE)).headers['server-timing'])
  const { rows } = await gateway.ctx.db.pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const told = Number(/^now;dur=(\d+)$/.exec(header)?.[1])
  expect(Math.abs(told - Number(rows[0]?.now))).toBeLessThan(2_000)
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['*', 'br', brotliDecompressSync],
  ['deflate', undefined, (bytes: Buffer) => bytes],
])('who accepts %s gets %s', async (accepted, encoding, decode) => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  const reply = await gateway.app.inject({ url: SALE, headers: { 'accept-encoding': accepted } })
  expect(reply.headers['content-encoding']).toBe(encoding)
  expect(decode(reply.rawPayload).toString()).toContain('第一版')
})

test('who has these bytes gets 304, who has others gets the page', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const visit = (headers: Record<string, string>) => gateway.app.inject({ url: SALE, headers })
  const br = { 'accept-encoding': 'br' }
  const etag = String((await visit(br)).headers.etag)
  const known = await visit({ ...br, 'if-none-match': `"other", W/${etag}` })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  expect((await visit({ ...br, 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect((await visit({ 'if-none-match': etag })).statusCode).toBe(200)
})

test('nothing that a visitor sends changes the bytes', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const plain = await bodyOf(gateway.app)
  const odd = ['x-forwarded-host', 'x-original-url', 'cookie', 'user-agent', 'authorization', 'x-rewrite-url']
  for (const name of odd) {
    const reply = await gateway.app.inject({
      url: `${SALE}?${name}=1&isPreview=0`,
      headers: { [name]: 'evil' },
    })
    expect(reply.payload, name).toBe(plain)
  }
})

test('visits to a published page render nothing', async () => {
  const renderPage = vi.fn(fakeSite().renderPage)
  await using gateway = await startTestGateway({ site: fakeSite({ renderPage }) })
  await gateway.publish(pageText())
  const renders = renderPage.mock.calls.length
  await Promise.all(Array.from({ length: 20 }, () => gateway.app.inject(SALE)))
  expect(renderPage.mock.calls.length).toBe(renders)
})

test('publishing shows in every process, and taking down too', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  await using twin = await startTwin(gateway)
  for (const { app } of [gateway, twin]) expect(await bodyOf(app)).toContain('第一版')
  await gateway.publish(pageText({ text: '第二版' }))
  for (const { app } of [gateway, twin]) {
    await eventually(async () => expect(await bodyOf(app)).toContain('第二版'))
  }
  await gateway.ctx.db.pool.query(`UPDATE page SET status = 'taken_down' WHERE code = 'sale'`)
  for (const { app, ctx } of [gateway, twin]) {
    await eventually(async () => expect((await app.inject(SALE)).statusCode).toBe(404))
    const copies = () => readdir(join(ctx.config.dataDir, 'snapshots'))
    await eventually(async () => expect(await copies()).not.toContain('sale.page'))
  }
})

test('a page that was not there is found as soon as it is published', async () => {
  await using gateway = await startTestGateway()
  expect((await gateway.app.inject(SALE)).statusCode).toBe(404)
  await gateway.publish(pageText({ text: '第一版' }))
  await eventually(async () => expect(await bodyOf(gateway.app)).toContain('第一版'))
})

test('a process that lost its connection hears afterwards of what it missed', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  await using twin = await startTwin(gateway)
  const { pool } = gateway.database.owner
  // The change is announced to nobody, as if it had come while the connection was down.
  await pool.query(`ALTER TABLE page DISABLE TRIGGER page_change_announced`)
  expect(await bodyOf(twin.app)).toContain('第一版')
  await gateway.publish(pageText({ text: '第二版' }))
  expect(await bodyOf(twin.app)).toContain('第一版')
  await pool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  )
  await eventually(async () => expect(await bodyOf(twin.app)).toContain('第二版'))
})

test.each([
  '/h5-page/h5/none',
  '/h5-page/h5/a%20b',
  '/h5-page/h5/%E4%B8%AD',
  '/h5-page/h5/sale/a.css',
  '/h5-page/none',
])('%s is answered with the page for what is not there', async (url) => {
  await using gateway = await startTestGateway()
  const reply = await gateway.app.inject(url)
  expect([reply.statusCode, reply.payload]).toEqual([404, '<p>state not_found</p>'])
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('a page that is stored but not published is not found', async () => {
  await using gateway = await startTestGateway()
  await gateway.import(pageText())
  expect((await gateway.app.inject(SALE)).statusCode).toBe(404)
})

test('the root of the host and that of the pages lead to the home page and keep the query', async () => {
  await using gateway = await startTestGateway()
  for (const root of ['/', '/h5-page/']) {
    const reply = await gateway.app.inject(`${root}?cps_id=7`)
    expect([root, reply.statusCode, reply.headers.location]).toEqual([
      root,
      302,
      '/h5-page/h5/etf-course?cps_id=7',
    ])
  }
})

test('while the database is away pages come from memory, then from disk with a mark, and unknown ones say so', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  const dataDir = await visitAndCopy(gateway)
  const fresh = await gateway.app.inject({ url: SALE, headers: { 'accept-encoding': 'br' } })
  await using twin = await startTwin(gateway, { config: { dataDir } })
  await twin.ctx.db.close()
  const copy = await twin.app.inject({ url: SALE, headers: { 'accept-encoding': 'br' } })
  expect(copy.statusCode).toBe(200)
  expect(copy.rawPayload).toEqual(fresh.rawPayload)
  expect(copy.headers).toMatchObject({ warning: '110 - "Response is Stale"', etag: fresh.headers.etag })
  const unknown = await twin.app.inject('/h5-page/h5/none')
  expect([unknown.statusCode, unknown.payload]).toEqual([503, '<p>state error</p>'])
  expect(unknown.headers['retry-after']).toBeDefined()
})

test('a process that has heard of no change for too long serves pages from the database, and without it none', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const dataDir = await visitAndCopy(gateway)
  await using twin = await startTwin(gateway, { config: { dataDir, stalePageLimit: 0 } })
  expect((await twin.app.inject(SALE)).statusCode).toBe(200)
  expect(await twin.app.metrics.metrics()).toMatch(/^pages_current_seconds_ago \d/m)
  await twin.ctx.db.close()
  const reply = await twin.app.inject(SALE)
  expect([reply.statusCode, reply.payload]).toEqual([503, '<p>state error</p>'])
  expect(reply.headers['retry-after']).toBeDefined()
})

test('a page from disk is replaced by the real one when the database is back', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const dataDir = await visitAndCopy(gateway)
  await using twin = await startTwin(gateway, { config: { dataDir } })
  const { orm } = twin.ctx.db
  twin.ctx.db.orm = new Proxy(orm, {
    get: () => {
      throw new Error('connection refused')
    },
  })
  expect((await twin.app.inject(SALE)).headers.warning).toBeDefined()
  twin.ctx.db.orm = orm
  await eventually(async () => expect((await twin.app.inject(SALE)).headers.warning).toBeUndefined())
})

test('a new build renders what is published before it takes traffic', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  const renderPage = vi.fn(() => ({ html: '<p>new</p>', csp: '', failures: [] }))
  await using twin = await startTwin(gateway, { site: fakeSite({ build: 'build-2', renderPage }) })
  expect(renderPage).toHaveBeenCalledTimes(1)
  expect(await bodyOf(twin.app)).toBe('<p>new</p>')
  expect(await bodyOf(gateway.app)).not.toBe('<p>new</p>')
})

test('a page that a new build cannot render is served as the old one did, and stops nothing', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  await gateway.publish(pageText({ code: 'other', text: '别的' }))
  const renderPage: ReturnType<typeof fakeSite>['renderPage'] = (input) => {
    if (input.document.code === 'sale') throw new Error('no ink')
    return { html: '<p>new</p>', csp: '', failures: [] }
  }
  await using twin = await startTwin(gateway, { site: fakeSite({ build: 'build-2', renderPage }) })
  expect(await bodyOf(twin.app)).toContain('第一版')
  expect(await bodyOf(twin.app, '/h5-page/h5/other')).toBe('<p>new</p>')
})

/** Inserts a row that bypasses the import, as can only be done by hand, and points the page to it. */
async function poison({ ctx }: TestGateway, document: unknown): Promise<void> {
  await ctx.db.pool.query(
    `WITH victim AS (SELECT id FROM page WHERE code = 'sale'),
          stored AS (INSERT INTO page_version
            (page_id, version, document, schema_version, findings, content_hash, created_by)
            SELECT id, 99, $1::jsonb, 1, '[]', repeat('0', 64), 'hand' FROM victim RETURNING id)
     SELECT id FROM stored`,
    [JSON.stringify(document)],
  )
  await ctx.db.pool.query(
    `UPDATE page SET published_version_id = (SELECT id FROM page_version WHERE version = 99) WHERE code = 'sale'`,
  )
}

test('a row of rubbish shows what can be shown of it and harms no other page', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await gateway.publish(pageText({ code: 'other', text: '别的' }))
  const block = { name: 'text', value: { html: '<p>还在</p>' } }
  await poison(gateway, { code: 7, title: null, meta: 'x', page_schema: [null, 'x', { name: [] }, block] })
  await eventually(async () => expect(await bodyOf(gateway.app)).toContain('还在'))
  expect(await bodyOf(gateway.app, '/h5-page/h5/other')).toContain('别的')
})

test.each([
  ['null', null],
  ['a number', 7],
  ['601 blocks', { page_schema: Array(601).fill({ name: 'text' }) }],
])('a row that holds %s is no server error', async (_what, document) => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText())
  await poison(gateway, document)
  await eventually(async () => expect(await bodyOf(gateway.app)).not.toContain('第一版'))
  expect((await gateway.app.inject(SALE)).statusCode).toBeLessThan(500)
  const detail = await gateway.app.inject('/n8sf/api/activity/v1/activity-page/detail?code=sale')
  expect(detail.statusCode).toBe(200)
})

test('a draft is shown to who has its link, marked as one, and kept nowhere', async () => {
  await using gateway = await startTestGateway()
  await gateway.publish(pageText({ text: '第一版' }))
  const { version } = await gateway.import(pageText({ text: '草稿' }))
  const token = await signPreviewToken(gateway.ctx, { code: 'sale', version })
  const reply = await gateway.app.inject(`${SALE}?isPreview=1&preview_token=${token}`)
  expect(reply.payload).toContain('草稿')
  expect(reply.payload).toContain('"draft":true')
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(reply.headers.etag).toBeUndefined()
  expect(await bodyOf(gateway.app)).toContain('第一版')
})

test('the built site serves its chunks for ever, compressed, and nothing else', async () => {
  const folder = join(import.meta.dirname, '../../../../h5/dist/web')
  await using gateway = await startTestGateway()
  const name = (await readdir(folder)).find((file) => file.endsWith('.js'))
  const get = (url: string, encoding = 'identity') =>
    gateway.app.inject({ url: `/packages/h5-page/dist/${url}`, headers: { 'accept-encoding': encoding } })
  const plain = await get(String(name))
  expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
  expect(plain.headers['cache-control']).toContain('immutable')
  expect(brotliDecompressSync((await get(String(name), 'br')).rawPayload).toString()).toBe(plain.payload)
  for (const stranger of ['none.js', '../server/index.js', '..%2fserver%2findex.js', '']) {
    expect((await get(stranger)).statusCode, stranger).toBe(404)
  }
})

test('a setting that pages state makes another build, so that they are all rendered again', async () => {
  const settings = { company: COMPANY, hostSettings: {}, env: 'test' as const }
  const { build } = await loadSite(settings)
  expect((await loadSite(settings)).build).toBe(build)
  expect((await loadSite({ ...settings, company: { ...COMPANY, phone: '95500' } })).build).not.toBe(build)
})

test('the built site draws a stored page, with the sizes and copies of its images', async () => {
  await using gateway = await startTestGateway({
    site: await loadSite({ company: COMPANY, hostSettings: {}, env: 'test' }),
  })
  const demo = join(import.meta.dirname, '../../../../../demo/pages')
  const text = await readFile(join(demo, 'open-account.json'), 'utf8')
  await gateway.import(text, filesBeside(demo))
  expect(await pagePublishing.publishPage(gateway.ctx, { code: 'open-account', by: BY_TEST })).toMatchObject({
    published: true,
    failures: [],
  })
  const reply = await gateway.app.inject('/h5-page/h5/open-account')
  expect(reply.payload).toContain('<title>私享开户</title>')
  expect(reply.payload).toMatch(/assets\/[0-9a-f]{64}-375\.webp 375w/)
  expect(reply.payload).toMatch(/width="\d+" height="\d+"/)
  expect(reply.headers['content-security-policy']).toContain("object-src 'none'")
})
