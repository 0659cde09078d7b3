// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://h5.example.com/h5-page/h5/spring?cps_id=7" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBaidu } from './baidu'

const SITE = '0123456789abcdef0123456789abcdef'

let state: DocumentReadyState
beforeEach(() => {
  vi.useFakeTimers()
  state = 'loading'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => state)
  Reflect.deleteProperty(window, '_hmt')
})
afterEach(() => {
  document.head.replaceChildren()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const scripts = () => [...document.scripts].map(({ src }) => src)
const queue = () => (window as { _hmt?: unknown })._hmt
const open = (given: Partial<Parameters<typeof createBaidu>[0]> = {}) =>
  createBaidu({ siteId: SITE, isPreview: () => false, ...given })

test('the script comes when the page is there and idles, not before, and once', () => {
  const baidu = open()
  baidu.view()
  vi.advanceTimersByTime(60_000)
  expect([scripts(), queue()]).toEqual([[], []])
  state = 'complete'
  dispatchEvent(new Event('load'))
  expect(scripts()).toEqual([])
  vi.advanceTimersByTime(1_000)
  expect(scripts()).toEqual([`https://hm.baidu.com/hm.js?${SITE}`])
  baidu.view()
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(60_000)
  expect(scripts()).toHaveLength(1)
})

test('the first page is counted by the script, every later one by us', () => {
  state = 'complete'
  const baidu = open()
  baidu.view()
  expect(queue()).toEqual([])
  history.pushState({}, '', '/h5-page/course')
  baidu.view()
  expect(queue()).toEqual([['_trackPageview', '/h5-page/course']])
})

test.each([
  ['there is no site', { siteId: '' }],
  ['it is a preview', { isPreview: () => true }],
])('nothing comes and nothing waits when %s', (_when, given) => {
  state = 'complete'
  open(given).view()
  vi.advanceTimersByTime(60_000)
  expect([scripts(), queue()]).toEqual([[], undefined])
})
