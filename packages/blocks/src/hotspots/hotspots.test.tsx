// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { hotspots } from './hotspots'
import { type HotspotsProps, hotspotsSpec } from './props'

describeBlock({ spec: hotspotsSpec, view: hotspots, examples })

const area = { label: '查看课程', x: 10, y: 20, width: 30, height: 40 }
const link = { type: 7, atext: '/h5-page/h5/lesson' } as const

const drawn = (list: HotspotsProps['list']) =>
  drawBlock(hotspots, { url: '/assets/a.jpg', alt: '课程海报', list })

describe('hotspots', () => {
  test('are links and buttons with names, in the order of the list', () => {
    const block = drawn([
      { ...area, action: link },
      { ...area, label: '查看规则', action: { type: 3, popupId: 'rules' } },
    ])
    const taps = [...block.querySelectorAll<HTMLElement>('.yz-tap')]
    expect(taps.map((tap) => [tap.localName, tap.getAttribute('aria-label')])).toEqual([
      ['a', '查看课程'],
      ['button', '查看规则'],
    ])
    expect(taps[0]?.getAttribute('href')).toBe('/h5-page/h5/lesson')
    expect(taps[1]?.dataset.pop).toBe('rules')
  })

  test('have a name where their author forgot it', () => {
    expect(drawn([{ ...area, label: '', action: link }]).querySelector('a')?.ariaLabel).toBe('查看详情')
  })

  test('that do nothing cannot be tapped, and keep a place that the canvas shows', () => {
    const block = drawn([area])
    expect(block.querySelector('.yz-tap')).toBeNull()
    expect(block.querySelector<HTMLElement>('[data-area]')?.dataset.area).toBe('查看课程')
  })

  test('name no size and no place outside their own style', () => {
    const style = drawn([{ ...area, action: link }])
      .querySelector('.yz-hotspots__area')
      ?.getAttribute('style')
    expect(style).toMatch(/--yz-area-width:\s*30%/)
    expect(style).not.toMatch(/(^|;)\s*(left|top|width|height)/)
  })
})
