// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { progress } from './progress'
import { type ProgressProps, progressSpec } from './props'

describeBlock({ spec: progressSpec, view: progress, examples })

const drawn = (props: Partial<ProgressProps>) =>
  drawBlock(progress, { percent: 0, prefixText: '', suffixText: '', ...props })
const bar = (props: Partial<ProgressProps>) => drawn(props).querySelector('[role=progressbar]')

describe('progress', () => {
  test('shows its words, how many are taken and how many are left', () => {
    const { textContent } = drawn({
      percent: 76,
      current: 1530,
      prefixText: '已领取',
      remain: 470,
      suffixText: '份剩余',
    })
    expect(textContent).toBe('已领取1530470份剩余76%')
  })

  test('says its value to those who cannot see the bar', () => {
    const element = bar({ limit: 3, current: 2, prefixText: '已报名' })
    expect(element?.getAttribute('aria-valuenow')).toBe('67')
    expect(element?.getAttribute('aria-valuetext')).toBe('67%')
    expect(element?.getAttribute('aria-label')).toBe('已报名')
  })

  test('is as long as it says', () => {
    expect(bar({ percent: 40 })?.querySelector('i')?.style.width).toBe('40%')
  })

  test('without a number is under way, not zero', () => {
    const island = drawn({ percent: 'vacancy-etf', remain: true, suffixText: '个名额' })
    expect(island.textContent).toBe('--个名额--%')
    const element = island.querySelector('[role=progressbar]')
    expect(element?.hasAttribute('aria-valuenow')).toBe(false)
    expect(element?.getAttribute('aria-busy')).toBe('true')
  })

  test('that is full looks so', () => {
    expect(drawn({ percent: 100 }).querySelector('.yz-progress--full')).not.toBeNull()
    expect(drawn({ percent: 99.4 }).querySelector('.yz-progress--full')).toBeNull()
  })

  test('has no row of words where there are none', () => {
    expect(drawn({ percent: 50 }).querySelector('.yz-progress__words')).toBeNull()
  })
})
