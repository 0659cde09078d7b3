// @vitest-environment jsdom
import { type IslandData, wakeIsland } from '@yingzao/renderer/client'
import { createTestHost, describeBlock, drawBlock } from '@yingzao/testkit'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { rowIn, stopTimeInRowsOf, type TestRow, wakeRow } from '../carousel/testing/wake-row'
import { examples } from './examples'
import { type SwiperProps, swiperSpec } from './props'
import { swiper } from './swiper'

describeBlock({ spec: swiperSpec, view: swiper, examples })

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
  const awake = (props: Partial<SwiperProps> = {}) => wakeRow(swiper, { ...base, ...props })

  const current = ({ island }: TestRow) => island.querySelector('[aria-current]')?.getAttribute('aria-label')

  test('goes on by itself and says which slide is in front', async () => {
    const row = await awake()
    expect(current(row)).toBe('转到第 1 张')
    await act(() => vi.advanceTimersByTime(3000))
    expect(current(row)).toBe('转到第 2 张')
  })

  test('goes by its arrows and its dots', async () => {
    const row = await awake({ autoplay: false })
    await row.tap('下一张')
    expect(current(row)).toBe('转到第 2 张')
    await row.tap('上一张')
    expect(current(row)).toBe('转到第 1 张')
    await row.tap('转到第 3 张')
    expect(current(row)).toBe('转到第 3 张')
  })

  test('answers a tap as soon as it is awake, as one that came early is played then', async () => {
    const island = drawBlock(swiper, base)
    const data = JSON.parse(island.dataset.props ?? '') as IslandData
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    await wakeIsland(island, swiper, data, createTestHost())
    rowIn(island).named('下一张')?.click()
    vi.unstubAllGlobals()
    expect(rowIn(island).scrolled()).toBe(WIDTH)
  })

  test('that does not go round has an end on either side', async () => {
    const { named, tap } = await awake({ autoplay: false, loop: false })
    expect(named('上一张')?.disabled).toBe(true)
    await tap('转到第 3 张')
    expect(named('上一张')?.disabled).toBe(false)
    expect(named('下一张')?.disabled).toBe(true)
  })

  test('shows its first slide once more at the end, hidden from readers and with its picture loaded', async () => {
    const copy = (await awake()).island.querySelector('[aria-hidden]')
    expect(copy?.querySelector('img')?.getAttribute('src')).toBe('/assets/a.jpg')
    expect(copy?.querySelector('a, button')).toBeNull()
  })

  test('takes a tap on that copy for one on the slide', async () => {
    const { island } = await awake({
      list: base.list.map((slide) => ({ ...slide, action: { type: 3, popupId: 'rules' } })),
    })
    const tapped: string[] = []
    island.addEventListener('click', ({ target }) => tapped.push((target as HTMLElement).dataset.pop ?? ''))
    await act(() => island.querySelector<HTMLElement>('[aria-hidden]')?.click())
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

  test('skips a slide without a picture', () => {
    const island = drawBlock(swiper, { ...base, list: [...base.list, { image: '', alt: '还没有图' }] })
    expect(island.querySelectorAll('.yz-carousel__slide')).toHaveLength(3)
  })

  test.each<[string, Partial<SwiperProps>]>([
    ['one slide', { list: base.list.slice(0, 1) }],
    ['nothing but swiping', { autoplay: false, loop: false, arrow: false, indicator: false }],
  ])('ships no script for %s', (_, props) => {
    expect(drawBlock(swiper, { ...base, ...props }).hasAttribute('data-island')).toBe(false)
  })
})
