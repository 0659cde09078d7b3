// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { type StepsProps, stepsSpec } from './props'
import { steps } from './steps'

describeBlock({ spec: stepsSpec, view: steps, examples })

const step = (name: string, text = '') => ({ name, text, image: '/assets/hero.jpg' })

const base: StepsProps = {
  title: '三步开始学习',
  look: 'line',
  list: [step('报名', '选择上课时间'), step('领讲义'), step('听课')],
}

const LOOKS = stepsSpec.props.shape.look.def.innerType.options

const drawn = (props: Partial<StepsProps> = {}) => drawBlock(steps, { ...base, ...props })

describe('steps', () => {
  test.each(LOOKS)('is an ordered list of headings: %s', (look) => {
    const items = [...drawn({ look }).querySelectorAll('ol > li')]
    expect(items.map((item) => item.querySelector('h3')?.textContent)).toEqual(['报名', '领讲义', '听课'])
  })

  test.each(LOOKS)('shows pictures only in cards: %s', (look) => {
    expect(drawn({ look }).querySelectorAll('picture')).toHaveLength(look === 'cards' ? 3 : 0)
  })

  test.each(LOOKS)('takes the focus only where it scrolls: %s', (look) => {
    expect(drawn({ look }).querySelector('ol')?.hasAttribute('tabindex')).toBe(look === 'cards')
  })

  test('leaves no room for words and pictures that are missing', () => {
    const block = drawn({
      title: '',
      look: 'cards',
      list: [{ name: '报名', text: '', image: '' }, step('听课')],
    })
    expect(block.querySelector('h2')).toBeNull()
    const first = block.querySelector('li')
    expect(first?.querySelector('p, .yz-steps__picture')).toBeNull()
  })

  test('says how many steps there are, by which they share a row', () => {
    expect(drawn({ look: 'columns' }).querySelector('.yz-steps__list--3')).not.toBeNull()
  })
})
