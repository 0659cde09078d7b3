import { expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { openTestStore } from '../../testing/start-test-gateway'
import { showDemoLinks } from './show-demo-links'

test('a first start has links to the course, once, and one that is off', async () => {
  await using store = await openTestStore()
  await store.import(pageText({ code: 'etf-course' }))
  for (let start = 0; start < 2; start += 1) await showDemoLinks(store.ctx)
  const { rows } = await store.database.owner.pool.query(
    'SELECT page_code, is_off FROM tracked_link ORDER BY created_at DESC',
  )
  expect(rows.map(({ page_code, is_off }) => [page_code, is_off])).toEqual([
    ['etf-course', false],
    ['etf-course', false],
    [null, true],
  ])
})

test('without the course there is nothing to show', async () => {
  await using store = await openTestStore()
  await showDemoLinks(store.ctx)
  expect(await store.database.owner.pool.query('SELECT FROM tracked_link')).toMatchObject({ rowCount: 0 })
})
