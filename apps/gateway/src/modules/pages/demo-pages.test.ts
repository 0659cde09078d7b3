import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loadDemoData } from '../data-import'
import { dataKinds } from '../registry'
import { pageText } from '../testing/documents'
import { signInMember } from '../testing/sign-in-member'
import { openTestStore, startTwin } from '../testing/start-test-gateway'
import { isDemoStore, loadDemoPages, takeUpDemoFile } from './demo-pages'
import { findSummaries, type PageSummary } from './page-store'
import { findPublished } from './version/version-store'

const COMPLETE: Array<[string, PageSummary['status'], number]> = [
  ['etf-course', 'published', 1],
  ['group-join', 'published', 1],
  ['kitchen-sink', 'published', 1],
  ['open-account', 'published', 1],
  ['untidy', 'draft', 1],
]

async function state({ ctx }: Pick<Awaited<ReturnType<typeof openTestStore>>, 'ctx'>) {
  const pages = await findSummaries(ctx.db.orm)
  return pages.map(({ code, status, newest_version }) => [code, status, newest_version])
}

test('two processes that start at once bring the demo pages in once, and show how far they are', async () => {
  await using store = await openTestStore()
  // A page that sells something is not published before its product exists.
  await loadDemoData(store.ctx, dataKinds)
  const lines: string[] = []
  await Promise.all([1, 2].map(() => loadDemoPages(store.ctx, (line) => lines.push(line))))
  expect(await state(store)).toEqual(COMPLETE)
  expect(lines).toHaveLength(COMPLETE.length)
}, 60_000)

test('a start that was killed half-way is completed by the next', async () => {
  await using store = await openTestStore()
  const { save, folder } = demoFolder(store)
  await save(pageText())
  await store.ctx.db.pool.query("UPDATE page SET status = 'draft', published_version_id = NULL")
  await writeFile(join(folder, 'other.json'), pageText({ code: 'other' }))
  await loadDemoPages(store.ctx, () => {}, folder)
  expect(await state(store)).toEqual([
    ['other', 'published', 1],
    ['sale', 'published', 1],
  ])
})

test('a store with a page of somebody’s own, or in production, gets none', async () => {
  await using production = await openTestStore({ config: { env: 'production' } })
  await loadDemoPages(production.ctx, () => {})
  expect(await state(production)).toEqual([])
  await using store = await openTestStore()
  await store.import(pageText())
  await using _twin = await startTwin(store)
  expect(await state(store)).toEqual([['sale', 'draft', 1]])
})

test('what a member is writing counts as somebody’s own, though there is no version of it yet', async () => {
  await using store = await openTestStore()
  expect(await isDemoStore(store.ctx)).toBe(true)
  const { member_id } = await signInMember(store, { roles: ['editor'] })
  await store.ctx.db.pool.query(
    `WITH made AS (INSERT INTO page (code, title) VALUES ('own', '自己的') RETURNING id)
     INSERT INTO page_draft (page_id, document, schema_version, revision, content_hash, title, updated_by)
     SELECT id, '{}', 1, 1, repeat('a', 64), '自己的', $1 FROM made`,
    [member_id],
  )
  expect(await isDemoStore(store.ctx)).toBe(false)
})

describe('a demo page that is saved under `npm run dev`', () => {
  test('is what visitors see, and one with errors changes nothing and is told', async () => {
    await using store = await openTestStore()
    const { save, told } = demoFolder(store)
    expect(await save(pageText())).toMatchObject({ version: 1 })
    expect(await save(pageText({ text: '第二版' }))).toMatchObject({ version: 2 })
    expect(told).toEqual([])
    expect(await save('{')).toMatchObject({ version: 2 })
    expect(told).toEqual([expect.stringContaining('npm run pages -- check demo/pages/sale.json')])
  })

  test('stays as it is where somebody has changed it in the Studio', async () => {
    await using store = await openTestStore()
    const { save, told } = demoFolder(store)
    await save(pageText())
    await store.import(pageText({ text: '同事写的' }))
    expect(await save(pageText({ text: '第二版' }))).toMatchObject({ version: 1 })
    expect(told).toEqual([expect.stringContaining('sale was changed in the Studio')])
    expect(await state(store)).toEqual([['sale', 'published', 2]])
  })

  test('is published anew with a picture that is saved', async () => {
    await using store = await openTestStore()
    const { save, saved, folder } = demoFolder(store)
    const withPicture = [{ name: 'image', value: { url: 'assets/a.png', alt: '图' }, children: [] }]
    await writePicture(folder, '#c8102e')
    await save(pageText({ page_schema: withPicture }))
    await writePicture(folder, '#1554c0')
    expect(await saved('assets/a.png')).toMatchObject({ version: 2 })
  })
})

/** A folder of demo pages with one page in it, and what is said of it. */
function demoFolder(store: Awaited<ReturnType<typeof openTestStore>>) {
  const folder = join(store.ctx.config.dataDir, 'demo-pages')
  const told: string[] = []
  /** Returns what visitors see afterwards. */
  async function saved(name: string) {
    await takeUpDemoFile(store.ctx, name, (line) => told.push(line), folder)
    return (await findPublished(store.ctx.db.orm, 'sale'))?.version
  }
  async function save(text: string) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'sale.json'), text)
    return saved('sale.json')
  }
  return { folder, told, save, saved }
}

async function writePicture(folder: string, background: string) {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await sharp({ create: { width: 8, height: 8, channels: 3, background } }).toFile(
    join(folder, 'assets/a.png'),
  )
}
