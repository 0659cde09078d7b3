// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runScript } from '../testing/run-script'

type Note = (metric: { name: string; value: number; entries: object[] }) => void

/** The callbacks given to the library, through which tests report what a browser would. */
const notes = vi.hoisted(() => new Map<string, unknown>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (note: unknown) => notes.set(name, note),
    ]),
  ),
)

const VIEW = { page_id: '', session_id: 's-1', view_seq: 2 }
let reports: unknown[]
let left: string[]

beforeEach(() => {
  notes.clear()
  reports = []
  left = []
  vi.stubGlobal('yingzao', { container: 'wx', leave: (ev: string) => left.push(ev) })
  Object.assign(document.documentElement.dataset, { code: 'spring', version: '7' })
  document.body.innerHTML = '<main><div data-block="image" data-id="hero"><img></div></main>'
  Object.assign(navigator, {
    sendBeacon: (url: string, body: string) => {
      expect(url).toBe('/n8sf/api/collect/v1/vitals')
      return reports.push(JSON.parse(body))
    },
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function measured(name: string, value: number, ...entries: object[]): void {
  ;(notes.get(name) as Note)({ name, value, entries })
}
const start = () => runScript(async () => (await import('./vitals')).measureVitals(VIEW))
function hide(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('visibilitychange'))
}

test('what was measured last is told when the page is hidden, once', async () => {
  await start()
  measured('TTFB', 89.6)
  measured('LCP', 900, { element: document.querySelector('main') })
  measured('LCP', 1234.4, { element: document.querySelector('img') })
  measured('CLS', 0.123456)
  expect(reports).toEqual([])
  hide()
  measured('CLS', 0.9)
  hide()
  window.dispatchEvent(new Event('pagehide'))
  const page = { code: 'spring', version: 7, container: 'wx' }
  const view = { session_id: 's-1', view_seq: 2 }
  expect(reports).toEqual([{ ...view, ...page, ttfb: 90, lcp: 1234, cls: 0.1235, lcp_block: 'hero' }])
})

test.each([
  ['belongs to no block', () => document.querySelector('main')],
  ['has gone', () => null],
])('what was seen largest and %s names none', async (_why, find) => {
  await start()
  measured('LCP', 900, { element: find() })
  hide()
  expect(reports).toEqual([expect.not.objectContaining({ lcp_block: expect.anything() })])
})

test('it is told of the page that is left before another comes in its place, and of no other', async () => {
  await start()
  measured('LCP', 900)
  window.yingzao.leave('leave')
  Object.assign(document.documentElement.dataset, { code: 'other' })
  measured('CLS', 0.5)
  hide()
  expect(reports).toEqual([expect.objectContaining({ code: 'spring', lcp: 900 })])
  expect(left).toEqual(['leave'])
})

test('a browser that has measured nothing tells nothing', async () => {
  await start()
  hide()
  expect(reports).toEqual([])
})

describe('which views are measured', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    window.yingzao.shown = VIEW
  })
  afterEach(() => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
    history.replaceState(null, '', '/')
  })

  /** Whether a view is measured when the random number is this. */
  async function isMeasured(drawn: number): Promise<boolean> {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    await runScript(async () => (await import('./sample-vitals')).sampleVitals())
    await vi.advanceTimersByTimeAsync(5000)
    expect(notes.size).toBe(0)
    window.dispatchEvent(new Event('load'))
    history.replaceState(null, '', next)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.dynamicImportSettled()
    return notes.size > 0
  }
  let next: string | null = null
  afterEach(() => {
    next = null
  })

  test('one in ten, once the page has loaded', async () => {
    expect([await isMeasured(0.0999), notes.clear(), await isMeasured(0.1)]).toEqual([true, undefined, false])
  })

  test('not of a visitor who saves data', async () => {
    Object.assign(navigator, { connection: { saveData: true } })
    expect(await isMeasured(0)).toBe(false)
  })

  test('not a preview, which is no view', async () => {
    delete window.yingzao.shown
    expect(await isMeasured(0)).toBe(false)
  })

  test('not where another page has come meanwhile', async () => {
    next = '/h5-page/h5/other'
    expect(await isMeasured(0)).toBe(false)
  })
})
