// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { divider } from './divider'
import { examples } from './examples'
import { type DividerProps, dividerSpec } from './props'

describeBlock({ spec: dividerSpec, view: divider, examples })

const base: DividerProps = { look: 'line', text: '', color: 'soft', space: 'm', flip: false }

const drawn = (props: Partial<DividerProps> = {}) => drawBlock(divider, { ...base, ...props })

describe('divider', () => {
  test.each(['line', 'dashed', 'dots'] as const)(
    '%s parts what is above from what is below, or says a word there',
    (look) => {
      expect(drawn({ look }).querySelector('hr')).not.toBeNull()
      const withWords = drawn({ look, text: '课程安排' })
      expect(withWords.querySelector('hr')).toBeNull()
      expect(withWords.textContent).toBe('课程安排')
    },
  )

  test.each(['wave', 'slant', 'arc'] as const)('%s is decoration that says nothing', (look) => {
    const edge = drawn({ look, text: '课程安排' }).firstElementChild
    expect(edge?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(edge?.textContent).toBe('')
  })

  test('turns over only an edge', () => {
    const isTurned = (look: DividerProps['look']) =>
      drawn({ look, flip: true }).querySelector('.yz-divider--flip') !== null
    expect([isTurned('wave'), isTurned('line')]).toEqual([true, false])
  })
})
