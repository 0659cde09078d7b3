import { afterEach, expect, test, vi } from 'vitest'
import { allOf, click, textOf } from '../../../testing'
import { openReports } from '../testing/open-reports'
import { live } from '../testing/sample-reports'

afterEach(() => {
  vi.useRealTimers()
})

let visibility: DocumentVisibilityState = 'visible'
const show = (state: DocumentVisibilityState) => {
  visibility = state
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility })
  window.dispatchEvent(new Event('visibilitychange'))
}

test('the last half hour is told by the minute, with where it happens', async () => {
  await using studio = await openReports('/reports/live')
  await studio.sees('截至 14:35:20', '212', '微信', '来源 wechat · 活动 autumn')
  expect((await studio.find('link', 'ETF 定投训练营')).getAttribute('href')).toBe(
    '/studio/reports/pages/etf-course',
  )
  await click(allOf('radio').find((radio) => textOf(radio.closest('label') as Element).trim() === '表'))
  await studio.until(() => allOf('row').length === 30)
  expect(textOf(allOf('row')[0] as Element)).toContain('14:35（进行中）')
})

test('it is asked for every ten seconds while somebody looks, and not while the window is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let visitors = 100
  await using studio = await openReports('/reports/live', {
    reportLive: () => {
      visitors += 1
      return live({ visitors })
    },
  })
  await studio.sees('101')
  vi.advanceTimersByTime(10_000)
  await studio.sees('102')
  show('hidden')
  vi.advanceTimersByTime(60_000)
  // Whoever comes back sees the current figures at once, and nothing was fetched meanwhile.
  show('visible')
  await studio.sees('103')
  vi.advanceTimersByTime(10_000)
  await studio.sees('104')
  expect(studio.asked('reportLive')).toHaveLength(4)
})

test('where nobody is it says so', async () => {
  const { minutes } = live()
  await using studio = await openReports('/reports/live', {
    reportLive: live({
      visitors: 0,
      minutes: minutes.map(({ minute }) => ({ minute, views: 0, clicks: 0, conversions: 0 })),
      pages: [],
      containers: [],
      channels: [],
    }),
  })
  await studio.sees('最近半小时还没有访问')
})
