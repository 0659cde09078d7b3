// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeLocation } from '../testing/fake-location'
import { endListeningWithTest } from '../testing/run-script'

const BUILD = 'b1'
const NOW = 1_800_000_000_000
const root = document.documentElement
const assign = vi.fn()
const scrolled = vi.fn()
/** What happened, in order. */
let steps: string[]
/** What the site responds with, by path. */
let pages: Record<string, () => Promise<Response>>
const fetched = vi.fn()
/** Fetches the code of what lives from the start of a page. */
const prepare = vi.fn(async (_page: ParentNode): Promise<unknown> => undefined)

beforeEach(async () => {
  vi.clearAllMocks()
  vi.resetModules()
  endListeningWithTest()
  steps = []
  history.pushState(null, '', '/h5-page/h5/first')
  fakeLocation({ assign })
  root.className = 'app'
  for (const element of [root, document.body])
    for (const name of Object.keys(element.dataset)) delete element.dataset[name]
  Object.assign(root.dataset, { build: BUILD, code: 'first' })
  document.head.innerHTML = '<title>第一页</title>'
  document.body.innerHTML = '<main><a href="/h5-page/h5/second"><b>第二页</b></a></main>'
  pages = {
    '/h5-page/h5/first': page({ title: '第一页' }),
    '/h5-page/h5/second': page({
      title: '第二页',
      main: '<p data-block="text">二</p>',
      root: 'data-code="second"',
    }),
  }
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    scrolled(y)
    vi.stubGlobal('scrollY', y)
  })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
    },
  )
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, search } = new URL(address)
    fetched(pathname + search)
    return (pages[pathname] ?? (() => Promise.reject(new TypeError('Failed to fetch'))))()
  })
  vi.stubGlobal('yingzao', {
    leave: (why: string) => steps.push(`view ends: ${why}`),
    view: () => steps.push('view begins'),
    mark: vi.fn(),
    now: () => NOW,
    lives: {},
  })
  const { installHistory } = await import('./history')
  installHistory(
    {
      prepare,
      start: () => steps.push('islands wake'),
      stop: () => steps.push('islands go'),
      tap: () => undefined,
    },
    { arrive: () => steps.push('host arrives'), leave: () => steps.push('host leaves') },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Drawn {
  title: string
  main?: string
  root?: string
  head?: string
  body?: string
  build?: string
}

/** A page as the gateway serves it. */
function page({ title, main = '', root = '', head = '', body = '', build = BUILD }: Drawn) {
  const html = `<!doctype html><html data-build="${build}" ${root}><head><title>${title}</title>${head}</head><body ${body}><main>${main}</main></body></html>`
  return async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** Returns whether a tap was left to the browser; jsdom would only report that it cannot navigate. */
function tap(selector: string, how: MouseEventInit = {}): boolean {
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  document.querySelector(selector)?.dispatchEvent(event)
  return isLeft
}
/** Waits until it holds, without the pauses that a browser would need. */
const soon = (holds: () => void) => vi.waitFor(holds, { interval: 2 })
const shown = (title: string) => soon(() => expect(document.title).toBe(title))
async function goTo(path: string, title: string): Promise<void> {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a id="to" href="${path}"></a>`)
  tap('#to')
  await shown(title)
}

describe('a link to another page of the site', () => {
  test('shows it without a load, at its address', async () => {
    expect(tap('a b')).toBe(false)
    await shown('第二页')
    expect(location.pathname).toBe('/h5-page/h5/second')
    expect(document.querySelector('main')?.textContent).toBe('二')
    expect({ ...root.dataset }).toEqual({ build: BUILD, code: 'second' })
    expect(assign).not.toHaveBeenCalled()
  })

  test('ends what belongs to the one page before the other begins', async () => {
    tap('a')
    await shown('第二页')
    expect(steps).toEqual([
      'view ends: leave',
      'islands go',
      'host leaves',
      'islands wake',
      'host arrives',
      'view begins',
    ])
  })

  test('begins at its top, where a reader of the screen begins too', async () => {
    tap('a')
    await shown('第二页')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0)
    expect(document.activeElement).toBe(document.querySelector('main'))
  })

  test.each([
    ['another host', '<a href="https://shop.example.com/h5-page/h5/x"></a>', {}],
    ['a telephone', '<a href="tel:95500"></a>', {}],
    ['a file', '<a href="/h5-page/a.pdf" download></a>', {}],
    ['another window', '<a href="/h5-page/h5/second" target="_blank"></a>', {}],
    ['another part of the site', '<a href="/passport/m/login"></a>', {}],
    ['a place on this page', '<a href="/h5-page/h5/first#rules"></a>', {}],
    ['a tab of its own', '<a href="/h5-page/h5/second"></a>', { ctrlKey: true }],
    ['a window of its own', '<a href="/h5-page/h5/second"></a>', { shiftKey: true }],
    ['a tab of its own on Apple’s', '<a href="/h5-page/h5/second"></a>', { metaKey: true }],
    ['a download', '<a href="/h5-page/h5/second"></a>', { altKey: true }],
    ['a middle button', '<a href="/h5-page/h5/second"></a>', { button: 1 }],
    ['no link at all', '<a></a>', {}],
  ])('is the browser’s when it is for %s', (_what, link, how) => {
    document.body.innerHTML = `<main>${link}</main>`
    expect(tap('a', how)).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
    expect(location.pathname).toBe('/h5-page/h5/first')
  })

  test('that somebody else has answered stays answered', () => {
    document.querySelector('main')?.addEventListener('click', (event) => event.preventDefault())
    tap('a')
    expect(location.pathname).toBe('/h5-page/h5/first')
  })

  test.each<[string, () => Promise<Response>]>([
    ['was built anew', page({ title: '第二页', build: 'b2' })],
    ['is no page of blocks', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['is a file', async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'stands elsewhere',
      async () => {
        const reply = await page({ title: '第二页' })()
        return Object.defineProperty(reply, 'redirected', { value: true })
      },
    ],
  ])('is loaded by the browser when the page %s', async (_what, answer) => {
    pages['/h5-page/h5/second'] = answer
    tap('a')
    await soon(() =>
      expect(assign).toHaveBeenCalledExactlyOnceWith(new URL('/h5-page/h5/second', location.origin).href),
    )
    expect(document.title).toBe('第一页')
    expect(steps).toEqual([])
  })

  describe('that is still on its way', () => {
    let answer = () => {}
    beforeEach(() => {
      const ready = page({ title: '第二页' })
      pages['/h5-page/h5/second'] = () => new Promise((resolve) => (answer = () => resolve(ready())))
      pages['/h5-page/h5/third'] = page({ title: '第三页' })
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<a id="third" href="/h5-page/h5/third"></a>')
    })

    test('is followed once, however often it is tapped', async () => {
      const entries = history.length
      expect(tap('a')).toBe(false)
      expect(tap('a')).toBe(false)
      await soon(() => expect(fetched).toHaveBeenCalledOnce())
      document.querySelector('a')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      answer()
      await shown('第二页')
      expect([history.length - entries, steps.length]).toEqual([1, 6])
      expect(fetched).toHaveBeenCalledOnce()
      expect(assign).not.toHaveBeenCalled()
    })

    test('gives way to another that was tapped after it', async () => {
      tap('a')
      await soon(() => expect(fetched).toHaveBeenCalledOnce())
      tap('#third')
      await shown('第三页')
      answer()
      await vi.dynamicImportSettled()
      expect([document.title, location.pathname]).toEqual(['第三页', '/h5-page/h5/third'])
    })

    test('is the browser’s again once it has come', async () => {
      tap('a')
      await soon(() => expect(fetched).toHaveBeenCalledOnce())
      answer()
      await shown('第二页')
      document.body.innerHTML = '<main><a href="/h5-page/h5/second"></a></main>'
      await soon(() => expect(tap('a')).toBe(true))
    })
  })

  test('says that it is busy when the page is slow, and no longer than that', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let answer = () => {}
    const ready = page({ title: '第二页' })
    pages['/h5-page/h5/second'] = () => new Promise((resolve) => (answer = () => resolve(ready())))
    tap('a')
    vi.advanceTimersByTime(149)
    expect(root.classList.contains('yz-loading')).toBe(false)
    vi.advanceTimersByTime(1)
    expect(root.classList.contains('yz-loading')).toBe(true)
    vi.useRealTimers()
    await soon(() => expect(fetched).toHaveBeenCalledOnce())
    answer()
    await shown('第二页')
    await soon(() => expect(root.classList.contains('yz-loading')).toBe(false))
  })
})

describe('a press on a link to another page of the site', () => {
  const SECOND = '/h5-page/h5/second'
  const press = (how: MouseEventInit = {}) =>
    document.querySelector('a b')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...how }))
  const asked = () => fetched.mock.calls.flat()

  test('fetches it, and the tap shows what was fetched', async () => {
    press()
    await soon(() => expect(asked()).toEqual([SECOND]))
    expect([document.title, location.pathname]).toEqual(['第一页', '/h5-page/h5/first'])
    tap('a')
    await shown('第二页')
    expect(asked()).toEqual([SECOND])
  })

  test('that becomes a scroll leads nowhere, and with those that follow costs one request', async () => {
    press()
    await soon(() => expect(asked()).toEqual([SECOND]))
    press()
    press()
    await vi.dynamicImportSettled()
    expect(asked()).toEqual([SECOND])
    expect([document.title, steps]).toEqual(['第一页', []])
  })

  test('is good for one tap: who comes back and goes there again sees what is published by then', async () => {
    press()
    tap('a')
    await shown('第二页')
    await goTo('/h5-page/h5/first', '第一页')
    await goTo(SECOND, '第二页')
    expect(asked()).toEqual([SECOND, '/h5-page/h5/first', SECOND])
  })

  test('long ago is good for none', async () => {
    press()
    await soon(() => expect(asked()).toEqual([SECOND]))
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 30_001)
    tap('a')
    await shown('第二页')
    expect(asked()).toEqual([SECOND, SECOND])
  })

  test.each([
    ['of a phone that saves data', { saveData: true }, {}],
    ['by another button than the first', {}, { button: 2 }],
  ])('%s fetches nothing', async (_what, connection, how) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }))
    press(how)
    await vi.dynamicImportSettled()
    expect(asked()).toEqual([])
  })
})

describe('what lives from the start of the other page', () => {
  test('is fetched before that is shown', async () => {
    let come = (_lives: unknown) => {}
    prepare.mockReturnValueOnce(new Promise((resolve) => (come = resolve)))
    tap('a')
    await soon(() => expect(prepare).toHaveBeenCalledOnce())
    expect(prepare.mock.calls[0]?.[0].querySelector('main')?.textContent).toBe('二')
    expect([document.title, steps]).toEqual(['第一页', []])
    come([])
    await shown('第二页')
  })

  test('does not keep the page away when it does not come', async () => {
    prepare.mockReturnValueOnce(Promise.reject(new Error('no chunk')))
    tap('a')
    await shown('第二页')
    expect(assign).not.toHaveBeenCalled()
  })

  test('is waited for a second at most', async () => {
    const asked = new Promise<void>((resolve) => {
      prepare.mockImplementationOnce(() => {
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
        resolve()
        return new Promise(() => undefined)
      })
    })
    tap('a')
    await asked
    await vi.advanceTimersByTimeAsync(999)
    expect(document.title).toBe('第一页')
    await vi.advanceTimersByTimeAsync(1)
    expect(document.title).toBe('第二页')
  })
})

describe('what comes with the other page', () => {
  test('is its ground and what its scripts read; nothing of the first stays', async () => {
    document.body.dataset.counted = ''
    document.body.style.background = 'red'
    root.classList.add('if-0', 'yz-locked')
    pages['/h5-page/h5/second'] = page({ title: '第二页', body: 'style="background: blue" data-scripts=""' })
    tap('a')
    await shown('第二页')
    expect({ ...document.body.dataset }).toEqual({ scripts: '' })
    expect(document.body.style.background).toBe('blue')
    expect(root.className).toBe('app')
    expect(window.yingzao.mark).toHaveBeenCalled()
  })

  test('is the style of blocks that this document has not shown yet, and that of its own conditions', async () => {
    document.head.innerHTML += '<style data-href="/a.css">a{}</style><style data-page>i{}</style>'
    pages['/h5-page/h5/second'] = page({
      title: '第二页',
      head: '<style data-page>u{}</style><style data-href="/a.css">a b{}</style><style data-href="/b.css">b{}</style>',
      main: '<noscript><style data-href="/n.css">p{}</style></noscript>',
    })
    tap('a')
    await shown('第二页')
    expect(Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent)).toEqual([
      'a{}',
      'u{}',
      'b{}',
    ])
  })

  test('are popups, which open in a browser without dialogs too', async () => {
    const { HTMLDialogElement } = window
    onTestFinished(() => void Object.assign(window, { HTMLDialogElement }))
    Reflect.deleteProperty(window, 'HTMLDialogElement')
    pages['/h5-page/h5/second'] = page({ title: '第二页', main: '<dialog data-popup="rules"></dialog>' })
    tap('a')
    await shown('第二页')
    const popup = document.querySelector('dialog')
    await soon(() => expect(popup?.showModal).toBeDefined())
    popup?.showModal()
    expect(popup?.hasAttribute('open')).toBe(true)
  })

  test('is the title in the bar of a preview', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<header class="yz-bar"><b>第一页</b></header>')
    tap('a')
    await shown('第二页')
    expect(document.querySelector('.yz-bar b')?.textContent).toBe('第二页')
  })

  test('are the rules that it asks for, by the code that is there or by code that comes', async () => {
    pages['/h5-page/h5/second'] = page({ title: '第二页', root: `data-if='[{"rule_id":"vip"}]'` })
    tap('a')
    await shown('第二页')
    await soon(() => expect(window.yingzao.askRules).toBeDefined())
    const askRules = vi.fn()
    window.yingzao.askRules = askRules
    await goTo('/h5-page/h5/first', '第一页')
    expect(askRules).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('the way back', () => {
  test('shows the page that was left where it was left, from memory once it was fetched', async () => {
    vi.stubGlobal('scrollY', 480)
    tap('a')
    await shown('第二页')
    history.back()
    await shown('第一页')
    expect(scrolled).toHaveBeenLastCalledWith(480)
    expect(document.activeElement).toBe(document.body)
    history.forward()
    await shown('第二页')
    // The first page was loaded with the document, so its bytes are not available; the second was fetched by the tap.
    expect(fetched.mock.calls.flat()).toEqual(['/h5-page/h5/second', '/h5-page/h5/first'])
  })

  test('goes to where the visitor had scrolled, though only the browser was told to go back', async () => {
    await goTo('/h5-page/h5/second', '第二页')
    vi.stubGlobal('scrollY', 333)
    dispatchEvent(new Event('scroll'))
    await soon(() => expect(history.state).toMatchObject({ y: 333 }))
    history.back()
    await shown('第一页')
    history.forward()
    await shown('第二页')
    expect(scrolled).toHaveBeenLastCalledWith(333)
  })

  test('takes back a step into the page before it leaves the page', async () => {
    const { enterStep } = await import('./steps')
    await goTo('/h5-page/h5/second', '第二页')
    const taken = vi.fn()
    enterStep(taken)
    history.back()
    await soon(() => expect(taken).toHaveBeenCalledOnce())
    expect(document.title).toBe('第二页')
    history.back()
    await shown('第一页')
    expect(taken).toHaveBeenCalledOnce()
  })

  test('within the page is the browser’s', async () => {
    history.pushState({ y: 0 }, '', '/h5-page/h5/first#rules')
    history.back()
    await soon(() => expect(location.hash).toBe(''))
    expect(fetched).not.toHaveBeenCalled()
  })
})
