// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test, vi } from 'vitest'
import { liveRowOf, stopTimeInRowsOf } from '../carousel/testing/row'
import { cardSwiper } from './card-swiper'
import { examples } from './examples'
import { live } from './live'
import { type CardSwiperProps, cardSwiperSpec } from './props'

describeBlock({ spec: cardSwiperSpec, view: cardSwiper, examples, live })

const base: CardSwiperProps = {
  list: ['a', 'b', 'c', 'd', 'e'].map((name) => ({ image: `/assets/${name}.jpg`, alt: name })),
  autoplay: true,
  interval: 3000,
  loop: true,
  arrow: true,
  indicator: true,
  cardShowNum: 3,
  spacing: 20,
}

/** Three cards of 100 with 20 around each: from one to the next it is 120. */
const WIDTH = 380
const STRIDE = 120

describe('cardSwiper', () => {
  stopTimeInRowsOf(WIDTH)
  const row = (props: Partial<CardSwiperProps> = {}) => liveRowOf(cardSwiper, { ...base, ...props })
  const drawn = (props: Partial<CardSwiperProps> = {}) => drawBlock(cardSwiper, { ...base, ...props })
  const box = (block: HTMLElement) => block.querySelector<HTMLElement>('.yz-carousel') as HTMLElement
  const dots = (block: HTMLElement) => block.querySelectorAll('.yz-carousel__dots button').length
  const copies = (block: HTMLElement) => block.querySelectorAll('[aria-hidden]').length

  test('says in CSS how many cards stand side by side, and that 20 real pixels are between them', () => {
    expect(box(drawn()).getAttribute('style')).toBe('--yz-shown:3;--yz-spacing:20px')
    const style = box(drawn({ cardShowNum: 2.5, spacing: 8 })).getAttribute('style')
    expect(style).toBe('--yz-shown:2.5;--yz-spacing:8px')
  })

  test('is the carousel of the cards for readers of the screen', () => {
    const block = drawn()
    expect(box(block).getAttribute('aria-label')).toBe('卡片轮播')
    expect(row().named('第 5 张，共 5 张')?.getAttribute('aria-roledescription')).toBe('幻灯片')
  })

  test('goes on by one card, by itself and by its arrow', () => {
    const { scrolled, tap } = row()
    vi.advanceTimersByTime(3000)
    expect(scrolled()).toBe(STRIDE)
    tap('下一张')
    expect(scrolled()).toBe(2 * STRIDE)
  })

  test('goes round: the cards in view stand once more at the end', () => {
    const { block, scrolled, tap } = row()
    expect(copies(block)).toBe(3)
    expect(dots(block)).toBe(5)
    tap('转到第 5 张')
    tap('下一张')
    expect(scrolled()).toBe(5 * STRIDE)
    vi.advanceTimersByTime(1000)
    expect(scrolled()).toBe(0)
  })

  test('takes a tap on a copy for one on its card', () => {
    const { block } = row({
      list: base.list.map((card) => ({ ...card, action: { type: 3, popupId: card.alt } })),
    })
    const tapped: string[] = []
    block.addEventListener('click', ({ target }) => tapped.push((target as HTMLElement).dataset.pop ?? ''))
    block.querySelectorAll<HTMLElement>('[aria-hidden]')[1]?.click()
    expect(tapped).toContain('b')
  })

  test.each([
    { cardShowNum: 3, stops: 3, last: 2 * STRIDE },
    // Two and a half steps.
    { cardShowNum: 2.5, stops: 4, last: 2.5 * ((WIDTH - 20) / 2.5) },
  ])('that does not go round ends with its last card in view: $cardShowNum', (example) => {
    const { block, named } = row({
      loop: false,
      autoplay: false,
      cardShowNum: example.cardShowNum,
    })
    expect(copies(block)).toBe(0)
    expect(dots(block)).toBe(example.stops)
    expect(named('上一张')?.disabled).toBe(true)
    const track = block.querySelector('.yz-carousel__track') as HTMLElement
    // Where the browser stops for any position beyond; half a pixel is lost to rounding.
    track.scrollLeft = example.last - 0.5
    track.dispatchEvent(new Event('scroll'))
    expect(named('下一张')?.disabled).toBe(true)
    expect(named(`转到第 ${example.stops} 张`)?.getAttribute('aria-current')).toBe('true')
  })

  test('loads at once what is in view of the first screen, and nothing more', () => {
    const loaded = (props: Partial<CardSwiperProps>, first: boolean) =>
      [...drawBlock(cardSwiper, { ...base, ...props }, { first }).querySelectorAll('picture img')].filter(
        (img) => !img.hasAttribute('data-src'),
      ).length
    expect(loaded({}, true)).toBe(3)
    expect(loaded({ cardShowNum: 1.5 }, true)).toBe(2)
    expect(loaded({}, false)).toBe(0)
  })

  test.each<[string, Partial<CardSwiperProps>]>([
    ['cards that all fit', { list: base.list.slice(0, 3) }],
    ['nothing but swiping', { autoplay: false, loop: false, arrow: false, indicator: false }],
  ])('ships no script for %s', (_, props) => {
    expect(drawn(props).hasAttribute('data-live')).toBe(false)
  })

  test('shows no arrows, no dots and takes no focus where all cards fit', () => {
    const block = drawn({ list: base.list.slice(0, 3) })
    expect(block.querySelector('button')).toBeNull()
    expect(block.querySelector('[tabindex]')).toBeNull()
  })
})
