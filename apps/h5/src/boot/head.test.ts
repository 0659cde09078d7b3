// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { USER_AGENTS } from '../client/test-places'
import { runScript } from '../testing/run-script'
import type { Boot } from './boot'

const root = document.documentElement
const NOW = Date.parse('2026-11-21T08:00:00+08:00')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  root.className = 'app'
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  document.body.replaceChildren()
  history.replaceState(null, '', '/h5-page/h5/spring')
})
afterEach(() => {
  setCookie('token=; max-age=0')
  setCookie('text=; max-age=0')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = cookie
}

async function open(place: keyof typeof USER_AGENTS = 'mb'): Promise<Boot> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(USER_AGENTS[place])
  await runScript(() => import('./head'))
  return window.yingzao
}

const has = (name: string) => root.classList.contains(name)

describe('the clock', () => {
  /** A page whose reply left the server at `said`, began to arrive 100 ms after the visit began, and is 350 ms old now. */
  function reply(...serverTiming: { name: string; duration: number }[]): void {
    vi.stubGlobal('performance', {
      getEntriesByType: () => [{ serverTiming, responseStart: 100 }],
      now: () => 350,
    })
  }

  test('is the server’s, by what the page’s reply says and the time that has passed since', async () => {
    const said = NOW + 3_600_000
    reply({ name: 'db', duration: 12 }, { name: 'now', duration: said })
    const { now, knowsTime } = await open()
    expect(knowsTime).toBe(true)
    expect(now()).toBe(said + 250)
    vi.setSystemTime(NOW + 60_000)
    expect(now()).toBe(said + 60_250)
  })

  test('is the phone’s where the reply says nothing, until somebody tells the time', async () => {
    reply({ name: 'db', duration: 12 })
    const { now, setNow, knowsTime } = await open()
    expect(knowsTime).toBe(false)
    expect(now()).toBe(NOW)
    setNow(NOW - 5000)
    vi.setSystemTime(NOW + 2000)
    expect(now()).toBe(NOW - 3000)
  })

  test('is the phone’s in a browser that has never heard of such a header', async () => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ responseStart: 100 }], now: () => 350 })
    expect((await open()).knowsTime).toBe(false)
  })
})

describe('before anything is painted', () => {
  test.each([
    ['pc', 1301, 'pc-1800'],
    ['pc', 1300, 'pc-1200'],
    ['pc', 751, 'pc-1200'],
    ['pc', 750, 'app'],
    ['mb', 1600, 'app'],
    ['app', 1600, 'app'],
  ] as const)('a page on %s, %i wide, stands on the stage %s', async (place, width, stage) => {
    vi.stubGlobal('innerWidth', width)
    await open(place)
    expect(['pc-1800', 'pc-1200', 'app'].filter(has)).toEqual([stage])
  })

  test('the stage follows the window', async () => {
    vi.stubGlobal('innerWidth', 1600)
    await open('pc')
    vi.stubGlobal('innerWidth', 700)
    dispatchEvent(new Event('resize'))
    expect(['pc-1800', 'pc-1200', 'app'].filter(has)).toEqual(['app'])
  })

  test('the styles for those without scripts are put out of force', async () => {
    root.className = 'app no-js'
    await open()
    expect(has('no-js')).toBe(false)
  })

  test('the page knows which of its conditions hold', async () => {
    root.dataset.if = JSON.stringify([
      { login: true },
      { login: false },
      { env: ['wx', 'mb'] },
      { env: [] },
      { rule_id: 'vip' },
      { time: [NOW] },
      { time: [NOW - 10, NOW] },
      { login: false, env: ['mb'], time: [0, NOW + 1] },
      {},
    ])
    const { mark, rules } = await open()
    const held = () => [...root.classList].filter((name) => name.startsWith('if-'))
    expect(held()).toEqual(['if-1', 'if-2', 'if-5', 'if-7', 'if-8'])
    setCookie('token=a.b.c')
    rules[4] = true
    vi.setSystemTime(NOW - 1)
    mark()
    expect(held().sort()).toEqual(['if-0', 'if-2', 'if-4', 'if-6', 'if-8'])
  })

  test('a campaign begins at its start and is over at its end', async () => {
    Object.assign(root.dataset, { from: `${NOW}`, until: `${NOW + 1000}` })
    const { mark } = await open()
    const states = [-1, 0, 999, 1000].map((passed) => {
      vi.setSystemTime(NOW + passed)
      mark()
      return [has('yz-before'), has('yz-ended')]
    })
    expect(states).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, true],
    ])
  })

  test('a page without a campaign is never outside of one', async () => {
    await open()
    expect([has('yz-before'), has('yz-ended')]).toEqual([false, false])
  })

  test.each([
    ['?isPreview=1', true],
    ['?code=a&isPreview=1&b=2', true],
    ['?isPreview=12', false],
    ['?isPreview=1-2', false],
    ['?noisPreview=1', false],
    ['?no-isPreview=1', false],
    ['?from=isPreview=1', false],
    ['', false],
  ])('%s is a preview: %s', async (query, isPreview) => {
    history.replaceState(null, '', `/h5-page/h5/spring${query}`)
    await open()
    expect(has('yz-preview')).toBe(isPreview)
  })

  test.each([
    ['?text=large', '', true],
    ['', 'text=large', true],
    ['?text=normal', 'text=large', false],
    ['?text=large', 'text=normal', true],
    ['?context=large', '', false],
    ['', '', false],
  ])('with %j in the address and %j in the cookie text is large: %s', async (query, cookie, isLarge) => {
    history.replaceState(null, '', `/h5-page/h5/spring${query}`)
    if (cookie) setCookie(cookie)
    await open()
    expect(has('large-text')).toBe(isLarge)
  })

  test.each([
    ['pc', '/h5-page/h5/spring', ['/pc-page/pc/spring?a=1']],
    ['pc', '/pc-page/pc/spring', []],
    ['mb', '/h5-page/h5/spring', []],
  ] as const)('a page that fits itself, on %s at %s, goes to %j', async (place, pathname, gone) => {
    const replace = vi.fn()
    vi.stubGlobal('location', { pathname, search: '?a=1', replace })
    Object.assign(root.dataset, { fit: '1', code: 'spring' })
    await open(place)
    expect(replace.mock.calls.flat()).toEqual(gone)
  })
})

describe('a tap before its code is there', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main>
      <div data-asleep><button id="asleep"><b>咨询</b></button><a id="link" href="#a">规则</a>
        <button id="act" data-act="{}"><b>领取</b></button></div>
      <div data-live="start"><button id="live">二</button></div>
      <div data-island><button id="awake">咨询</button></div>
      <button id="plain">普通</button><div data-act="{}"><b id="lone">入群</b></div>
    </main>`
  })
  const element = (id: string) => document.getElementById(id) as HTMLElement

  test('waits, in order, where a block does not live yet or an action is written', async () => {
    const { taps } = await open()
    for (const id of ['asleep', 'live', 'link', 'awake', 'plain']) element(id).click()
    element('asleep').querySelector('b')?.click()
    element('act').querySelector('b')?.click()
    element('lone').click()
    expect(taps).toEqual([
      element('asleep'),
      element('live'),
      element('asleep').firstChild,
      element('act'),
      element('lone').parentElement,
    ])
  })

  test('goes straight to that code once it is there', async () => {
    const boot = await open()
    boot.onTap = vi.fn()
    element('act').click()
    expect(boot.onTap).toHaveBeenCalledExactlyOnceWith(element('act'))
    expect(boot.taps).toEqual([])
  })

  test.each([
    [2, 'back', []],
    [1, 'assign', ['/h5-page/']],
  ])('on the way back, with a history of %i pages, is answered by %s', async (length, way, given) => {
    document.body.innerHTML = '<button data-back="/h5-page/"></button>'
    const [back, assign] = [vi.fn(), vi.fn()]
    vi.stubGlobal('history', { length, back })
    await open()
    vi.stubGlobal('location', { assign })
    document.querySelector('button')?.click()
    const gone = { back: back.mock.calls, assign: assign.mock.calls }
    expect(gone).toEqual({ back: [], assign: [], [way]: [given] })
  })
})

describe('a popup', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement
  /** Boxes of what is shown: jsdom has no layout. */
  let boxes: object[]
  let frames: (() => void)[]
  /** Runs the next frame and everything that waits for it. */
  const passFrame = () => {
    for (const run of frames.splice(0)) run()
    vi.advanceTimersByTime(0)
  }

  beforeEach(() => {
    vi.useFakeTimers()
    frames = []
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
    document.body.innerHTML = `<button data-pop="r:1">规则</button><div>
      <dialog data-popup="r:1" data-mask=""><p>条款</p><button data-close="">关闭</button></dialog></div>`
    boxes = [{}]
    vi.stubGlobal('CSS', { escape: (text: string) => text.replace(':', '\\:') })
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => boxes as never)
    Object.assign(dialog(), {
      showModal: vi.fn(() => dialog().setAttribute('open', '')),
      close() {
        dialog().removeAttribute('open')
        dialog().dispatchEvent(new Event('close'))
      },
    })
  })
  const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

  test('opens by its button, once, and holds the page behind it still until it is closed', async () => {
    await open()
    tap('[data-pop]')
    tap('[data-pop]')
    passFrame()
    expect(dialog().showModal).toHaveBeenCalledOnce()
    expect(has('yz-locked')).toBe(true)
    tap('dialog p')
    expect(dialog().open).toBe(true)
    tap('[data-close]')
    expect(dialog().open).toBe(false)
    expect(has('yz-locked')).toBe(false)
  })

  test('is seen with the next frame, and takes the focus right after it', async () => {
    await open()
    tap('[data-pop]')
    expect(dialog().open).toBe(true)
    const [draw] = frames
    draw?.()
    // What takes long on a slow phone does not delay the frame.
    expect(dialog().showModal).not.toHaveBeenCalled()
    vi.advanceTimersByTime(0)
    expect(dialog().showModal).toHaveBeenCalledOnce()
  })

  test('that is closed before that stays closed', async () => {
    await open()
    tap('[data-pop]')
    tap('[data-close]')
    passFrame()
    expect([dialog().open, has('yz-locked')]).toEqual([false, false])
  })

  test('is made modal without a word of having been closed', async () => {
    const closed = vi.fn()
    dialog().addEventListener('close', closed)
    vi.mocked(dialog().showModal).mockImplementation(() => {
      // As the standard requires.
      if (dialog().open) throw new DOMException('It is open already.', 'InvalidStateError')
      dialog().setAttribute('open', '')
    })
    await open()
    tap('[data-pop]')
    passFrame()
    expect(dialog().open).toBe(true)
    expect(closed).not.toHaveBeenCalled()
  })

  test('closes by a tap beside its content, unless it is one that wants an answer', async () => {
    await open()
    tap('[data-pop]')
    tap('dialog')
    expect(dialog().open).toBe(false)
    dialog().removeAttribute('data-mask')
    tap('[data-pop]')
    tap('dialog')
    expect(dialog().open).toBe(true)
  })

  test.each([
    ['a place of the page', '#plans', false],
    ['a place of its own', '#terms', true],
    ['no place', '#gone', true],
    ['another page', '/h5-page/h5/next#plans', true],
  ])('stays open or not where a link in it leads to %s', async (_where, href, isOpen) => {
    document.body.insertAdjacentHTML('beforeend', '<p id="plans">方案</p>')
    dialog().innerHTML = `<p id="terms">条款</p><a href="${href}"><b>去</b></a>`
    await open()
    tap('[data-pop]')
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    tap('dialog b')
    expect([dialog().open, has('yz-locked')]).toEqual([isOpen, isOpen])
  })

  test('that is closed above another leaves the page held', async () => {
    const { openPopup } = await open()
    openPopup('r:1')
    const below = document.createElement('dialog')
    below.setAttribute('open', '')
    document.body.append(below)
    tap('[data-close]')
    expect(has('yz-locked')).toBe(true)
  })

  test('that is not shown to this visitor, or is not there, stays closed: nobody could close it', async () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    const { openPopup } = await open()
    boxes = []
    openPopup('r:1')
    openPopup('gone')
    expect(dialog().showModal).not.toHaveBeenCalled()
    expect(has('yz-locked')).toBe(false)
    expect(told.mock.calls).toEqual([
      ['No popup', 'r:1'],
      ['No popup', 'gone'],
    ])
  })

  test('waits in a browser that has no dialogs, for what stands in for them', async () => {
    Object.assign(dialog(), { showModal: undefined })
    await open()
    tap('[data-pop]')
    expect(dialog().hasAttribute('data-waits')).toBe(true)
    expect(has('yz-locked')).toBe(false)
  })
})
