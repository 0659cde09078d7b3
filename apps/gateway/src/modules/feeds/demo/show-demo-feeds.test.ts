import { feedKinds, feedRows } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { pageDocuments } from '../../pages'
import { openTestStore } from '../../testing/start-test-gateway'
import { demoColumns } from './demo-columns'
import { showDemoFeeds } from './show-demo-feeds'

/** A Monday, and a Saturday that has begun in China but not yet elsewhere. */
const STARTS = ['2026-11-23T15:40:00+08:00', '2026-11-28T00:05:00+08:00']

test.each(STARTS)(
  'a first start at %s has rows of the last five weekdays, once, that say they are made up',
  async (at) => {
    await using store = await openTestStore()
    for (let start = 0; start < 2; start += 1) await showDemoFeeds(store.ctx, Date.parse(at))
    const { rows } = await store.database.owner.pool.query(`
    SELECT b.kind, b.is_simulated, b.source, b.as_of::text, count(*)::int AS rows, b.row_count, json_agg(i.payload) AS payloads
    FROM feed_pointer p JOIN feed_batch b USING (batch_id) JOIN feed_item i USING (batch_id) GROUP BY b.batch_id`)
    expect(rows).toHaveLength(20)
    for (const { kind, is_simulated, source, as_of, rows: count, row_count, payloads } of rows) {
      expect([is_simulated, source, count]).toEqual([true, '模拟数据', row_count])
      expect(count).toBe({ lhb: 40, jgdy: 30, etf: 10, fund: 24 }[kind as 'lhb'])
      expect(new Date(`${as_of}T00:00:00Z`).getUTCDay() % 6).not.toBe(0)
      expect(as_of < at.slice(0, 10)).toBe(true)
      for (const payload of payloads) expect(feedRows[kind as 'lhb'].safeParse(payload).error).toBeUndefined()
    }
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(feedKinds.length)
  },
)

test('what its columns say is said by no page that may not say it', async () => {
  await using store = await openTestStore()
  await pageDocuments.refuseFaultyTexts(
    store.ctx,
    demoColumns.flatMap(({ title, method, limits }) => [title, method ?? '', limits ?? '']),
  )
})
