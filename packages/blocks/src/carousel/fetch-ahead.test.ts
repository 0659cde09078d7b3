// @vitest-environment jsdom

import { createTestPage } from '@yingzao/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Ahead, fetchAhead } from './fetch-ahead'

let root: HTMLElement
let ahead: Ahead

const slide = (name: string, isLoaded = false) =>
  `<div><img ${isLoaded ? '' : 'data-'}src="/${name}.png"></div>`

function begin({ shown = 1, isLoaded = true } = {}): void {
  document.body.innerHTML = `<div>${slide('a', isLoaded)}${['b', 'c', 'd'].map((name) => slide(name)).join('')}</div>`
  root = document.body.firstElementChild as HTMLElement
  ahead = fetchAhead(createTestPage(), { root, track: root, shown, copies: [] })
}

const fetched = () =>
  [...root.querySelectorAll('img[src]')].map((image) => image.getAttribute('src')?.slice(1, 2)).join('')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
})
afterEach(() => {
  ahead.stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('the second picture is fetched when the first has stood for a second', () => {
  begin()
  vi.advanceTimersByTime(999)
  expect(fetched()).toBe('a')
  vi.advanceTimersByTime(1)
  expect(fetched()).toBe('ab')
})

test('a first picture that has not come does not stand', () => {
  begin({ isLoaded: false })
  vi.advanceTimersByTime(60_000)
  expect(fetched()).toBe('')
  const first = root.querySelector('img') as HTMLImageElement
  first.removeAttribute('data-src')
  first.src = '/a.png'
  first.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(1000)
  expect(fetched()).toBe('ab')
})

test.each(['touchstart', 'pointerover', 'focusin'])('%s on the row does not wait for that', (type) => {
  begin()
  root.querySelector('img')?.dispatchEvent(new Event(type, { bubbles: true }))
  expect(fetched()).toBe('ab')
})

test('what follows is fetched when the slide before it is in front', () => {
  begin()
  ahead.reach(0)
  expect(fetched()).toBe('a')
  ahead.reach(1)
  // The boot has seen the second one come.
  expect(fetched()).toBe('ac')
  ahead.reach(2)
  ahead.reach(3)
  expect(fetched()).toBe('acd')
})

test('of several in view, those that are seen come as everywhere, and the next one from here', () => {
  begin({ shown: 1.5 })
  vi.advanceTimersByTime(1000)
  expect(fetched()).toBe('ac')
})

test('it asks for nothing more once it has stopped', () => {
  begin()
  ahead.stop()
  vi.advanceTimersByTime(60_000)
  expect(fetched()).toBe('a')
})
