import { expect, test } from 'vitest'
import { PAGE } from '../page/page'
import { box, button, popup, tabs, text } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'
import { moveBlocks } from './move'

test('moving a button out of a popup is one step to undo', () => {
  const editor = createTestEditor(popup('offer', button('join')), text('hero'))
  expect(editor.do(moveBlocks, { ids: ['join'], to: { parentId: PAGE, index: 0 } }).label).toBe('移动“按钮”')
  expect(editor.outline()).toEqual(['join', 'offer', 'hero'])
  editor.undo()
  expect(editor.outline()).toEqual(['offer', 'offer/join', 'hero'])
})

test('several blocks stand in document order, whatever the order they were picked in', () => {
  const editor = createTestEditor(text('a'), box('frame', text('b')), text('c'), text('d'))
  const { label } = editor.do(moveBlocks, { ids: ['d', 'b', 'a'], to: { parentId: 'frame', index: 0 } })
  expect(label).toBe('移动 3 个组件')
  expect(editor.outline()).toEqual(['frame', 'frame/a', 'frame/b', 'frame/d', 'c'])
  expect(editor.selection.ids).toEqual(['a', 'b', 'd'])
})

test('an index counts the blocks as they stand, those that move included', () => {
  const editor = createTestEditor(text('a'), text('b'), text('c'), text('d'))
  editor.do(moveBlocks, { ids: ['a'], to: { parentId: PAGE, index: 3 } })
  expect(editor.outline()).toEqual(['b', 'c', 'a', 'd'])
  editor.do(moveBlocks, { ids: ['d'], to: { parentId: PAGE, index: 0 } })
  expect(editor.outline()).toEqual(['d', 'b', 'c', 'a'])
})

test('a block goes from one tab into another', () => {
  const editor = createTestEditor(tabs('panes', [text('a'), text('b')], []))
  editor.do(moveBlocks, { ids: ['a'], to: { parentId: 'panes', slot: ['value', 'list', 1, 'children'] } })
  expect(editor.outline()).toEqual(['panes', 'panes[0]/b', 'panes[1]/a'])
})

test('a block inside a picked one goes along and is not picked out of it', () => {
  const editor = createTestEditor(box('frame', text('a')), box('other'))
  editor.do(moveBlocks, { ids: ['a', 'frame'], to: { parentId: 'other' } })
  expect(editor.outline()).toEqual(['other', 'other/frame', 'other/frame/a'])
})

test('moving to where it stands is no step', () => {
  const editor = createTestEditor(text('a'), text('b'), text('c'))
  for (const index of [1, 2]) {
    expect(editor.do(moveBlocks, { ids: ['b'], to: { parentId: PAGE, index } }).isChanged).toBe(false)
  }
  expect(editor.history.steps).toEqual([])
})

test('never into itself, nor into something inside it', () => {
  const editor = createTestEditor(box('frame', box('inner')))
  expect(editor.refused(moveBlocks, { ids: ['frame'], to: { parentId: 'frame' } })).toBe('into-itself')
  expect(editor.refused(moveBlocks, { ids: ['frame'], to: { parentId: 'inner' } })).toBe('into-itself')
  expect(editor.refused(moveBlocks, { ids: [], to: { parentId: PAGE } })).toBe('nothing-selected')
  const deep = createTestEditor(box('a', box('b', box('c', box('d')))), box('x', box('y', text('z'))))
  expect(deep.refused(moveBlocks, { ids: ['x'], to: { parentId: 'd' } })).toBe('limit-block-depth')
})
