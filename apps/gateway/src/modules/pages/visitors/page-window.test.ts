import { expect, test, vi } from 'vitest'
import { loadSite } from '../../../start/load-site'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import {
  BY_TEST,
  COMPANY,
  openTestStore,
  startTestGateway,
  type TestStore,
} from '../../testing/start-test-gateway'
import { publishPage } from '../publish/publish-page'

const NOON = Date.UTC(2030, 0, 1, 4)

async function storedWindow({ ctx }: TestStore): Promise<unknown> {
  const { rows } = await ctx.db.pool.query<Record<string, Date | null>>('SELECT start_at, end_at FROM page')
  return [rows[0]?.start_at?.getTime() ?? null, rows[0]?.end_at?.getTime() ?? null]
}

test.each([
  ['milliseconds', NOON],
  ['milliseconds as text', String(NOON)],
  ['seconds', NOON / 1000],
  ['Beijing time', '2030-01-01 12:00:00'],
  ['a time with its zone', '2030-01-01T04:00:00Z'],
])('a window in %s is stored with the page', async (_how, start_at) => {
  await using store = await openTestStore()
  const report = await store.import(pageText({ start_at, end_at: NOON + 1 }))
  expect(report.publishable).toBe(true)
  expect(report.findings.map(({ rule }) => rule)).not.toContain('unknown-prop')
  expect(await storedWindow(store)).toEqual([NOON, NOON + 1])
})

test.each([undefined, null, ''])('without a window (%j) a page has none', async (none) => {
  await using store = await openTestStore()
  const report = await store.import(pageText({ start_at: none, end_at: none }))
  expect([report.findings, await storedWindow(store)]).toEqual([[], [null, null]])
})

test.each(['soon', '2030-02-31', {}, [NOON], true])(
  'a start of %j is reported where it stands and keeps the page from being published',
  async (start_at) => {
    await using store = await openTestStore()
    const report = await store.publish(pageText({ start_at }))
    expect(report).toMatchObject({ published: false, reason: 'refused' })
    expect('findings' in report && report.findings).toMatchObject([{ path: 'start_at', severity: 'error' }])
    expect(await storedWindow(store)).toEqual([null, null])
  },
)

test.each([
  [NOON, NOON],
  [NOON, NOON - 1],
])('a window from %i to %i is refused as reversed, and shown as none', async (start_at, end_at) => {
  await using store = await openTestStore()
  const report = await store.publish(pageText({ start_at, end_at }))
  expect('findings' in report && report.findings).toMatchObject([{ rule: 'window-reversed', path: 'end_at' }])
  expect(await storedWindow(store)).toEqual([null, null])
})

test('a moment beyond what the database is sure to take is brought back and reported', async () => {
  await using store = await openTestStore()
  const report = await store.publish(pageText({ end_at: 8_640_000_000_000_000 }))
  expect(report).toMatchObject({ published: true, findings: [{ rule: 'clamped', path: 'end_at' }] })
  expect(await storedWindow(store)).toEqual([null, Date.UTC(10_000, 0, 1) - 1])
})

test('another window is another version, drawn anew', async () => {
  const renderPage = vi.fn(fakeSite().renderPage)
  await using store = await openTestStore({ site: fakeSite({ renderPage }) })
  await store.publish(pageText({ end_at: NOON }))
  const second = await store.import(pageText({ end_at: NOON + 1 }))
  expect(second).toMatchObject({ version: 2, isNew: true })
  // Until it is published, the page keeps the window that visitors see.
  expect(await storedWindow(store)).toEqual([null, NOON])
  await publishPage(store.ctx, { code: 'sale', by: BY_TEST })
  expect(await storedWindow(store)).toEqual([null, NOON + 1])
  expect(renderPage.mock.calls.map(([input]) => input.window)).toEqual([
    { start_at: null, end_at: NOON },
    { start_at: null, end_at: NOON + 1 },
  ])
})

test.each(['development', 'test', 'production'] as const)(
  'in %s the test button is as it should be',
  async (env) => {
    const renderPage = vi.fn(fakeSite().renderPage)
    await using gateway = await startTestGateway({ site: fakeSite({ renderPage }), config: { env } })
    await gateway.publish(pageText())
    expect(renderPage.mock.calls[0]?.[0].testButton).toBe(env === 'test')
  },
)

test('pages drawn with the test button belong to a build of their own', async () => {
  const settings = { company: COMPANY, hostSettings: {} }
  const builds = await Promise.all(
    (['development', 'test', 'production'] as const).map(
      async (env) => (await loadSite({ ...settings, env })).build,
    ),
  )
  expect(builds[0]).toBe(builds[2])
  expect(builds[1]).not.toBe(builds[0])
})
