import { expect, test } from 'vitest'
import { chinaDay } from '../../../time/china-time'
import { importLines } from '../../testing/import-lines'
import { openTestStore } from '../../testing/start-test-gateway'
import { showDemoLives } from './show-demo-lives'

/** An afternoon, and minutes before and after midnight in China. */
const STARTS = ['2026-11-24T15:40:00+08:00', '2026-11-24T00:05:00+08:00', '2026-11-24T23:55:00+08:00']

test.each(STARTS)('a first start at %s has streams for a fortnight, once, and one on air', async (at) => {
  await using store = await openTestStore()
  await importLines(store, 'staff', [
    { staff_id: 1001, name: '示例顾问甲', cert_no: 'S0000000000001' },
    { staff_id: 1003, name: '示例客服' },
  ])
  const now = Date.parse(at)
  for (let start = 0; start < 2; start += 1) await showDemoLives(store.ctx, now)
  const { rows } = await store.database.owner.pool.query<{
    live_id: string
    staff_id: number
    start_at: Date
    end_at: Date
    replay_url: string
  }>('SELECT * FROM live_event ORDER BY start_at')
  const onDay = (day: number) =>
    rows.filter(({ start_at }) => chinaDay(start_at) === chinaDay(new Date(now + day * 86_400_000)))
  for (let day = -2; day <= 12; day += 1) {
    expect(onDay(day).length, `day ${day}`).toBeGreaterThanOrEqual(1)
    expect(onDay(day).length, `day ${day}`).toBeLessThanOrEqual(3)
  }
  const onAir = rows.filter(({ start_at, end_at }) => start_at.getTime() <= now && end_at.getTime() > now)
  expect(onAir.map(({ live_id }) => live_id)).toEqual(['demo-open-week-now'])
  for (const { end_at, replay_url, staff_id } of rows)
    expect([replay_url !== '', staff_id]).toEqual([end_at.getTime() <= now, 1001])
  // Appears in an example of the contract, which books it.
  const example = rows.find(({ live_id }) => live_id === 'demo-open-week-7')
  expect(example?.start_at.getTime()).toBeGreaterThan(now + 3 * 86_400_000)
})

test('without lecturers there is nothing to show', async () => {
  await using store = await openTestStore()
  await showDemoLives(store.ctx)
  expect(await store.database.owner.pool.query('SELECT FROM live_event')).toMatchObject({ rowCount: 0 })
})
