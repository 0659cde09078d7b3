import { expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import { BY_TEST, openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { findPublished } from '../version/version-store'
import { publishPage } from './publish-page'
import { findPublishedRender } from './render-store'

async function publishedVersion({ ctx }: TestStore): Promise<number | undefined> {
  return (await findPublished(ctx.db.orm, 'sale'))?.version.version
}

test('publishing points the page to the newest version and stores its bytes', async () => {
  await using store = await openTestStore()
  await store.import(pageText({ text: '第一版' }))
  await store.import(pageText({ text: '第二版' }))
  expect(await publishPage(store.ctx, { code: 'sale', by: BY_TEST })).toMatchObject({
    published: true,
    version: 2,
  })
  const render = await findPublishedRender(store.ctx.db.orm, 'sale', 'build-1')
  expect(render?.html.toString()).toContain('第二版')
})

test('an older version can be published again', async () => {
  await using store = await openTestStore()
  await store.publish(pageText({ text: '第一版', title: '一' }))
  await store.publish(pageText({ text: '第二版', title: '二' }))
  await publishPage(store.ctx, { code: 'sale', version: 1, by: BY_TEST })
  const found = await findPublished(store.ctx.db.orm, 'sale')
  expect(found?.version.version).toBe(1)
  expect(found?.page.title).toBe('一')
})

test('a page or version that does not exist is a value, not an error', async () => {
  await using store = await openTestStore()
  await store.import(pageText())
  expect(await publishPage(store.ctx, { code: 'nothing', by: BY_TEST })).toEqual({
    published: false,
    reason: 'no-such-version',
  })
  expect(await publishPage(store.ctx, { code: 'sale', version: 9, by: BY_TEST })).toEqual({
    published: false,
    reason: 'no-such-version',
  })
})

test('a version with errors is refused with its reasons, and visitors keep what they had', async () => {
  await using store = await openTestStore()
  await store.publish(pageText({ text: '第一版' }))
  const page_schema = [{ name: 'text', value: { html: '<p onclick="x()">你好</p>' }, children: [] }]
  const report = await store.publish(pageText({ page_schema }))
  expect(report).toMatchObject({ published: false, reason: 'refused', version: 2 })
  expect('findings' in report && report.findings.map(({ rule }) => rule)).toContain('script-removed')
  expect(await publishedVersion(store)).toBe(1)
})

test('a failure between the bytes and the pointer leaves the old page whole', async () => {
  await using store = await openTestStore()
  await store.publish(pageText({ text: '第一版' }))
  await store.import(pageText({ text: '第二版' }))
  await store.database.owner.pool.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'power cut'; END $$;
    CREATE TRIGGER fail BEFORE UPDATE ON page FOR EACH ROW EXECUTE FUNCTION fail()`)
  await expect(publishPage(store.ctx, { code: 'sale', by: BY_TEST })).rejects.toThrow()
  expect(await publishedVersion(store)).toBe(1)
  const { rows } = await store.ctx.db.pool.query('SELECT count(*)::int AS renders FROM page_render')
  expect(rows).toEqual([{ renders: 1 }])
})

test('a page that cannot be drawn is not published', async () => {
  const broken = fakeSite({
    renderPage: () => {
      throw new Error('no ink')
    },
  })
  await using store = await openTestStore({ site: broken })
  await store.import(pageText())
  await expect(publishPage(store.ctx, { code: 'sale', by: BY_TEST })).rejects.toThrow('cannot be rendered')
  expect(await publishedVersion(store)).toBeUndefined()
})

test('publishers at once all succeed and one whole version is left', async () => {
  await using store = await openTestStore()
  for (const text of ['一', '二', '三', '四']) await store.import(pageText({ text }))
  const reports = await Promise.all(
    [1, 2, 3, 4].map((version) => publishPage(store.ctx, { code: 'sale', version, by: BY_TEST })),
  )
  expect(reports.every((report) => report.published)).toBe(true)
  const version = await publishedVersion(store)
  const render = await findPublishedRender(store.ctx.db.orm, 'sale', 'build-1')
  const text = ['一', '二', '三', '四'][(version ?? 0) - 1]
  expect(render?.html.toString()).toContain(`<p>${text}</p>`.replaceAll('<', '\\u003c'))
})

test.each([
  'UPDATE page_version SET created_by = $$x$$',
  'DELETE FROM page_version',
  'TRUNCATE page_version CASCADE',
])('the database refuses %s', async (statement) => {
  await using store = await openTestStore()
  await store.import(pageText())
  await expect(store.database.owner.pool.query(statement)).rejects.toThrow('immutable')
  await expect(store.ctx.db.pool.query(statement)).rejects.toThrow('permission denied')
})

test('the database refuses a page that points to a version of another', async () => {
  await using store = await openTestStore()
  await store.publish(pageText())
  await store.import(pageText({ code: 'other' }))
  const steal = `UPDATE page SET published_version_id = (SELECT published_version_id FROM page WHERE code = 'sale')
    WHERE code = 'other'`
  await expect(store.ctx.db.pool.query(steal)).rejects.toThrow('page_published_version')
})
