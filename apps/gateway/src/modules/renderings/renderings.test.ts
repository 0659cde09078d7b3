import { readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { originOf } from '../../origin/origin'
import { pageText } from '../testing/documents'
import { fakeSite } from '../testing/fake-site'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { nameOf } from './mark-page'
import { patiently } from './patiently'
import { findRendering, readHtml, readParts } from './read-rendering'
import { recordExposure } from './record-exposure'

const SHARED = `<script>${'let a = 1;'.repeat(60)}</script>`

/** A site whose pages say about themselves what real ones do. */
function site(build = 'build-1') {
  return fakeSite({
    build,
    renderPage: ({ document, version, site, answers }) => ({
      html: `<!doctype html><html lang="zh-CN" data-build="${build}" data-code="${document.code}" data-version="${version}"><head>${SHARED}</head><body>${document.title} ${site.company} ${JSON.stringify(answers ?? null)}</body></html>`,
      csp: "default-src 'self'",
      failures: [],
    }),
  })
}

const CHUNKS = new URL('../../../../h5/dist/web/', import.meta.url)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ site: site() })
  await gateway.app.keepBuild()
})
afterAll(() => gateway[Symbol.asyncDispose]())

const query = async (text: string, values?: unknown[]) => (await gateway.ctx.db.pool.query(text, values)).rows
const get = async (code: string) => (await gateway.app.inject(`/h5-page/h5/${code}`)).body
const nameIn = (html: string) => /data-rendering="([\w-]{12})"/.exec(html)?.[1] ?? ''

describe('the files of a build', () => {
  test('are kept before anybody has asked for a page', async () => {
    expect(await query('SELECT FROM rendering')).toEqual([])
    const [kept] = await query(
      `SELECT count(*)::int AS files, count(rendering_part.sha256)::int AS parts
       FROM rendering_asset LEFT JOIN rendering_part USING (sha256) WHERE address LIKE '/packages/h5-page/dist/%'`,
    )
    expect(kept.files).toBeGreaterThan(10)
    expect(kept.parts).toBe(kept.files)
  })

  test('keep no start from ending while the database cannot keep them, and are kept by the first page then', async () => {
    const other = await startTestGateway({ site: site() })
    await other.database.owner.pool.query('ALTER TABLE rendering_asset RENAME TO rendering_asset_away')
    await other.app.keepBuild()
    await other.database.owner.pool.query('ALTER TABLE rendering_asset_away RENAME TO rendering_asset')
    await other.publish(pageText({ code: 'first' }))
    await other.app.inject('/h5-page/h5/first')
    await vi.waitFor(
      async () => {
        const { rows } = await other.ctx.db.pool.query('SELECT build_files FROM rendering')
        expect(rows).toEqual([{ build_files: expect.any(String) }])
      },
      { timeout: 15_000, interval: 200 },
    )
    await other[Symbol.asyncDispose]()
  }, 60_000)

  test('are waited for no longer than anybody can wait', async () => {
    vi.useFakeTimers()
    let isOver = false
    const waiting = patiently(new Promise<void>(() => {})).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(1_900)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(isOver).toBe(true)
    await waiting
    vi.useRealTimers()
  })
})

describe('a page that was served', () => {
  test('is kept as it was, under the name that it says', async () => {
    await gateway.publish(pageText({ code: 'kept' }))
    const html = await get('kept')
    const name = nameIn(html)
    expect(name).toBe(nameOf(html).rendering)
    const row = await findRendering(gateway.ctx.db.orm, name)
    expect(row).toMatchObject({ page_code: 'kept', page_version: 1, build: 'build-1', company_revision: 0 })
    expect(row?.version_id).toBeGreaterThan(0)
    expect(row && (await readHtml(gateway.ctx.db.orm, row))).toBe(html)
    const settings = await readParts(gateway.ctx.db.orm, [row?.settings ?? ''])
    expect(JSON.parse(String([...settings.values()][0])).site.adviser_no).toBe('4')
  })

  test('is kept once, however often it is asked for', async () => {
    await gateway.publish(pageText({ code: 'once' }))
    await Promise.all(Array.from({ length: 20 }, () => get('once')))
    expect(await query("SELECT FROM rendering WHERE page_code = 'once'")).toHaveLength(1)
  })

  test('has the files of its build kept, which go with the next build', async () => {
    const rows = await query("SELECT address, sha256 FROM rendering_asset WHERE address LIKE '%/main.%.js'")
    const built = (await readdir(CHUNKS)).filter((name) => /^main\.[^.]+\.js$/.test(name))
    // One, and the previous build's too where there was one.
    expect(rows.map(({ address }) => basename(address)).sort()).toEqual(built.sort())
    expect(rows.length).toBeGreaterThan(0)
    for (const { sha256 } of rows)
      expect(await query('SELECT FROM rendering_part WHERE sha256 = $1', [sha256])).toHaveLength(1)
  })

  test('has what stands in for pages kept too', async () => {
    const html = nameIn(await get('privacy'))
    const rows = await query('SELECT page_code FROM rendering WHERE rendering = $1', [html])
    expect(rows).toEqual([{ page_code: 'privacy' }])
  })
})

test('a page is served while the database cannot keep it, and kept when it can', async () => {
  await gateway.publish(pageText({ code: 'away' }))
  await gateway.database.owner.pool.query('ALTER TABLE rendering RENAME TO rendering_away')
  const html = await get('away')
  expect(html).toContain('data-code="away"')
  await gateway.database.owner.pool.query('ALTER TABLE rendering_away RENAME TO rendering')
  await vi.waitFor(async () => expect(await findRendering(gateway.ctx.db.orm, nameIn(html))).toBeDefined(), {
    timeout: 15_000,
    interval: 200,
  })
}, 30_000)

test.each(['rendering', 'rendering_part', 'rendering_asset', 'exposure'])(
  'no row of %s is changed or goes',
  async (table) => {
    await recordExposure(gateway.ctx.db.orm, { page: null }, { kind: 'lead', subject: 'any' })
    const column = table === 'exposure' ? 'subject' : table === 'rendering' ? 'csp' : 'sha256'
    for (const statement of [
      `UPDATE ${table} SET ${column} = 'x'`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ])
      await expect(gateway.database.owner.pool.query(statement), statement).rejects.toThrow('are evidence')
  },
)

test('a view tells which rendering it was, and what is done next comes from it', async () => {
  await gateway.publish(pageText({ code: 'seen' }))
  const rendering = nameIn(await get('seen'))
  const view = {
    session_id: 'm1-seen',
    view_seq: 1,
    code: 'seen',
    version: 1,
    rendering,
    url: 'https://h5/seen',
  }
  const reply = await gateway.app.inject({
    method: 'POST',
    url: operations.pageView.path,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ ...view, container: 'wx' }),
  })
  const cookie = [reply.headers['set-cookie']]
    .flat()
    .map((one) => one?.split(';')[0])
    .join('; ')
  const origin = originOf({ headers: { cookie } })
  expect(origin.page).toMatchObject({ code: 'seen', rendering })
  await recordExposure(gateway.ctx.db.orm, origin, { kind: 'order', subject: 'o-1' })
  expect(await query("SELECT * FROM exposure WHERE subject = 'o-1'")).toMatchObject([
    { kind: 'order', rendering, page_code: 'seen', page_version: 1, container: 'wx' },
  ])
  await vi.waitFor(async () =>
    expect(await query("SELECT rendering FROM visit_log WHERE code = 'seen'")).toEqual([{ rendering }]),
  )
})
