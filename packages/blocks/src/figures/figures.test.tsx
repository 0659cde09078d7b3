// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { figures } from './figures'
import { type FiguresProps, figuresSpec } from './props'

describeBlock({ spec: figuresSpec, view: figures, examples })

const base: FiguresProps = {
  title: '',
  look: 'row',
  list: [
    { value: '24', unit: '节', text: '直播课' },
    { value: '36', unit: '', text: '图文讲义' },
  ],
  source: '公司课程后台统计',
  date: '2026 年 6 月 30 日',
}

const LOOKS = figuresSpec.props.shape.look.def.innerType.options

const drawn = (props: Partial<FiguresProps> = {}) => drawBlock(figures, { ...base, ...props })
const proof = (props: Partial<FiguresProps>) => drawn(props).querySelector('p')?.textContent

describe('figures', () => {
  test.each(LOOKS)('says what a number means before the number: %s', (look) => {
    const parts = [...drawn({ look }).querySelectorAll('dl > div > *')]
    expect(parts.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'DT 直播课',
      'DD 24节',
      'DT 图文讲义',
      'DD 36',
    ])
  })

  test('says where its numbers are from and from when, as far as that is known', () => {
    expect(proof({})).toBe('数据来源：公司课程后台统计，截至 2026 年 6 月 30 日')
    expect(proof({ date: '' })).toBe('数据来源：公司课程后台统计')
    expect(proof({ source: '' })).toBe('截至 2026 年 6 月 30 日')
    expect(proof({ source: '', date: '' })).toBeUndefined()
  })

  test('draws all numbers smaller when one of them is long', () => {
    const isLong = (value: string) =>
      drawn({ list: [...base.list, { value, unit: '', text: '学员' }] }).querySelector(
        '.yz-figures--long',
      ) !== null
    expect([isLong('1,260'), isLong('12,600')]).toEqual([false, true])
  })
})
