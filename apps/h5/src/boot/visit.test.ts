// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { runScript } from '../testing/run-script'

/** What the page has reported: its views by their number, and why and after how many seconds it was left. */
let reports: string[]

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  reports = []
  vi.useFakeTimers()
  localStorage.clear()
  history.replaceState(null, '', '/h5-page/h5/journey')
  vi.stubGlobal('yingzao', { container: 'mb' })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  Object.assign(navigator, {
    sendBeacon: (_: string, body: string) => reports.push(`view ${JSON.parse(body).view_seq}`),
  })
  vi.stubGlobal(
    'Request',
    class {
      get keepalive() {
        return false
      }
    },
  )
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (body === undefined) reportLeaving(url, '')
    else reports.push(`view ${JSON.parse(body).view_seq}, fetched`)
  })
})
function reportLeaving(url: string, how: string): void {
  const { searchParams } = new URL(url, location.href)
  const [ev, duration, upload] = ['ev', 'duration', 'upload_id'].map((name) => searchParams.get(name))
  reports.push(`${ev} ${duration}${upload && ` for ${upload}`}${how}`)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Runs the script as a page does. `deaf`: the kinds of events that never reach it. */
const open = (deaf?: readonly string[]) => runScript(() => import('./visit'), deaf)

const load = () => window.dispatchEvent(new Event('load'))
const leave = () => window.dispatchEvent(new Event('pagehide'))
function hide(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000)

test('a view is counted when the page has loaded, and lasts since it could be read', async () => {
  await open()
  pass(3)
  expect(reports).toEqual([])
  load()
  pass(5)
  leave()
  expect(reports).toEqual(['view 1', 'leave 8'])
})

test('a view that is left before the page has loaded is counted then, with the time it was looked at', async () => {
  await open()
  pass(7)
  leave()
  expect(reports).toEqual(['view 1', 'leave 7'])
})

test('a page that hears nothing of being left would lose that view', async () => {
  await open(['pagehide'])
  pass(7)
  leave()
  expect(reports).toEqual([])
})

test('a page that loads after it was hidden has been looked at once', async () => {
  await open()
  pass(2)
  hide()
  pass(2)
  load()
  leave()
  expect(reports).toEqual(['view 1', 'hidden 2', 'leave 4'])
})

test('a view tells its page, its address and its variant, and how far down it was seen', async () => {
  Object.assign(document.documentElement.dataset, { code: 'spring', version: '7', variant: '12.B' })
  onTestFinished(() => {
    for (const name of ['code', 'version', 'variant']) delete document.documentElement.dataset[name]
  })
  const views: unknown[] = []
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => views.push(JSON.parse(body)) })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4 * innerHeight)
  const scrollTo = (screens: number) => {
    vi.stubGlobal('scrollY', screens * innerHeight)
    window.dispatchEvent(new Event('scroll'))
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => asked.push(url))
  await open()
  load()
  scrollTo(2)
  scrollTo(1)
  leave()
  expect(views[0]).toMatchObject({ code: 'spring', version: 7, variant: '12.B', url: location.href })
  expect(new URL(asked[0] ?? '', location.href).searchParams.get('depth')).toBe('75')
})

test('a preview reports nothing, however it is left', async () => {
  document.documentElement.classList.add('yz-preview')
  onTestFinished(() => document.documentElement.classList.remove('yz-preview'))
  await open()
  leave()
  load()
  leave()
  expect(reports).toEqual([])
})

describe('in a browser that cannot', () => {
  test('let requests outlive their page, a picture says how long it was looked at', async () => {
    vi.stubGlobal('Request', class {})
    vi.stubGlobal(
      'Image',
      class {
        set src(url: string) {
          reportLeaving(url, ', as a picture')
        }
      },
    )
    await open()
    load()
    pass(5)
    leave()
    expect(reports).toEqual(['view 1', 'leave 5, as a picture'])
  })

  test.each([
    ['send beacons', undefined],
    ['take another beacon', () => false],
  ])('%s, a view is reported by an ordinary request', async (_what, sendBeacon) => {
    Reflect.deleteProperty(navigator, 'sendBeacon')
    if (sendBeacon) Object.assign(navigator, { sendBeacon })
    await open()
    load()
    expect(reports).toEqual(['view 1, fetched'])
  })
})

describe('the upload id of what was tapped last', () => {
  function tap(id: string): void {
    document.body.innerHTML = `<div data-upload="${id}"><b>去</b></div><p>文</p>`
    document.querySelector('b')?.click()
    document.querySelector('p')?.click()
  }

  test('goes with the beacons of its view, and stays for a lead', async () => {
    await open()
    load()
    tap('ad-7')
    tap('ad-8')
    hide()
    window.yingzao.view()
    leave()
    expect(reports).toEqual(['view 1', 'hidden 0 for ad-8', 'view 2', 'leave 0'])
    expect(window.yingzao.uploadId).toBe('ad-8')
  })
})
