// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test, vi } from 'vitest'
import { liveRowOf, stopTimeInRowsOf } from '../carousel/testing/row'
import { examples } from './examples'
import { live } from './live'
import { type SwiperProps, swiperSpec } from './props'
import { swiper } from './swiper'

describeBlock({ spec: swiperSpec, view: swiper, examples, live })

const base: SwiperProps = {
  list: ['a', 'b', 'c'].map((name) => ({ image: `/assets/${name}.jpg`, alt: name })),
  autoplay: true,
  interval: 3000,
  loop: true,
  arrow: true,
  indicator: true,
}

const WIDTH = 300

describe('swiper', () => {
  stopTimeInRowsOf(WIDTH)
  const row = (props: Partial<SwiperProps> = {}, first = false) =>
    liveRowOf(swiper, { ...base, ...props }, { first })

  test('goes on by itself and says which slide is in front', () => {
    const { current } = row()
    expect(current()).toBe('转到第 1 张')
    vi.advanceTimersByTime(3000)
    expect(current()).toBe('转到第 2 张')
  })

  test('of many slides says so in numbers', () => {
    const { block } = row({ list: Array.from({ length: 9 }, () => base.list[0] as (typeof base.list)[0]) })
    const count = () => block.querySelector('.yz-carousel__count')?.textContent
    expect(count()).toBe('1 / 9')
    vi.advanceTimersByTime(3000)
    expect(count()).toBe('2 / 9')
  })

  test('goes by its arrows and its dots', () => {
    const { current, tap } = row({ autoplay: false })
    tap('下一张')
    expect(current()).toBe('转到第 2 张')
    tap('上一张')
    expect(current()).toBe('转到第 1 张')
    tap('转到第 3 张')
    expect(current()).toBe('转到第 3 张')
  })

  test('that does not go round has an end on either side', () => {
    const { named, tap } = row({ autoplay: false, loop: false })
    expect([named('上一张')?.disabled, named('下一张')?.disabled]).toEqual([true, false])
    tap('转到第 3 张')
    expect([named('上一张')?.disabled, named('下一张')?.disabled]).toEqual([false, true])
  })

  test('shows its first slide once more at the end, for the eye alone', () => {
    const copy = row().block.querySelector('.yz-carousel__slide[aria-hidden]')
    expect(copy?.querySelector('img')?.alt).toBe('a')
    expect(copy?.querySelector('a, button, [aria-label]')).toBeNull()
  })

  test('takes a tap on that copy for one on the slide', () => {
    const { block } = row({
      list: base.list.map((slide) => ({ ...slide, action: { type: 3, popupId: 'rules' } })),
    })
    const tapped: string[] = []
    block.addEventListener('click', ({ target }) => tapped.push((target as HTMLElement).dataset.pop ?? ''))
    block.querySelector<HTMLElement>('[aria-hidden] img')?.click()
    expect(tapped).toContain('rules')
  })

  test('loads at once only the first picture, and only on the first screen', () => {
    const loaded = (first: boolean) =>
      [...drawBlock(swiper, base, { first }).querySelectorAll('picture img')].map(
        (img) => !img.hasAttribute('data-src'),
      )
    expect(loaded(true)).toEqual([true, false, false])
    expect(loaded(false)).toEqual([false, false, false])
  })

  test('fetches every other picture before its slide comes, the first of them after a second', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const { fetched } = row({ loop: false }, true)
    vi.advanceTimersByTime(999)
    expect(fetched()).toEqual([true, false, false])
    vi.advanceTimersByTime(1)
    expect(fetched()).toEqual([true, true, false])
    vi.advanceTimersByTime(2000)
    expect(fetched()).toEqual([true, true, true])
  })

  test('has nothing left to run when its page has gone', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    row({}, true).stop?.()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('skips a slide without a picture', () => {
    const block = drawBlock(swiper, { ...base, list: [...base.list, { image: '', alt: '还没有图' }] })
    expect(block.querySelectorAll('.yz-carousel__slide')).toHaveLength(3)
  })

  test.each<[string, Partial<SwiperProps>]>([
    ['one slide', { list: base.list.slice(0, 1) }],
    ['nothing but swiping', { autoplay: false, loop: false, arrow: false, indicator: false }],
  ])('ships no script for %s', (_, props) => {
    expect(drawBlock(swiper, { ...base, ...props }).hasAttribute('data-live')).toBe(false)
  })
})
