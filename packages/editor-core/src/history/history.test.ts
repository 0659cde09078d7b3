import { expect, test } from 'vitest'
import { setProp, setStyle } from '../commands/fields'
import { insertBlock } from '../commands/insert'
import { moveBlocks } from '../commands/move'
import { removeBlocks } from '../commands/remove'
import { PAGE } from '../page/page'
import { box, text } from '../testing/pages'
import { createTestEditor, fail, succeed, type TestEditor } from '../testing/test-editor'
import { MERGE_MS, MOST_STEPS } from './history'

function type(editor: TestEditor, words: string, afterMs = 100, id = 'a'): void {
  editor.clock.now += afterMs
  editor.do(setProp, { ids: [id], path: ['text'], value: words })
}

test('what is typed into one field within a second of each other is one step', () => {
  const editor = createTestEditor(text('a'), text('b'))
  for (const words of ['你', '你好', '你好吗']) type(editor, words, MERGE_MS)
  expect(editor.history.steps).toMatchObject([
    { label: '修改“内容”', forward: [{ value: '你好吗' }], inverse: [{ value: '' }] },
  ])
  type(editor, '你好吗？', MERGE_MS + 1)
  type(editor, '别处', 0, 'b')
  type(editor, '你', 0)
  expect(editor.history.steps).toHaveLength(4)
  editor.undo()
  expect(editor.block('a').value.text).toBe('你好吗？')
})

test('typing after undo, after a jump and after saving begins a step of its own', () => {
  const editor = createTestEditor(text('a'))
  type(editor, '一')
  editor.undo()
  editor.redo()
  type(editor, '一二')
  expect(editor.history.steps).toHaveLength(2)
  editor.markSaved(editor.startSaving())
  type(editor, '一二三')
  expect(editor.history.steps).toHaveLength(3)
})

test('a new command takes away what could be redone', () => {
  const editor = createTestEditor(text('a'))
  type(editor, '一')
  type(editor, '二', 5_000)
  editor.undo()
  type(editor, '三')
  expect(fail(editor.redo()).rule).toBe('nothing-to-redo')
  expect(editor.history.steps).toHaveLength(2)
  editor.undo()
  editor.undo()
  expect(fail(editor.undo()).rule).toBe('nothing-to-undo')
})

test('any step can be gone to, and is named', () => {
  const editor = createTestEditor(text('a'))
  for (const words of ['一', '二', '三']) type(editor, words, 5_000)
  expect(succeed(editor.jumpTo(1))).toBe('修改“内容”')
  expect(editor.block('a').value.text).toBe('一')
  expect(succeed(editor.jumpTo(3))).toBe('修改“内容”')
  expect(editor.block('a').value.text).toBe('三')
  expect(succeed(editor.jumpTo(0))).toBe('打开页面')
  expect(editor.block('a').value.text).toBe('')
  for (const position of [-1, 4, 0.5, Number.NaN])
    expect(fail(editor.jumpTo(position)).rule).toBe('step-gone')
})

test('the oldest of more steps than are kept are forgotten, and the saved state with them', () => {
  const editor = createTestEditor(text('a'))
  for (let step = 0; step < MOST_STEPS + 20; step += 1) {
    type(editor, `第 ${step} 次`, 5_000)
    if (step === 9) editor.markSaved(editor.startSaving())
  }
  expect(editor.history.steps).toHaveLength(MOST_STEPS)
  while (editor.undo().ok) expect(editor.isSaved).toBe(false)
  expect(editor.block('a').value.text).toBe('第 19 次')
})

test('undo and redo bring back what was selected', () => {
  const editor = createTestEditor(text('a'), text('b'))
  editor.select(['b'])
  editor.do(removeBlocks, { ids: ['b'] })
  expect(editor.selection.ids).toEqual(['a'])
  editor.undo()
  expect(editor.selection.ids).toEqual(['b'])
  editor.redo()
  expect(editor.selection.ids).toEqual(['a'])
})

test('a drag is one step, and cancelled it is none', () => {
  const editor = createTestEditor(text('a'), box('frame'), box('other'))
  const drag = editor.begin('拖动“文本”')
  for (const parentId of ['frame', PAGE, 'other'])
    editor.do(moveBlocks, { ids: ['a'], to: { parentId, index: 0 } })
  drag.commit()
  drag.cancel()
  expect(editor.labels()).toEqual(['拖动“文本”'])
  expect(editor.history.steps[0]?.forward).toHaveLength(1)
  editor.undo()
  expect(editor.outline()).toEqual(['a', 'frame', 'other'])
  const before = editor.page
  const lost = editor.begin('拖动“文本”')
  editor.do(moveBlocks, { ids: ['a'], to: { parentId: 'frame' } })
  lost.cancel()
  expect(editor.page).toBe(before)
  expect(editor.history.steps).toHaveLength(1)
})

test('several blocks that are dragged through containers go back to where they were', () => {
  const editor = createTestEditor(text('a'), text('x'), text('b'), box('frame'), box('other'))
  const before = editor.page
  const drag = editor.begin('拖动 2 个组件')
  editor.do(moveBlocks, { ids: ['a', 'b'], to: { parentId: PAGE, index: 2 } })
  editor.do(moveBlocks, { ids: ['a', 'b'], to: { parentId: 'frame' } })
  editor.do(moveBlocks, { ids: ['a', 'b'], to: { parentId: 'other' } })
  drag.commit()
  const after = editor.page
  editor.undo()
  expect(editor.page).toEqual(before)
  editor.redo()
  expect(editor.page).toEqual(after)
})

test('a slider that is drawn along for a long time stays as small as its last value', () => {
  const editor = createTestEditor(text('a'))
  const slide = editor.begin('调整宽度')
  for (let width = 1; width <= 200; width += 1) editor.do(setStyle, { ids: ['a'], style: { width } })
  slide.commit()
  expect(editor.history.steps[0]?.forward).toHaveLength(2)
  editor.undo()
  expect(editor.block('a').common).toEqual({})
})

test('a drag whose end got lost is ended by what comes next', () => {
  const editor = createTestEditor(text('a'), text('b'))
  editor.begin('拖动“文本”')
  editor.do(moveBlocks, { ids: ['a'], to: { parentId: PAGE } })
  editor.undo()
  expect(editor.outline()).toEqual(['a', 'b'])
  const empty = editor.begin('拖动“文本”')
  editor.begin('拖动“容器”').commit()
  empty.commit()
  expect(editor.history.steps).toHaveLength(1)
})

test('saving keeps its mark while editing goes on, and undo finds it again', () => {
  const editor = createTestEditor(text('a'))
  type(editor, '一')
  const saving = editor.startSaving()
  expect(saving.patch).toEqual([{ op: 'set', id: 'a', path: ['value', 'text'], value: '一' }])
  editor.do(insertBlock, { name: 'text', at: { parentId: PAGE } })
  editor.markSaved(saving)
  expect(editor.isSaved).toBe(false)
  expect(editor.startSaving().patch).toMatchObject([{ op: 'insert' }])
  editor.undo()
  expect(editor.isSaved).toBe(true)
  expect(editor.startSaving().patch).toEqual([])
  editor.undo()
  expect(editor.isSaved).toBe(false)
  expect(editor.startSaving().patch).toMatchObject([{ op: 'set', value: '' }])
})
