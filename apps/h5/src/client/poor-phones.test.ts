// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_STORAGE } from '../testing/no-storage'
import { copy } from './copy'
import { installDialogStandIn } from './dialog-stand-in'
import { timeWhenNeeded } from './server-time'
import { lasting, session } from './session'
import { whenIdle, whenUsable } from './when-idle'

// What a page does on phones that lack something: a clipboard, dialogs, storage, a correct clock, idle time.

beforeEach(() => {
  document.body.replaceChildren()
  document.documentElement.dataset.code = 'spring'
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a copied text', () => {
  const clipboard = (writeText: () => Promise<void>) =>
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
  /** The browser's own command, which copies what is selected. */
  function command(answer: () => boolean): { copied: string[] } {
    const copied: string[] = []
    Object.assign(document, {
      execCommand: () => {
        const field = document.querySelector('textarea') as HTMLTextAreaElement
        copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
        return answer()
      },
    })
    return { copied }
  }
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

  test('goes to the clipboard where there is one', async () => {
    const writeText = vi.fn(async () => undefined)
    clipboard(writeText)
    expect(await copy('600519')).toBe(true)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('600519')
  })

  test.each([
    ['is none', () => undefined],
    ['is one that is not allowed', () => clipboard(() => Promise.reject(new DOMException('denied')))],
  ])('is selected and copied by the browser where there %s, and the focus stays', async (_why, make) => {
    make()
    document.body.innerHTML = '<button>复制</button>'
    document.querySelector('button')?.focus()
    const { copied } = command(() => true)
    expect(await copy('微信号 n8-888')).toBe(true)
    expect(copied).toEqual(['微信号 n8-888'])
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(document.querySelector('button'))
  })

  test.each([
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('not allowed')
      },
    ],
  ])('is said not to be there when the browser %s', async (_how, answer) => {
    command(answer)
    expect(await copy('600519')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })
})

describe('a browser without dialogs', () => {
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement
  const focused = () => document.activeElement?.id
  const press = (key: string, shiftKey = false) => {
    const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
    return event.defaultPrevented
  }
  beforeEach(() => {
    document.body.innerHTML = `<button id="opener">规则</button>
      <dialog data-popup="rules"><button id="first">一</button><p>条款</p><input id="middle"><a id="last" href="#a">二</a></dialog>
      <dialog data-popup="gift"></dialog>`
    document.getElementById('opener')?.focus()
  })

  test('opens and closes them all the same, and gives the focus back to where it came from', () => {
    installDialogStandIn(vi.fn())
    const closed = vi.fn()
    dialog().addEventListener('close', closed)
    dialog().showModal()
    expect([dialog().hasAttribute('open'), focused()]).toEqual([true, 'first'])
    dialog().close()
    expect([dialog().hasAttribute('open'), focused()]).toEqual([false, 'opener'])
    expect(closed).toHaveBeenCalledOnce()
  })

  test('closes one by Escape', () => {
    installDialogStandIn(vi.fn())
    dialog().showModal()
    press('Enter')
    expect(dialog().hasAttribute('open')).toBe(true)
    press('Escape')
    expect(dialog().hasAttribute('open')).toBe(false)
  })

  test('keeps the focus inside, forwards and backwards', () => {
    installDialogStandIn(vi.fn())
    dialog().showModal()
    expect(press('Tab')).toBe(false)
    expect(press('Tab', true)).toBe(true)
    expect(focused()).toBe('last')
    expect(press('Tab')).toBe(true)
    expect(focused()).toBe('first')
  })

  test('opens what was asked for before the stand-in had come', () => {
    dialog().setAttribute('data-waits', '')
    const openPopup = vi.fn()
    installDialogStandIn(openPopup)
    expect(openPopup).toHaveBeenCalledExactlyOnceWith('rules')
    expect(dialog().hasAttribute('data-waits')).toBe(false)
  })
})

describe('the server’s time', () => {
  const SENT = Date.parse('2026-11-21T00:00:00Z')
  const setNow = vi.fn()
  const mark = vi.fn()
  const phone = () => Date.now()
  /** Lets answers arrive; the time stands still, as only `Date` is faked. */
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  beforeEach(() => {
    setNow.mockClear()
    mark.mockClear()
    vi.useFakeTimers({ now: SENT, toFake: ['Date'] })
    delete document.body.dataset.clock
  })
  const answering = (text: string, afterMs = 0) =>
    vi.fn(async (..._asked: unknown[]) => {
      vi.setSystemTime(SENT + afterMs)
      return new Response(text)
    })
  const clockOf = (knowsTime: boolean) => timeWhenNeeded({ now: phone, setNow, mark, knowsTime })

  test('is asked for by a page that goes by the clock, and is that of the middle of the way', async () => {
    const ask = answering(String(SENT + 3_600_000), 300)
    vi.stubGlobal('fetch', ask)
    document.body.dataset.clock = ''
    clockOf(false).arrive()
    await settled()
    expect(mark).toHaveBeenCalledOnce()
    expect(ask).toHaveBeenCalledExactlyOnceWith('/clock', { cache: 'no-store' })
    expect(setNow).toHaveBeenCalledExactlyOnceWith(SENT + 3_600_000 + 150)
  })

  test('is asked for once, when somebody first goes by it, and is the phone’s meanwhile', async () => {
    const ask = answering(String(SENT + 3_600_000))
    vi.stubGlobal('fetch', ask)
    const clock = clockOf(false)
    clock.arrive()
    expect(ask).not.toHaveBeenCalled()
    expect([clock.now(), clock.now()]).toEqual([SENT, SENT])
    await settled()
    expect(setNow).toHaveBeenCalledOnce()
    clock.arrive()
    clock.now()
    expect(ask).toHaveBeenCalledOnce()
  })

  test('is not asked for where the page’s reply told it', () => {
    const ask = answering('1')
    vi.stubGlobal('fetch', ask)
    document.body.dataset.clock = ''
    const clock = clockOf(true)
    clock.arrive()
    clock.now()
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    ['says nothing', answering('')],
    ['says nonsense', answering('<!doctype html>')],
    ['is a refusal', async () => new Response('123', { status: 404 })],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays the phone’s when the reply %s, until the next page asks again', async (_how, answer) => {
    const ask = vi.fn(answer)
    vi.stubGlobal('fetch', ask)
    const clock = clockOf(false)
    clock.now()
    await settled()
    clock.now()
    expect([ask.mock.calls.length, setNow.mock.calls.length]).toEqual([1, 0])
    clock.arrive()
    clock.now()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('what a block remembers', () => {
  test.each([
    ['for the tab', session, 'sessionStorage'],
    ['beyond it', lasting, 'localStorage'],
  ] as const)('%s is that of its page', (_howLong, kept, storage) => {
    kept.set('seen', '1')
    expect(kept.get('seen')).toBe('1')
    expect({ ...window[storage] }).toEqual({ 'yz:spring:seen': '1' })
    document.documentElement.dataset.code = 'autumn'
    expect(kept.get('seen')).toBeUndefined()
  })

  test.each([
    ['sessionStorage', session],
    ['localStorage', lasting],
  ] as const)('stays for the page where %s is switched off', (storage, kept) => {
    vi.stubGlobal(storage, NO_STORAGE)
    expect(kept.get(`${storage} off`)).toBeUndefined()
    kept.set(`${storage} off`, '1')
    expect(kept.get(`${storage} off`)).toBe('1')
  })

  test('stays for the page where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    session.set('full', '1')
    expect(session.get('full')).toBe('1')
  })
})

describe('what is not urgent', () => {
  test('waits for the phone to be idle, and not for ever', () => {
    const wait = vi.fn()
    vi.stubGlobal('requestIdleCallback', wait)
    const run = vi.fn()
    whenIdle(run)
    expect(wait).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 })
  })

  test('waits a moment where nobody says when that is', () => {
    vi.useFakeTimers()
    const run = vi.fn()
    whenIdle(run)
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  test('waits for the page and its pictures', () => {
    vi.useFakeTimers()
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const [early, late] = [vi.fn(), vi.fn()]
    whenUsable(early)
    vi.advanceTimersByTime(5000)
    expect(early).not.toHaveBeenCalled()
    state.mockReturnValue('complete')
    dispatchEvent(new Event('load'))
    whenUsable(late)
    vi.advanceTimersByTime(200)
    expect(early).toHaveBeenCalledOnce()
    expect(late).toHaveBeenCalledOnce()
  })
})
