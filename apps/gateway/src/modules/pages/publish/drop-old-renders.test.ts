import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { loadPublished } from '../visitors/load-published'
import { dropOldRenders } from './drop-old-renders'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  await store.publish(pageText())
})
afterEach(() => store[Symbol.asyncDispose]())

/** Stores the bytes of the published page as another build would have rendered them so many days ago. */
async function leave(build: string, days: number): Promise<void> {
  await store.ctx.db.pool.query(
    `INSERT INTO page_render (version_id, build, html, br, gzip, csp, etag, asks, created_at)
     SELECT version_id, $1, html, br, gzip, csp, etag, asks, now() - make_interval(days => $2)
     FROM page_render ORDER BY created_at DESC LIMIT 1`,
    [build, days],
  )
}

async function othersLeft(): Promise<string[]> {
  const { rows } = await store.ctx.db.pool.query<{ build: string }>(
    "SELECT build FROM page_render WHERE build LIKE 'of-%' ORDER BY build",
  )
  return rows.map(({ build }) => build)
}

test('bytes of builds that have drawn nothing for two weeks go; those of this build and of younger ones stay', async () => {
  await leave('of-spring', 90)
  await leave('of-last-month', 15)
  await leave('of-last-week', 13)
  expect(await dropOldRenders(store.ctx)).toBe(2)
  expect(await othersLeft()).toEqual(['of-last-week'])
  await store.ctx.db.pool.query("UPDATE page_render SET created_at = now() - interval '1 year'")
  expect(await dropOldRenders(store.ctx)).toBe(1)
  expect(await dropOldRenders(store.ctx)).toBe(0)
  expect(await loadPublished(store.ctx, 'sale')).toBeDefined()
})

test('the newest bytes stand in for a published page that this build has not drawn', async () => {
  await leave('of-spring', 90)
  await leave('of-last-month', 20)
  await store.ctx.db.pool.query("DELETE FROM page_render WHERE build NOT LIKE 'of-%'")
  expect(await dropOldRenders(store.ctx)).toBe(1)
  expect(await othersLeft()).toEqual(['of-last-month'])
})
