// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { heading } from './heading'
import { type HeadingProps, headingSpec } from './props'

describeBlock({ spec: headingSpec, view: heading, examples })

const base: HeadingProps = {
  eyebrow: '',
  title: '课程安排',
  sub: '',
  size: 'h2',
  align: 'left',
  mark: 'none',
  number: 1,
}

const drawn = (props: Partial<HeadingProps> = {}) => drawBlock(heading, { ...base, ...props })

describe('heading', () => {
  test.each([
    ['display', 'H2'],
    ['h1', 'H2'],
    ['h2', 'H2'],
    ['h3', 'H3'],
  ] as const)('of size %s is an %s', (size, level) => {
    expect(drawn({ size }).querySelector('h1, h2, h3')?.tagName).toBe(level)
  })

  test('keeps the lines that its author ended', () => {
    expect(drawn({ title: '看懂规则\n再做决定' }).querySelector('h2')?.textContent).toBe('看懂规则\n再做决定')
  })

  test('leaves no element for words that are missing', () => {
    expect(drawn().querySelectorAll('p, span')).toHaveLength(0)
    expect(drawn({ title: '', sub: '七天' }).querySelector('h2')).toBeNull()
  })

  test('shows its number with two digits, and does not read it out', () => {
    const number = drawn({ mark: 'number', number: 3 }).querySelector('.yz-heading__number')
    expect([number?.textContent, number?.ariaHidden]).toEqual(['03', 'true'])
  })
})
