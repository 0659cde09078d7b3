// @vitest-environment jsdom
import { describeBlock, drawBlock } from '@yingzao/testkit'
import { expect, test } from 'vitest'
import { empty } from './empty'
import { examples } from './examples'
import { emptySpec } from './props'

describeBlock({ spec: emptySpec, view: empty, examples })

test('empty is as high as it says, in units of the design, and silent', () => {
  const space = drawBlock(empty, { height: 60 }).firstElementChild
  expect(space?.getAttribute('style')).toBe('height:calc(var(--u) * 60)')
  expect(space?.getAttribute('aria-hidden')).toBe('true')
})
