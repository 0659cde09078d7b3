import { LIMITS } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { CHILDREN, PAGE } from '../page/page'
import { box, button, popup, tabs, text } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'
import { insertBlock, insertBlocks } from './insert'

test('a new block brings its defaults, gets a free id, and is selected', () => {
  const editor = createTestEditor(button('button-1'))
  expect(editor.do(insertBlock, { name: 'button', at: { parentId: PAGE, index: 0 } }).label).toBe(
    '插入“按钮”',
  )
  expect(editor.outline()).toEqual(['button-2', 'button-1'])
  expect(editor.block('button-2').value).toEqual({ text: '参加' })
  expect(editor.selection.ids).toEqual(['button-2'])
})

test('a block goes where it is told: into a container, into one tab, to the end', () => {
  const editor = createTestEditor(box('frame', text('a')), tabs('panes', [], [text('b')]))
  editor.do(insertBlock, { name: 'text', at: { parentId: 'frame' } })
  const slot = ['value', 'list', 1, 'children']
  editor.do(insertBlock, { name: 'text', at: { parentId: 'panes', slot, index: 0 } })
  expect(editor.outline()).toEqual([
    'frame',
    'frame/a',
    'frame/text-1',
    'panes',
    'panes[1]/text-2',
    'panes[1]/b',
  ])
})

test('a block that brings blocks gets other ids, and the popup it opens is the new one', () => {
  const editor = createTestEditor(popup('offer'))
  const { label } = editor.do(insertBlocks, {
    blocks: [button('join', 'offer'), popup('offer', text('words'))],
    at: { parentId: PAGE },
  })
  expect(label).toBe('插入 2 个组件')
  expect(editor.outline()).toEqual(['offer', 'button-1', 'popup-1', 'popup-1/text-1'])
  expect(editor.block('button-1').common.action?.popupId).toBe('popup-1')
})

test('what the caller does with its object afterwards does not reach the page', () => {
  const editor = createTestEditor()
  const value = { text: '参加', list: [{ title: '一' }] }
  editor.do(insertBlock, { name: 'button', at: { parentId: PAGE }, value })
  value.list.push({ title: '二' })
  expect(editor.block('button-1').value.list).toHaveLength(1)
  expect(() => Object.assign(editor.block('button-1').value, { text: '' })).toThrow(TypeError)
})

test('places and kinds that do not go together are refused, and nothing happens', () => {
  const editor = createTestEditor(text('words'), box('frame'))
  expect(editor.refused(insertBlock, { name: 'text', at: { parentId: 'words' } })).toBe('place-not-allowed')
  expect(editor.refused(insertBlock, { name: 'text', at: { parentId: 'gone' } })).toBe('block-gone')
  expect(editor.refused(insertBlock, { name: 'popup', at: { parentId: 'frame' } })).toBe('place-not-allowed')
  expect(editor.refused(insertBlock, { name: 'lottery', at: { parentId: PAGE } })).toBe('unknown-block')
})

test('limits are held before anything is there', () => {
  const many = Array.from({ length: LIMITS.blocks }, (_none, index) => text(`t${index}`))
  expect(createTestEditor(...many).refused(insertBlock, { name: 'text', at: { parentId: PAGE } })).toBe(
    'limit-blocks',
  )
  const deep = box('a', box('b', box('c', box('d', box('e', box('f'))))))
  const at = { parentId: 'f', slot: CHILDREN }
  expect(createTestEditor(deep).refused(insertBlock, { name: 'text', at })).toBe('limit-block-depth')
  const long = { text: '好'.repeat(LIMITS.stringBytes / 2) }
  const editor = createTestEditor()
  expect(editor.refused(insertBlock, { name: 'text', at: { parentId: PAGE }, value: long })).toBe(
    'limit-string',
  )
  const full = Array.from({ length: 27 }, (_none, index) => text(`t${index}`, 'x'.repeat(19_000)))
  const value = { text: 'x'.repeat(12_000) }
  expect(
    createTestEditor(...full).refused(insertBlock, { name: 'text', at: { parentId: PAGE }, value }),
  ).toBe('limit-bytes')
})
