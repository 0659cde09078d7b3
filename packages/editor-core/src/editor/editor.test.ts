import { expect, test } from 'vitest'
import { setProp } from '../commands/fields'
import { moveBlocks } from '../commands/move'
import { setPage } from '../commands/page'
import { removeBlocks } from '../commands/remove'
import { PAGE } from '../page/page'
import { box, catalogue, page, tabs, text } from '../testing/pages'
import { createTestEditor, type TestEditor } from '../testing/test-editor'
import { Editor } from './editor'

/** Returns who has been notified since the last time this was called. */
function listen(editor: TestEditor, ...targets: (string | null)[]): () => string[] {
  let told: string[] = []
  for (const target of targets) editor.subscribeTo(target, () => told.push(target ?? 'page'))
  editor.subscribe(() => told.push('all'))
  return () => {
    const heard = told
    told = []
    return heard
  }
}

test('one keystroke tells its block, the blocks around it, and who listens to all', () => {
  const editor = createTestEditor(
    box('outer', box('inner', text('a')), text('b')),
    tabs('panes', [text('c')]),
  )
  const heard = listen(editor, 'outer', 'inner', 'a', 'b', 'panes', 'c', PAGE)
  editor.do(setProp, { ids: ['a'], path: ['text'], value: '好' })
  expect(heard()).toEqual(['outer', 'inner', 'a', 'all'])
  editor.undo()
  expect(heard()).toEqual(['outer', 'inner', 'a', 'all'])
  editor.do(setProp, { ids: ['c'], path: ['text'], value: '好' })
  expect(heard()).toEqual(['panes', 'c', 'all'])
})

test('what did not change is the same object as before', () => {
  const editor = createTestEditor(box('outer', text('a'), text('b')), tabs('panes', [text('c')]))
  const before = { b: editor.block('b'), panes: editor.block('panes'), outer: editor.block('outer') }
  editor.do(setProp, { ids: ['a'], path: ['text'], value: '好' })
  expect(editor.block('b')).toBe(before.b)
  expect(editor.block('panes')).toBe(before.panes)
  expect(editor.block('outer')).not.toBe(before.outer)
})

test('the page hears of its settings and its top level, a moved block tells both sides', () => {
  const editor = createTestEditor(box('one', text('a')), box('two'))
  const heard = listen(editor, 'one', 'two', 'a', PAGE)
  editor.do(moveBlocks, { ids: ['a'], to: { parentId: 'two' } })
  expect(heard()).toEqual(['one', 'two', 'all'])
  editor.do(setPage, { title: '新' })
  expect(heard()).toEqual(['page', 'all'])
  editor.do(removeBlocks, { ids: ['two'] })
  expect(heard()).toEqual(['two', 'a', 'page', 'all'])
  editor.select(['one'])
  expect(heard()).toEqual(['all'])
})

test('who stopped listening is not told any more, not even by what is being told', () => {
  const editor = createTestEditor(text('a'))
  const told: string[] = []
  const stop = editor.subscribe(() => {
    told.push('first')
    stopSecond()
  })
  const stopSecond = editor.subscribe(() => told.push('second'))
  editor.select(['a'])
  stop()
  editor.select([])
  expect(told).toEqual(['first'])
})

test('a refusal changes nothing and tells nobody', () => {
  const editor = createTestEditor(text('a'))
  const heard = listen(editor, 'a', PAGE)
  editor.refused(removeBlocks, { ids: ['gone'] })
  expect(heard()).toEqual([])
})

test('the page of the caller is copied, so changing it changes nothing here', () => {
  const mine = page(text('a'))
  const editor = new Editor({ page: mine, catalogue, now: () => 0 })
  mine.page_schema.push(text('b'))
  expect(editor.page.page_schema).toHaveLength(1)
  expect(() => new Editor({ page: page(text('a'), text('a')), catalogue, now: () => 0 })).toThrow('“a”')
})
