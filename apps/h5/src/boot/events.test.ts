// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Report = { events: { seq: number; name: string; block_id: string }[] } & Record<string, unknown>

let reports: Report[]
let isRefusing: boolean

beforeEach(() => {
  reports = []
  isRefusing = false
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('yingzao', { container: 'mb' })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  Object.assign(document.documentElement.dataset, { code: 'spring', version: '7', variant: '12.B' })
  document.body.innerHTML = `<main>
    <div data-block="button" data-id="buy"><button data-label="咨询" data-upload="u-1">咨询</button></div>
  </main>`
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => {
      expect(url).toBe('/n8sf/api/collect/v1/events')
      if (!isRefusing) reports.push(JSON.parse(body))
      return !isRefusing
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const open = () => import('./events')
const seqs = () => reports.map(({ events }) => events.map(({ seq }) => seq))

test('events of five seconds travel together, with the page and its view', async () => {
  const { beginView, note } = await open()
  const url = 'https://h5.example.cn/h5-page/h5/spring?cps_id=s1'
  beginView({ session_id: 's-1', view_seq: 4, url })
  note('expose', 'buy')
  vi.advanceTimersByTime(3000)
  note('action_fail', 'buy', { code: 400052 })
  vi.advanceTimersByTime(1999)
  expect(reports).toEqual([])
  vi.advanceTimersByTime(1)
  const event = { block_id: 'buy', block: 'button' }
  expect(reports).toEqual([
    {
      session_id: 's-1',
      view_seq: 4,
      code: 'spring',
      version: 7,
      variant: '12.B',
      url,
      container: 'mb',
      uid: '',
      events: [
        { ...event, seq: 1, name: 'expose', age_ms: 5000 },
        { ...event, seq: 2, name: 'action_fail', code: 400052, age_ms: 2000 },
      ],
      losses: {},
    },
  ])
})

test('a tap is told with what its author calls it', async () => {
  const { beginView, watchPage, sendEvents } = await open()
  watchPage()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  document.querySelector('button')?.click()
  sendEvents()
  expect(reports[0]?.events).toEqual([
    expect.objectContaining({ name: 'click', block_id: 'buy', action_name: '咨询', upload_id: 'u-1' }),
  ])
})

test('twenty do not wait', async () => {
  const { beginView, note } = await open()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  for (let count = 0; count < 45; count += 1) note('expose', 'buy')
  expect(reports.map(({ events }) => events.length)).toEqual([20, 20])
})

test('what happens before the view has begun waits for it, as far as there is room', async () => {
  const { beginView, note, sendEvents } = await open()
  for (let count = 0; count < 103; count += 1) note('expose', 'buy')
  vi.advanceTimersByTime(5000)
  expect(reports).toEqual([])
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  sendEvents()
  expect(reports).toMatchObject([{ losses: { queue_full: 3 } }])
  expect(reports[0]?.events).toHaveLength(100)
})

test('the next view begins with what it has seen itself', async () => {
  const { beginView, note, sendEvents } = await open()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  note('expose', 'buy')
  beginView({ session_id: 's-1', view_seq: 2, url: location.href })
  note('click', 'buy')
  sendEvents()
  expect(reports).toMatchObject([{ view_seq: 1 }, { view_seq: 2 }])
  expect(seqs()).toEqual([[1], [1]])
})

test('what the browser would not take is counted and told with the next', async () => {
  const { beginView, note, sendEvents } = await open()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  note('expose', 'buy')
  isRefusing = true
  sendEvents()
  isRefusing = false
  note('click', 'buy')
  sendEvents()
  note('click', 'buy')
  sendEvents()
  expect(reports).toMatchObject([{ losses: { not_sent: 1 } }, { losses: {} }])
  expect(seqs()).toEqual([[2], [3]])
})

test('a view without end is told of in part, and the rest is counted', async () => {
  const { beginView, note, sendEvents } = await open()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  for (let count = 0; count < 1005; count += 1) note('click', 'buy')
  sendEvents()
  beginView({ session_id: 's-1', view_seq: 2, url: location.href })
  note('click', 'buy')
  sendEvents()
  expect(reports.flatMap(({ events }) => events)).toHaveLength(1000)
  expect(reports.slice(-2)).toMatchObject([
    { view_seq: 1, losses: { view_full: 6 } },
    { view_seq: 2, losses: {} },
  ])
})

test('who listens later hears of the whole view', async () => {
  const { beginView, note, hear } = await open()
  beginView({ session_id: 's-1', view_seq: 1, url: location.href })
  note('expose', 'buy')
  const heard = vi.fn()
  hear(heard)
  note('action_fail', 'buy', { code: 400052 })
  expect(heard.mock.calls).toEqual([
    ['expose', 'buy', {}],
    ['action_fail', 'buy', { code: 400052 }],
  ])
})
