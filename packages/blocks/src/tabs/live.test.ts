// @vitest-environment jsdom
import { drawBlock } from '@yingzao/testkit'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { text } from '../text/text'
import { live } from './live'
import { tabs } from './tabs'

const words = (id: string) => ({
  name: 'text',
  id,
  value: { html: `<p><a href="#c">${id}</a></p>` },
  common: {},
  children: [],
})
const three = ['a', 'b', 'c'].map((id) => ({ title: id, children: [words(id)] }))

let block: HTMLElement

function show(list: object[] = three, active = 0): void {
  block = drawBlock(tabs, { list, active, sticky: false }, { inside: [text, tabs] })
  live(block)
}

const rootOf = (within: Element) => within.querySelector('.yz-tabs') as HTMLElement
const tabsOf = (within: Element = block) => [
  ...(rootOf(within).querySelector('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
]
const panelsOf = (within: Element = block) => [
  ...rootOf(within).querySelectorAll<HTMLElement>(':scope > [role=tabpanel]'),
]
const shown = (within?: Element) => panelsOf(within).findIndex(({ hidden }) => !hidden)
const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  return event
}

describe('a tap on a tab', () => {
  beforeEach(() => show())

  test('shows its panel and no other', () => {
    tabsOf()[2]?.click()
    expect(panelsOf().map(({ hidden }) => hidden)).toEqual([true, true, false])
    expect(tabsOf().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true'])
  })

  test('leaves what was shown before in the page, and the address as it was', () => {
    const [first] = panelsOf()
    const inside = first?.querySelector('[data-block=text]')
    const { href } = location
    tabsOf()[1]?.click()
    tabsOf()[0]?.click()
    expect(first?.querySelector('[data-block=text]')).toBe(inside)
    expect(shown()).toBe(0)
    expect(location.href).toBe(href)
  })

  test('beside a tab does nothing', () => {
    block.querySelector<HTMLElement>('.yz-tabs__bar')?.click()
    expect(shown()).toBe(0)
  })

  test('far down in a panel shows the next one from its beginning', () => {
    const root = rootOf(block)
    const scrollIntoView = vi.fn()
    root.scrollIntoView = scrollIntoView
    tabsOf()[1]?.click()
    expect(scrollIntoView).not.toHaveBeenCalled()
    root.getBoundingClientRect = () => ({ top: -900 }) as DOMRect
    tabsOf()[2]?.click()
    expect(scrollIntoView).toHaveBeenCalledOnce()
  })
})

describe('the keyboard', () => {
  test('goes round by arrows and to the ends, and takes the focus along', () => {
    show()
    tabsOf()[0]?.focus()
    const visited = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
      expect(press(key).defaultPrevented).toBe(true)
      expect(document.activeElement).toBe(tabsOf()[shown()])
      return shown()
    })
    expect(visited).toEqual([1, 2, 0, 2, 0, 2])
    expect(tabsOf().map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
  })

  test('keeps its other keys', () => {
    show()
    tabsOf()[0]?.focus()
    expect(press('ArrowDown').defaultPrevented).toBe(false)
    expect(press('toString').defaultPrevented).toBe(false)
    expect(shown()).toBe(0)
  })
})

describe('a bar that is wider than the screen', () => {
  const size = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', value: number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(value)
  afterEach(() => vi.restoreAllMocks())

  test('has the tab that is shown in its middle, from the start', () => {
    size('offsetLeft', 700)
    size('offsetWidth', 100)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
    show(three, 2)
    expect(block.querySelector('.yz-tabs__bar')?.scrollLeft).toBe(600)
  })
})

describe('tabs in a panel of others', () => {
  beforeEach(() =>
    show([
      {
        title: '外',
        children: [{ name: 'tabs', id: 'in', value: { list: three, active: 0 }, common: {}, children: [] }],
      },
      { title: '旁', children: [words('d')] },
    ]),
  )

  test('move by themselves', () => {
    const inner = block.querySelector<HTMLElement>('[data-block=tabs]') as HTMLElement
    live(inner)
    tabsOf(inner)[1]?.click()
    expect([shown(), shown(inner)]).toEqual([0, 1])
    tabsOf()[1]?.click()
    expect([shown(), shown(inner)]).toEqual([1, 1])
  })
})

describe('a link to a block in a panel that is not shown', () => {
  test('shows that panel before the browser goes there', () => {
    show()
    block.querySelector<HTMLElement>('a[href="#c"]')?.click()
    expect(shown()).toBe(2)
  })

  test('is left alone once its page has gone', () => {
    show()
    const [panel] = panelsOf()
    document.body.innerHTML = '<a href="#c">去</a>'
    document.querySelector('a')?.click()
    expect(panel?.hidden).toBe(false)
  })

  test('is followed also when the page is opened with it', () => {
    Element.prototype.scrollIntoView = () => undefined
    history.replaceState(null, '', '#c')
    show()
    history.replaceState(null, '', '#%')
    expect(shown()).toBe(2)
    expect(() => show()).not.toThrow()
    expect(shown()).toBe(0)
    history.replaceState(null, '', ' ')
  })

  test('is gone to where the page was opened with it, unless somebody has begun to read', () => {
    const scrollIntoView = vi.fn()
    vi.stubGlobal('scrollY', 0)
    vi.spyOn(document, 'getElementById').mockImplementation((id) => {
      const target = document.querySelector(`[id="${id}"]`)
      return target && (Object.assign(target, { scrollIntoView }) as unknown as HTMLElement)
    })
    history.replaceState(null, '', '#c')
    show()
    expect(scrollIntoView).toHaveBeenCalledOnce()
    vi.stubGlobal('scrollY', 300)
    show()
    expect([shown(), scrollIntoView.mock.calls.length]).toEqual([2, 1])
    history.replaceState(null, '', ' ')
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  test('elsewhere changes nothing', () => {
    show()
    document.body.insertAdjacentHTML('beforeend', '<a href="#nowhere">去</a><a href="#">顶</a>')
    for (const link of document.querySelectorAll<HTMLElement>('body > a')) link.click()
    expect(shown()).toBe(0)
  })
})

test('what a draft shows of a block that failed has nothing to move', () => {
  document.body.innerHTML = '<div class="yz-failed" data-block="tabs">没有成功</div>'
  expect(() => live(document.body.firstElementChild as HTMLElement)).not.toThrow()
})
