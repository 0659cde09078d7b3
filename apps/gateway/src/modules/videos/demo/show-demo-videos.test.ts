import { isSafeAddress } from '@yingzao/schema/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importLines } from '../../testing/import-lines'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { cleanContent } from '../console/clean-content'
import { DEMO_LESSONS } from './demo-lessons'
import { showDemoVideos } from './show-demo-videos'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await importLines(gateway, 'staff', [{ staff_id: 1001, name: '示例顾问甲', cert_no: 'S0000000000001' }])
  for (let start = 0; start < 2; start += 1) await showDemoVideos(gateway.ctx)
})
afterAll(() => gateway[Symbol.asyncDispose]())

test('a first start has a dozen lessons, once, which all show one film', async () => {
  const { response } = await call(gateway, 'videoList', { page_size: 50 })
  expect(response.total).toBe(DEMO_LESSONS.length)
  expect(response.categories.map(({ category }: { category: string }) => category)).toEqual([
    'cpmj',
    'slzf',
    'course',
  ])
  const { pool } = gateway.database.owner
  expect((await pool.query('SELECT FROM video_file')).rowCount).toBe(1)
  expect(new Set(response.list.map(({ lock }: { lock: string }) => lock))).toEqual(
    new Set(['', 'login', 'buy']),
  )
  for (const { cover, lock_url } of response.list) {
    expect((await gateway.app.inject({ url: cover })).statusCode).toBe(200)
    if (lock_url !== '') expect(isSafeAddress(lock_url, { use: 'link' })).toBe(true)
  }
})

test('what the contract asks for in its examples plays', async () => {
  const { response } = await call(gateway, 'videoPlay', { name: 'kline-basics' })
  const { response: again } = await call(gateway, 'videoList', { name: '看懂支撑与压力' })
  expect([response.is_locked, again.list[0].is_locked]).toEqual([false, true])
  expect(again.list[0].preview_seconds).toBe(60)
})

test.each(DEMO_LESSONS)(
  '$title breaks no rule of pages, and its chapters are in the film',
  async (lesson) => {
    const content = lesson.notes.map((text) => `<p>${text}</p>`).join('')
    const chapters = lesson.chapters.map(([at, title]) => ({ at, title }))
    expect(await cleanContent(gateway.ctx, { title: lesson.title, content, chapters })).toBe(content)
    const times = lesson.chapters.map(([at]) => at)
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(91)
  },
)
