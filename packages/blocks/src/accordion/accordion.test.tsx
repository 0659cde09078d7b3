// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { accordion } from './accordion'
import { examples } from './examples'
import { type AccordionProps, accordionSpec } from './props'

describeBlock({ spec: accordionSpec, view: accordion, examples })

const item = (question: string, group = '') => ({ question, group, answer: `<p>回答${question}</p>` })

const base: AccordionProps = {
  title: '常见问题',
  look: 'lines',
  list: [item('甲'), item('乙'), item('丙')],
  firstOpen: true,
}

const drawn = (props: Partial<AccordionProps> = {}) => drawBlock(accordion, { ...base, ...props })
const openIn = (within: HTMLElement) =>
  [...within.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)

describe('accordion', () => {
  test('opens the first question and no other', () => {
    expect(openIn(drawn())).toEqual(['甲'])
    expect(openIn(drawn({ list: [item('甲', '第一组'), item('乙', '第二组')] }))).toEqual(['甲'])
  })

  test('begins with all of them closed where it is told to', () => {
    expect(openIn(drawn({ firstOpen: false }))).toEqual([])
  })

  test('puts questions under the heading that they follow, and those before it under none', () => {
    const block = drawn({ list: [item('甲'), item('乙', '上课'), item('丙'), item('丁', '退款')] })
    const groups = [...block.querySelectorAll('.yz-accordion__group')].map((group) => [
      group.querySelector('h3')?.textContent,
      [...group.querySelectorAll('summary')].map(({ textContent }) => textContent),
    ])
    expect(groups).toEqual([
      [undefined, ['甲']],
      ['上课', ['乙', '丙']],
      ['退款', ['丁']],
    ])
  })

  test('leaves no room for a title or an answer that is missing', () => {
    const block = drawn({ title: '', list: [{ ...item('甲'), answer: '' }] })
    expect(block.querySelector('h2')).toBeNull()
    expect(block.querySelector('.yz-accordion__answer')).toBeNull()
  })

  test('has something to tap on while a question is still without words', () => {
    expect(drawn({ list: [item('')] }).querySelector('summary')?.textContent).toBe('问题')
  })

  test('asks for no script', () => {
    const block = drawn()
    expect(block.hasAttribute('data-live') || block.hasAttribute('data-island')).toBe(false)
  })
})
