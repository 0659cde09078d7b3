// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { describe, expect, test } from 'vitest'
import { examples } from './examples'
import { number } from './number'
import { type NumberProps, numberSpec } from './props'

describeBlock({ spec: numberSpec, view: number, examples })

const base: NumberProps = { id: 'vacancy-etf', field: 'remain', prefix: '还剩', suffix: '个名额' }

const drawn = (props: Partial<NumberProps> = {}) =>
  drawBlock(number, { ...base, ...props }).querySelector<HTMLElement>('.yz-number')

describe('number', () => {
  test('leaves the number open between its words until somebody knows it', () => {
    expect(drawn()?.textContent).toBe('还剩--个名额')
    expect(drawn()?.getAttribute('aria-busy')).toBe('true')
  })

  test('says which number of which vacancy it wants', () => {
    expect({ ...drawn()?.dataset }).toEqual({ vacancy: 'vacancy-etf', field: 'remain' })
  })
})
