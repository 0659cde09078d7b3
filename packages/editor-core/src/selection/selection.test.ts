import { expect, test } from 'vitest'
import { moveBlocks } from '../commands/move'
import { removeBlocks } from '../commands/remove'
import { PAGE } from '../page/page'
import { box, tabs, text } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'

const editorOf = () =>
  createTestEditor(
    text('a'),
    box('frame', text('b'), text('c')),
    tabs('panes', [text('d')], [text('e')]),
    text('f'),
  )

test('what is picked stands in document order, whatever the order it was picked in', () => {
  const editor = editorOf()
  for (const id of ['f', 'b', 'a', 'gone']) editor.toggle(id)
  expect(editor.selection.ids).toEqual(['a', 'b', 'f'])
  editor.toggle('b')
  expect(editor.selection.ids).toEqual(['a', 'f'])
})

test('a range goes over the blocks of one slot, or over all in document order', () => {
  const editor = editorOf()
  editor.select(['f'])
  editor.extendTo('a')
  expect(editor.selection.ids).toEqual(['a', 'frame', 'panes', 'f'])
  editor.extendTo('panes')
  expect(editor.selection.ids).toEqual(['panes', 'f'])
  editor.select(['c'])
  editor.extendTo('d')
  expect(editor.selection.ids).toEqual(['c', 'panes', 'd'])
})

test('keys go through the document, among siblings, inwards and outwards', () => {
  const editor = editorOf()
  const way = (...directions: Parameters<typeof editor.go>[0][]) =>
    directions.map((direction) => (editor.go(direction) ? editor.selection.ids.join() : '-'))
  expect(way('next', 'next', 'next', 'next', 'nextSibling', 'nextSibling')).toEqual([
    'a',
    'frame',
    'b',
    'c',
    '-',
    '-',
  ])
  expect(way('previousSibling', 'parent', 'parent', 'nextSibling', 'firstChild', 'nextSibling')).toEqual([
    'b',
    'frame',
    '-',
    'panes',
    'd',
    'e',
  ])
  expect(way('last', 'next', 'previous', 'first', 'previous')).toEqual(['f', '-', 'e', 'a', '-'])
})

test('with Shift the keys extend the selection and take it back again', () => {
  const editor = editorOf()
  editor.select(['frame'])
  editor.go('nextSibling', { extend: true })
  editor.go('nextSibling', { extend: true })
  expect(editor.selection.ids).toEqual(['frame', 'panes', 'f'])
  editor.go('previousSibling', { extend: true })
  editor.go('previousSibling', { extend: true })
  editor.go('previousSibling', { extend: true })
  expect(editor.selection.ids).toEqual(['a', 'frame'])
})

test('it never holds what is gone, and comes back with it', () => {
  const editor = editorOf()
  editor.select(['b', 'e'])
  editor.do(moveBlocks, { ids: ['e'], to: { parentId: PAGE } })
  editor.select(['b', 'e'])
  editor.do(removeBlocks, { ids: ['frame'] })
  editor.undo()
  expect(editor.selection.ids).toEqual(['b', 'e'])
  editor.redo()
  expect(editor.selection.ids.every((id) => editor.tree.index.has(id))).toBe(true)
})
