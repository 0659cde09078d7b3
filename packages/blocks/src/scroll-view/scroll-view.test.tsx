// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { textSpec } from '../text/props'
import { text } from '../text/text'
import { examples } from './examples'
import { type ScrollViewProps, scrollViewSpec } from './props'
import { scrollView } from './scroll-view'

describeBlock({ spec: scrollViewSpec, view: scrollView, examples, inside: [{ spec: textSpec, view: text }] })

const base: ScrollViewProps = { direction: 'x', itemWidth: 560, title: '' }
const child = { view: text, props: { html: '<p>第 1 课</p>' } }

const drawn = (props: Partial<ScrollViewProps> = {}) =>
  drawBlock(scrollView, { ...base, ...props }, { child })
const box = (props: Partial<ScrollViewProps> = {}) => drawn(props).querySelector<HTMLElement>('.yz-scroll')

describe('scrollView', () => {
  test('is scrolled by the browser, so it ships no script', () => {
    expect(drawn().dataset.island).toBeUndefined()
    expect(drawn().textContent).toBe('第 1 课')
  })

  test('can be reached and scrolled by keyboard, and has a name', () => {
    expect(box()?.tabIndex).toBe(0)
    expect(box()?.getAttribute('aria-label')).toBe('左右滑动查看')
    expect(box({ direction: 'y' })?.getAttribute('aria-label')).toBe('上下滑动查看')
    expect(box({ title: '课程' })?.getAttribute('aria-label')).toBe('课程')
  })

  test('up and down has a height even where none was given, or nothing would scroll', () => {
    expect(box({ direction: 'y' })?.style.height).toBe('calc(var(--u) * 600)')
    expect(box({ direction: 'y', height: 400 })?.style.height).toBe('calc(var(--u) * 400)')
  })

  test('sideways is as high as what it holds unless told, and says how wide its items are', () => {
    expect(box()?.style.height).toBe('')
    expect(box({ itemWidth: 260 })?.style.getPropertyValue('--yz-scroll-item')).toBe('calc(var(--u) * 260)')
  })
})
