// @vitest-environment jsdom
import { createTestPage, drawBlock, type TestPage } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { live } from './live'
import type { RetainPopupProps } from './props'
import { retainPopup } from './retain-popup'
import { STAY } from './testing/stay'

const MORNING = Date.parse('2026-11-21T08:00+08:00')
const HOUR = 3_600_000

let block: HTMLElement
let now: number
let container: 'mb' | 'wx' | 'mp' | 'app' | 'pc'
let page: TestPage

/** Loads the page anew, as at every visit. */
function visit(props?: Partial<RetainPopupProps>, code?: string): void {
  draw(props, code)
  live(block, page)
}

function draw(props: Partial<RetainPopupProps> = {}, code = 'sale'): void {
  block = drawBlock(retainPopup, { ...STAY, ...props }, { id: 'stay' })
  const main = document.createElement('main')
  main.append(...document.body.childNodes)
  document.body.append(main)
  document.documentElement.dataset.code = code
  page = createTestPage({ now: () => now, container })
  page.openPopup.mockImplementation(() => block.querySelector('dialog')?.setAttribute('open', ''))
}

const isOpen = () => page.openPopup.mock.calls.length > 0
function pass(ms: number): void {
  vi.advanceTimersByTime(ms)
  page.tick()
}
const close = () => block.querySelector('dialog')?.removeAttribute('open')
const tap = (element: Element | null = document.body) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

/** Returns how often it opens when its page is visited repeatedly, at these hours of the clock. */
function openings(props: Partial<RetainPopupProps>, hours: readonly number[] = [0, 0]): number {
  return hours.reduce((count, hour) => {
    now = MORNING + hour * HOUR
    visit(props)
    return count + page.openPopup.mock.calls.length
  }, 0)
}

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: MORNING })
  now = MORNING
  container = 'mb'
  history.replaceState(null, '', '/h5-page/h5/sale')
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.className = ''
  document.body.innerHTML = ''
})

describe('an offer', () => {
  test('on load is there at once, opened the way any popup is', () => {
    visit()
    expect(page.openPopup).toHaveBeenCalledExactlyOnceWith('stay')
    expect(page.looks()).toBe(0)
  })

  test('waits for the image of the first screen, with which nothing shares the line', () => {
    draw()
    document.body.insertAdjacentHTML('afterbegin', '<img fetchpriority="high">')
    const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    live(block, page)
    expect(isOpen()).toBe(false)
    isComplete.mockReturnValue(true)
    pass(1000)
    expect(isOpen()).toBe(true)
  })

  test('comes after the seconds that were chosen', () => {
    visit({ trigger: 'delay', seconds: 3 })
    pass(2000)
    expect(isOpen()).toBe(false)
    pass(1000)
    expect(isOpen()).toBe(true)
  })

  test('comes when so much of the page has been seen, and not on a page that shows all of it at once', () => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight)
    visit({ trigger: 'scroll', percent: 50 })
    pass(1000)
    expect(isOpen()).toBe(false)
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight * 4)
    vi.stubGlobal('scrollY', innerHeight * 0.9)
    pass(1000)
    expect(isOpen()).toBe(false)
    vi.stubGlobal('scrollY', innerHeight)
    pass(1000)
    expect(isOpen()).toBe(true)
    vi.unstubAllGlobals()
  })

  test('whose condition begins to hold later opens then', () => {
    vi.mocked(Element.prototype.getClientRects).mockReturnValue([] as unknown as DOMRectList)
    visit({ once: 'ever' })
    pass(1000)
    expect(isOpen()).toBe(false)
    vi.mocked(Element.prototype.getClientRects).mockReturnValue([{}] as unknown as DOMRectList)
    pass(1000)
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['another dialog', '<dialog open></dialog>'],
    ['a form that is at work', '<button aria-busy="true"></button>'],
  ])('does not come over %s, but after it', (_what, html) => {
    visit({ trigger: 'delay', seconds: 1 })
    document.body.insertAdjacentHTML('beforeend', html)
    pass(1000)
    expect(isOpen()).toBe(false)
    document.body.lastElementChild?.remove()
    pass(1000)
    expect(isOpen()).toBe(true)
  })

  test('does not take the keyboard from somebody who types', () => {
    visit({ trigger: 'delay', seconds: 1 })
    document.body.insertAdjacentHTML('beforeend', '<input>')
    document.querySelector('input')?.focus()
    pass(1000)
    expect(isOpen()).toBe(false)
    document.querySelector('input')?.blur()
    pass(1000)
    expect(isOpen()).toBe(true)
  })

  test('is one for a page, however many blocks offer something', () => {
    visit()
    const second = block.cloneNode(true) as HTMLElement
    block.after(second)
    close()
    live(second, page)
    expect(page.openPopup).toHaveBeenCalledOnce()
    expect(page.looks()).toBe(0)
  })
})

describe('how often', () => {
  test('at every look at the page, once in a tab, or once altogether', () => {
    expect(openings({ once: false })).toBe(2)
    expect(openings({ once: true })).toBe(1)
    sessionStorage.clear()
    expect(openings({ once: true })).toBe(1)
    expect(openings({ once: 'ever' }, [0, 0, 24, 2400])).toBe(1)
    sessionStorage.clear()
    expect(openings({ once: 'ever' })).toBe(0)
  })

  test('once a day, and the days are those of Beijing', () => {
    // It is eight in the morning: fifteen hours later it is still the same day there.
    expect(openings({ once: 'day' }, [0, 15, 16, 17, 39, 40])).toBe(3)
  })

  test('is counted apart for what leads elsewhere, and for another page', () => {
    openings({ once: 'ever' })
    expect(openings({ once: 'ever', button1_url: '/h5-page/h5/open-account' }, [0])).toBe(1)
    visit({ once: 'ever' }, 'another')
    expect(isOpen()).toBe(true)
  })

  test('is at every look where the phone keeps nothing, and once within it', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    for (const once of [true, 'day', 'ever'] as const) {
      expect(openings({ once })).toBe(2)
      close()
      pass(1000)
      expect(page.openPopup).toHaveBeenCalledOnce()
    }
  })

  test('does not count for whoever tries the page out', () => {
    document.documentElement.className = 'yz-preview'
    expect(openings({ once: 'ever' })).toBe(2)
    document.documentElement.className = ''
    expect(openings({ once: 'ever' }, [0])).toBe(1)
  })
})

describe('after a lead was left', () => {
  test('it does not come on this page, even where the phone keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    visit({ trigger: 'delay', seconds: 1 })
    document.body.insertAdjacentHTML('beforeend', '<div data-sent></div>')
    pass(1000)
    expect(isOpen()).toBe(false)
    expect(page.looks()).toBe(0)
  })

  test('it does not come at the next visit', () => {
    localStorage.setItem('yz:sale:sent', '1')
    expect(openings({})).toBe(0)
    visit({}, 'another')
    expect(isOpen()).toBe(true)
  })
})

describe('the first button', () => {
  const stay = () => block.querySelector('a') as HTMLAnchorElement
  const isStillOpen = () => block.querySelector('dialog')?.hasAttribute('open')
  beforeEach(() => {
    // jsdom has no dialogs, and follows no links.
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open')
    }
  })

  test.each(['#form', 'http://localhost:3000/h5-page/h5/sale#form'])(
    'closes it when it leads to %s on this page, and the link arrives',
    (button1_url) => {
      visit({ button1_url })
      expect(tap(stay())).toBe(true)
      expect(isStillOpen()).toBe(false)
    },
  )

  test('to this page itself only closes it: nothing is loaded, to open it again', () => {
    visit({ button1_url: '/h5-page/h5/sale' })
    expect(tap(stay())).toBe(false)
    expect(isStillOpen()).toBe(false)
  })

  test('to another page leaves that to the link', () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    visit({ button1_url: '/h5-page/h5/other#form' })
    tap(stay())
    expect(isStillOpen()).toBe(true)
  })
})

describe('an offer to those who leave', () => {
  const leave = (init: MouseEventInit = {}) =>
    document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, ...init }))

  test('waits until they do', () => {
    visit({ trigger: 'leave' })
    pass(60_000)
    expect(isOpen()).toBe(false)
  })

  test('comes when the mouse goes out at the top, and at no other side or element', () => {
    visit({ trigger: 'leave' })
    leave({ clientY: 200 })
    leave({ relatedTarget: document.body })
    expect(isOpen()).toBe(false)
    leave()
    expect(isOpen()).toBe(true)
  })

  test('is there for those who come back from another tab or app', () => {
    visit({ trigger: 'leave' })
    hide(true)
    expect(isOpen()).toBe(false)
    hide(false)
    expect(isOpen()).toBe(true)
  })

  test('not for those who went by something on the page, nor over what they were doing', () => {
    visit({ trigger: 'leave' })
    tap()
    hide(true)
    hide(false)
    expect(isOpen()).toBe(false)
    pass(60_000)
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    hide(true)
    hide(false)
    expect(isOpen()).toBe(false)
  })

  test('puts one entry into the history with the first tap, none before and none for a link', () => {
    const before = history.length
    visit({ trigger: 'leave' })
    document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a>')
    tap(document.querySelector('a[href="#x"]'))
    history.replaceState(null, '', '/h5-page/h5/sale')
    const linked = history.length
    expect(history.state).toBeNull()
    tap()
    tap()
    expect(history.state).toEqual({ retain: 1 })
    expect(history.length - linked).toBe(1)
    expect(linked - before).toBeLessThanOrEqual(1)
  })

  test.each(['wx', 'mp'] as const)('leaves the back key alone in %s', (place) => {
    container = place
    visit({ trigger: 'leave' })
    tap()
    expect(history.state).toBeNull()
    hide(true)
    hide(false)
    expect(isOpen()).toBe(false)
    pass(60_000)
    hide(true)
    hide(false)
    expect(isOpen()).toBe(true)
  })

  test.each(['load', 'delay', 'scroll'] as const)('that comes on %s leaves the history alone', (trigger) => {
    visit({ trigger })
    tap()
    expect(history.state).toBeNull()
  })

  /** One press of the back key, from the entry in front of the page to the page. */
  function pressBack(): void {
    history.replaceState({ retain: 0 }, '')
    dispatchEvent(new PopStateEvent('popstate', { state: { retain: 0 } }))
  }

  test('comes with the first press of the back key, and the second one leaves', () => {
    const back = vi.spyOn(history, 'back')
    visit({ trigger: 'leave' })
    tap()
    pressBack()
    expect(isOpen()).toBe(true)
    expect(back).not.toHaveBeenCalled()
    close()
    tap()
    expect(history.state).toEqual({ retain: 0 })
  })

  test('costs no press of the back key where there is nothing to offer any more', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    visit({ trigger: 'leave' })
    tap()
    document.body.insertAdjacentHTML('beforeend', '<div data-sent></div>')
    pressBack()
    expect(isOpen()).toBe(false)
    expect(back).toHaveBeenCalledOnce()
  })

  test('takes a jump within the page for what it is', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue()
    visit({ trigger: 'leave' })
    tap()
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    dispatchEvent(new PopStateEvent('popstate', { state: { retain: 0 } }))
    expect(isOpen()).toBe(false)
    expect(back).not.toHaveBeenCalled()
  })

  test('is over with its page', () => {
    visit({ trigger: 'leave' })
    const first = page.openPopup
    document.body.innerHTML = ''
    leave()
    expect(first).not.toHaveBeenCalled()
  })
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
