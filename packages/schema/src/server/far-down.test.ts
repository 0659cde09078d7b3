import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '../document'
import { defineSpec } from './block-spec'
import type { BlockTraits } from './block-traits'
import { farDown } from './far-down'
import { createSpecs } from './specs'

const spec = (name: string, traits: BlockTraits = {}) =>
  defineSpec({ name, title: '测试', category: 'content', traits, props: z.object({}) })
const specs = createSpecs([
  spec('text'),
  spec('bar', { pinned: true }),
  spec('offer', { keepsLeavers: true }),
  spec('tabs', { panes: true }),
])

const block = (name: string, id: string, more: Partial<Block> = {}): Block => ({
  ...{ name, id, value: {}, common: {}, children: [] },
  ...more,
})
const texts = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => block('text', `${from + index}`))
const farIn = (page_schema: Block[]) => Array.from(farDown({ page_schema }, specs), ({ id }) => id)

test('the first twelve blocks are not far, and those that stand in a block count with it', () => {
  expect(farIn(texts(12))).toEqual([])
  expect(farIn(texts(14))).toEqual(['13', '14'])
  const inProps = { value: { list: [{ children: texts(6, 1) }] }, children: texts(6, 7) }
  expect(farIn([block('text', 'around', inProps), block('text', 'after')])).toEqual(['12', 'after'])
})

test('what stays at an edge of the screen is not, with all within it, and takes no other block’s place', () => {
  const fixed = { common: { position: { type: 'fixed' as const } }, children: [block('text', 'in fixed')] }
  const page = [
    block('bar', 'bar', { children: [block('text', 'in bar')] }),
    ...texts(13),
    block('text', 'fixed', fixed),
    block('bar', 'bar below', { children: [block('text', 'in bar below')] }),
  ]
  expect(farIn(page)).toEqual(['13'])
})

test('what has to be ready before it is seen is not, but what lies within is', () => {
  const page = [...texts(12), block('offer', 'offer'), block('tabs', 'tabs', { children: texts(1, 13) })]
  expect(farIn(page)).toEqual(['13'])
})
