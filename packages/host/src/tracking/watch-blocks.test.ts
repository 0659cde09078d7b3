// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchBlocks } from './watch-blocks'

/** The browser's observer, which the test triggers by hand. */
class Eye {
  static open: Eye | undefined
  readonly watched = new Set<Element>()
  constructor(readonly tell: (entries: object[]) => void) {
    Eye.open = this
  }
  observe(block: Element) {
    this.watched.add(block)
  }
  unobserve(block: Element) {
    this.watched.delete(block)
  }
  disconnect() {
    this.watched.clear()
  }
  sees(id: string, intersectionRatio: number, height = 100) {
    const target = document.querySelector(`[data-id=${id}]`) as Element
    if (!this.watched.has(target)) return
    this.tell([{ target, intersectionRatio, intersectionRect: { height }, rootBounds: { height: 800 } }])
  }
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Eye)
  document.body.innerHTML = `<main>
    <div data-block="button" data-id="hero"><button data-label="领取" data-upload="ad-1"><b>立即领取</b></button><p>说明</p></div>
    <div data-block="container" data-id="box"><div data-block="text" data-id="words"><a href="#x">更多</a></div></div>
  </main>`
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function watch() {
  const event = vi.fn()
  const listen = vi.spyOn(document, 'addEventListener')
  const begin = watchBlocks(event)
  begin()
  onTestFinished(() => {
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener, true)
    listen.mockRestore()
  })
  return { event, begin, eye: Eye.open as Eye }
}

test('a block counts as seen when half of it is on the screen, once', () => {
  const { event, eye } = watch()
  eye.sees('hero', 0.49)
  expect(event).not.toHaveBeenCalled()
  eye.sees('hero', 0.5)
  eye.sees('hero', 1)
  expect(event).toHaveBeenCalledExactlyOnceWith('expose', 'hero')
})

test('a block larger than the screen counts as seen when it fills half of the screen', () => {
  const { event, eye } = watch()
  eye.sees('box', 0.1, 399)
  expect(event).not.toHaveBeenCalled()
  eye.sees('box', 0.1, 400)
  expect(event).toHaveBeenCalledExactlyOnceWith('expose', 'box')
})

test('a tap belongs to the innermost block, and only what can be tapped counts', () => {
  const { event } = watch()
  document.querySelector('b')?.click()
  document.querySelector('a')?.click()
  document.querySelector('p')?.click()
  expect(event.mock.calls).toEqual([
    ['click', 'hero', { label: '领取', upload: 'ad-1' }],
    ['click', 'words', { label: undefined, upload: undefined }],
  ])
})

test('a page that has gone reports nothing more', () => {
  const { event, begin, eye } = watch()
  const gone = document.querySelector('main') as HTMLElement
  const next = document.createElement('main')
  next.innerHTML = '<div data-block="button" data-id="next"><button>去</button></div>'
  gone.replaceWith(next)
  begin()
  gone.querySelector('b')?.click()
  expect([...eye.watched].map((block) => block.getAttribute('data-id'))).toEqual(['next'])
  next.querySelector('button')?.click()
  expect(event.mock.calls).toEqual([['click', 'next', { label: undefined, upload: undefined }]])
})
