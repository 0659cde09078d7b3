import { specs } from '@yingzao/blocks/props'
import type { Block } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { block } from '../testing/pages'
import { blockText } from './block-text'
import { slotTitle } from './slot-title'

const textOf = (name: string, value: Block['value']) => blockText(specs, block(name, 'a', value))

test('html is told without its tags, on one line', () => {
  expect(textOf('text', { html: '<p>活动\n规则</p><p>A &amp; B&nbsp;&lt;1&gt;</p>' })).toBe(
    '活动 规则 A & B <1>',
  )
})

test('a long text is cut by characters, not in the middle of one', () => {
  const said = textOf('button', { text: '📈'.repeat(30) })
  expect(Array.from(said)).toHaveLength(25)
  expect(said.endsWith('📈…')).toBe(true)
})

test('a block without words says how many items it has, and one without either says nothing', () => {
  const slide = { image: '/a.png', alt: '' }
  expect(textOf('swiper', { list: [slide, slide] })).toBe('2 项')
  expect(textOf('swiper', { list: [] })).toBe('')
  expect(textOf('nobodyKnowsIt', { text: '字' })).toBe('')
})

test('an address or a colour is no text', () => {
  expect(textOf('image', { url: 'https://h5.example.com/a.png' })).toBe('')
})

test('a block that was changed is read anew', () => {
  const before = block('button', 'a', { text: '报名' })
  expect(blockText(specs, before)).toBe('报名')
  expect(blockText(specs, { ...before, value: { text: '立即报名' } })).toBe('立即报名')
})

test('a tab is called by its title, or by its number', () => {
  const tabs = block('tabs', 't', {
    list: [
      { title: '赛程', children: [] },
      { title: '', children: [] },
    ],
  })
  expect([0, 1].map((index) => slotTitle(tabs, ['value', 'list', index, 'children']))).toEqual([
    '赛程',
    '第 2 项',
  ])
})
