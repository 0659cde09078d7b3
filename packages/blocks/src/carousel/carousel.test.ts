// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Carousel, type CarouselOptions, startCarousel } from './carousel'

const WIDTH = 300

let root: HTMLElement
let track: HTMLElement
let carousel: Carousel
let wantsLessMotion: boolean

beforeEach(() => {
  vi.useFakeTimers()
  wantsLessMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }))
  document.body.innerHTML = '<div><div></div><button type="button">下一张</button></div>'
  root = document.body.firstElementChild as HTMLElement
  track = root.firstElementChild as HTMLElement
  Object.defineProperty(track, 'clientWidth', { value: WIDTH })
  // A browser glides there; what counts here is where it comes to rest.
  track.scrollTo = ((to: ScrollToOptions) => scrolled(to.left ?? 0)) as typeof track.scrollTo
})
afterEach(() => {
  carousel.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function start(options: Partial<CarouselOptions> = {}): void {
  carousel = startCarousel(root, track, {
    stops: 3,
    shown: 1,
    spacing: 0,
    loop: true,
    intervalMs: 3000,
    onMove: () => {},
    ...options,
  })
}

function scrolled(left: number): void {
  track.scrollLeft = left
  track.dispatchEvent(new Event('scroll'))
}

const slide = () => track.scrollLeft / WIDTH
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const touch = (type: 'start' | 'end') => track.dispatchEvent(new Event(`touch${type}`, { bubbles: true }))

describe('by itself', () => {
  test('it moves every interval, neither sooner nor later', () => {
    start()
    pass(2999)
    expect(slide()).toBe(0)
    pass(1)
    expect(slide()).toBe(1)
    pass(2999)
    expect(slide()).toBe(1)
    pass(1)
    expect(slide()).toBe(2)
  })

  test('it goes from the last slide to the copy of the first, and from there on as from the first', () => {
    const onMove = vi.fn()
    start({ onMove })
    pass(9000)
    expect(slide()).toBe(3)
    expect(onMove).toHaveBeenLastCalledWith(0)
    pass(1000)
    expect(slide()).toBe(0)
    pass(2000)
    expect(slide()).toBe(1)
  })

  test('without going round it stays on the last slide', () => {
    start({ loop: false })
    pass(60_000)
    expect(slide()).toBe(2)
  })

  test('it does not move where nothing should', () => {
    start({ intervalMs: 0 })
    pass(60_000)
    expect(slide()).toBe(0)
  })

  test('it does not move for those who want less motion', () => {
    wantsLessMotion = true
    start()
    pass(60_000)
    expect(slide()).toBe(0)
  })

  test('it rests while the tab is hidden', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    start()
    pass(60_000)
    expect(slide()).toBe(0)
    hidden.mockReturnValue(false)
    pass(3000)
    expect(slide()).toBe(1)
  })
})

describe('a visitor', () => {
  test('who swipes has 3000 ms from the end of the movement, whatever the interval is', () => {
    start({ intervalMs: 1000 })
    touch('start')
    scrolled(WIDTH)
    touch('end')
    pass(150)
    pass(2999)
    expect(slide()).toBe(1)
    pass(1)
    expect(slide()).toBe(2)
    pass(1000)
    expect(slide()).toBe(3)
  })

  test('who holds a slide keeps it', () => {
    start()
    touch('start')
    pass(60_000)
    expect(slide()).toBe(0)
    touch('end')
    pass(3150)
    expect(slide()).toBe(1)
  })

  test('who scrolls with a wheel is left alone just so', () => {
    start()
    pass(2900)
    scrolled(WIDTH)
    pass(3149)
    expect(slide()).toBe(1)
    pass(1)
    expect(slide()).toBe(2)
  })

  test('who taps on is taken on, and again as fast as the taps come', () => {
    start()
    carousel.step(1)
    carousel.step(1)
    expect(slide()).toBe(2)
    pass(3149)
    expect(slide()).toBe(2)
  })

  test('who goes back from the first slide comes to the last, and on from the last to the first', () => {
    start({ intervalMs: 0 })
    carousel.step(-1)
    expect(slide()).toBe(2)
    carousel.step(1)
    pass(1000)
    expect(slide()).toBe(0)
  })

  test('who does not go round stops at either end', () => {
    start({ intervalMs: 0, loop: false })
    carousel.step(-1)
    expect(slide()).toBe(0)
    carousel.goTo(7)
    expect(slide()).toBe(2)
  })

  test('whose keyboard is on it is not hurried', () => {
    start()
    const button = root.querySelector('button')
    vi.spyOn(button as HTMLElement, 'matches').mockReturnValue(true)
    button?.focus()
    pass(60_000)
    expect(slide()).toBe(0)
    button?.blur()
    pass(3000)
    expect(slide()).toBe(1)
  })

  test('whose tap left the focus on a button is no reader', () => {
    start()
    const button = root.querySelector('button')
    vi.spyOn(button as HTMLElement, 'matches').mockReturnValue(false)
    button?.focus()
    pass(3000)
    expect(slide()).toBe(1)
  })
})

test('nothing is left behind when it stops', () => {
  start()
  carousel.stop()
  expect(vi.getTimerCount()).toBe(0)
  touch('end')
  expect(vi.getTimerCount()).toBe(0)
})
