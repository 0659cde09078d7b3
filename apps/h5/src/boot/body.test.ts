// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_STORAGE } from '../testing/no-storage'
import { runScript } from '../testing/run-script'

const NOW = 1_800_000_000_000
const live = vi.fn()
const mark = vi.fn()
/** Images that are watched until they come near the screen, and how to bring one near. */
let watched: Set<Element>
let bringNear: (element: Element, isIntersecting?: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  watched = new Set()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: object[]) => void) {
        bringNear = (target, isIntersecting = true) => heard([{ target, isIntersecting }])
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
    },
  )
  vi.stubGlobal('yingzao', {
    now: () => NOW,
    lives: { countdown: { live } },
    mark,
    container: 'mb',
  })
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const name of Object.keys(document.body.dataset)) delete document.body.dataset[name]
})
afterEach(() => {
  setCookie('token=; max-age=0')
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = cookie
}

const open = () => runScript(() => import('./body'))
/** For a script that neither imports nor exports anything, which TypeScript does not regard as a module. */
const openPlain = (script: string) => runScript(() => import(/* @vite-ignore */ script))
const loaded = () => Array.from(document.scripts, ({ src }) => new URL(src).pathname)

describe('the end of a page', () => {
  test('lets what lives from the start begin, once, and nothing else', async () => {
    document.body.innerHTML =
      '<p data-block="countdown" data-live="start"></p><p data-block="countdown" data-live="start"></p><p data-block="marquee" data-live="near"></p>'
    const [first, second] = document.querySelectorAll<HTMLElement>('p')
    await open()
    vi.advanceTimersByTime(1000)
    expect(live.mock.calls).toEqual([
      [first, window.yingzao],
      [second, window.yingzao],
    ])
    expect(mark).toHaveBeenCalledOnce()
  })

  describe('lets a block look every second', () => {
    const look = vi.fn(() => false)
    beforeEach(async () => {
      await open()
      window.yingzao.everySecond(look)
    })
    const looksAfter = (ms: number) => {
      vi.advanceTimersByTime(ms)
      return look.mock.calls.length
    }

    test('and at once', () => {
      expect([looksAfter(0), looksAfter(2000)]).toEqual([1, 3])
    })

    test('until it has seen enough', () => {
      look.mockReturnValueOnce(true)
      expect([looksAfter(1000), looksAfter(5000)]).toEqual([2, 2])
    })
  })

  test('loads its script when the first picture is there, and not before', async () => {
    Object.assign(document.body.dataset, { entry: '/main.js', scripts: '' })
    document.body.innerHTML = '<img fetchpriority="high" src="/a.png"><div><img data-src="/b.png"></div>'
    const picture = document.querySelector('img') as HTMLImageElement
    vi.spyOn(picture, 'complete', 'get').mockReturnValue(false)
    await open()
    expect(loaded()).toEqual([])
    expect(watched.size).toBe(0)
    picture.onload?.(new Event('load'))
    expect(loaded()).toEqual(['/main.js'])
    expect([...watched]).toEqual([...document.images])
  })

  test.each(['a picture that has come', 'a picture that does not come'])(
    'does not wait for %s',
    async (what) => {
      Object.assign(document.body.dataset, { entry: '/main.js', scripts: '' })
      document.body.innerHTML = '<img fetchpriority="high" src="/a.png">'
      const picture = document.querySelector('img') as HTMLImageElement
      vi.spyOn(picture, 'complete', 'get').mockReturnValue(what.endsWith('has come'))
      await open()
      if (picture.onerror) picture.dispatchEvent(new Event('error'))
      expect(loaded()).toEqual(['/main.js'])
    },
  )

  test.each<[string, () => void, string[]]>([
    ['that nothing wakes in', () => {}, []],
    ['with an island', () => (document.body.dataset.scripts = ''), ['/main.js']],
    ['with blocks that live', () => (document.body.dataset.scripts = '/lives.js'), ['/lives.js']],
    ['of somebody who may be logged in', () => setCookie('token=a.b.c'), ['/main.js']],
    ['in WeChat, which is told of its card', () => (window.yingzao.container = 'wx'), ['/main.js']],
    ['in a browser without dialogs', () => vi.stubGlobal('HTMLDialogElement', undefined), ['/main.js']],
    ['of a state, which has no script at all', () => delete document.body.dataset.entry, []],
  ])('loads of a page %s: %j', async (_which, make, scripts) => {
    document.body.dataset.entry = '/main.js'
    make()
    await open()
    expect(loaded()).toEqual(scripts)
  })
})

test('a picture is asked for when it comes near the screen, in every format, and once', async () => {
  document.body.innerHTML =
    '<picture><source data-srcset="/a.webp 1x"><img data-src="/a.png"></picture><picture><img data-src="/b.png"></picture>'
  const [near, far] = document.querySelectorAll('img')
  await open()
  bringNear(near as Element, false)
  expect(near?.hasAttribute('src')).toBe(false)
  bringNear(near as Element)
  expect(near?.getAttribute('src')).toBe('/a.png')
  expect(document.querySelector('source')?.srcset).toBe('/a.webp 1x')
  expect([...watched]).toEqual([far])
  expect(far?.hasAttribute('src')).toBe(false)
})

test('a picture that has been fetched before it came near stays as it is', async () => {
  document.body.innerHTML = '<picture><img data-src="/a.png"></picture>'
  const image = document.querySelector('img') as HTMLImageElement
  await open()
  image.setAttribute('src', '/a.png')
  delete image.dataset.src
  bringNear(image)
  expect(image.getAttribute('src')).toBe('/a.png')
})

describe('outside of its campaign', () => {
  const tapped = vi.fn()

  beforeEach(async () => {
    document.body.innerHTML =
      '<main><button class="yz-tap"><b>领取</b></button><button id="own">规则</button></main><a class="yz-tap" href="#a">返回</a>'
    document.body.addEventListener('click', tapped)
    await openPlain('./window')
  })
  afterEach(() => {
    document.body.removeEventListener('click', tapped)
    document.documentElement.className = ''
  })
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  test.each(['yz-before', 'yz-ended'])('(%s) what the page offers takes no taps', (state) => {
    document.documentElement.className = state
    tap('.yz-tap b')
    expect(tapped).not.toHaveBeenCalled()
  })

  test('what only shows something, and what stands around the page, answers', () => {
    document.documentElement.className = 'yz-ended'
    tap('#own')
    tap('body > .yz-tap')
    expect(tapped).toHaveBeenCalledTimes(2)
  })

  test('and during it everything answers', () => {
    tap('.yz-tap')
    expect(tapped).toHaveBeenCalledOnce()
  })
})

describe('large text', () => {
  afterEach(() => {
    setCookie('text=; path=/; max-age=0')
    history.replaceState(null, '', '/')
  })

  test.each([
    ['?text=large', 'text=large'],
    ['?a=1&text=normal', 'text=normal'],
    ['?text=larger', ''],
    ['?subtext=large', ''],
    ['', ''],
  ])('is chosen for the tab by %j as %j', async (query, cookie) => {
    history.replaceState(null, '', `/h5-page/h5/spring${query}`)
    await openPlain('./text')
    expect(document.cookie).toBe(cookie)
  })
})

describe('in the test environment', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(() => void Reflect.deleteProperty(navigator, 'userAgent'))
  const open = () => runScript(() => import('./test-place'))

  test('a page believes to be in the place that its tester has chosen', async () => {
    sessionStorage.setItem('yz:test-place', 'mp')
    await open()
    expect(navigator.userAgent).toContain('miniProgram')
  })

  test.each([
    ['nothing was chosen', () => {}],
    ['something else was stored', () => sessionStorage.setItem('yz:test-place', 'moon')],
    ['storage is switched off', () => vi.stubGlobal('sessionStorage', NO_STORAGE)],
  ])('it stays where it is when %s', async (_why, make) => {
    const before = navigator.userAgent
    make()
    await open()
    expect(navigator.userAgent).toBe(before)
  })

  test('a made-up login is not asked about: the gateway would end it', async () => {
    const send = vi.fn(async () => new Response('from the gateway'))
    vi.stubGlobal('fetch', send)
    const { MADE_UP_TOKEN } = await import('../client/made-up-token')
    setCookie(`token=${MADE_UP_TOKEN}`)
    await open()
    expect(await (await fetch('/n8sf/api/user/v1/jwt/user')).text()).toBe('')
    expect(await (await fetch('/n8sf/api/other')).text()).toBe('from the gateway')
    expect(send).toHaveBeenCalledOnce()
  })

  test('a real one is', async () => {
    const send = vi.fn(async () => new Response('from the gateway'))
    vi.stubGlobal('fetch', send)
    setCookie('token=a.b.c')
    await open()
    expect(fetch).toBe(send)
  })
})
