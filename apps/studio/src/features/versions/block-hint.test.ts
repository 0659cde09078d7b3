import type { Block } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { blockHint } from './block-hint'

const block = (value: Block['value'], children: Block[] = []): Block => ({
  name: 'any',
  id: 'any',
  value,
  common: {},
  children,
})
const hint = (value: Block['value'], children?: Block[]) => blockHint(block(value, children))

test('a block is told by its words, without their markup', () => {
  expect(hint({ text: '立即报名' })).toBe('立即报名')
  expect(hint({ html: '<p><b>活动</b>规则</p>' })).toBe('活动 规则')
  expect(hint({ title: ' ', button: '领取' })).toBe('领取')
})

test('long words are cut, and a block without words has no hint', () => {
  expect(hint({ text: '字'.repeat(30) })).toBe(`${'字'.repeat(20)}…`)
  expect(hint({ height: 20, text: 7 })).toBeUndefined()
})

test('a block without words of its own is told by what stands in it', () => {
  expect(hint({}, [block({ height: 20 }), block({}, [block({ html: '<p>领取说明</p>' })])])).toBe('领取说明')
  expect(hint({ list: [{ image: '/a.jpg' }, { title: '赛程' }] })).toBe('赛程')
})
