import { expect, test } from 'vitest'
import { setProp } from '../commands/fields'
import { insertBlock } from '../commands/insert'
import { PAGE } from '../page/page'
import { button } from '../testing/pages'
import { createTestEditor } from '../testing/test-editor'

const LENT = 'blob:https://studio.example.com/1'
const STORED = '/packages/assets/1.png'

const withPicture = () => {
  const editor = createTestEditor(button('join'))
  editor.lend(LENT, '')
  editor.do(insertBlock, { name: 'button', at: { parentId: PAGE }, value: { url: LENT } })
  return editor
}
const urlOf = (editor: ReturnType<typeof createTestEditor>) => editor.block('button-1').value.url

test('a lent address is drawn and never saved; the one it becomes is saved anew', () => {
  const editor = withPicture()
  expect(urlOf(editor)).toBe(LENT)
  const first = editor.startSaving()
  expect(JSON.stringify([first.patch, first.page])).not.toContain('blob:')
  editor.markSaved(first)
  expect(editor.isSaved).toBe(true)

  editor.settle(LENT, STORED)
  expect(urlOf(editor)).toBe(STORED)
  expect(editor.isSaved).toBe(false)
  const second = editor.startSaving()
  expect(second.patch).toEqual([{ op: 'set', id: 'button-1', path: ['value', 'url'], value: STORED }])
})

test('a save that began before the address was settled does not hold it, so another is due', () => {
  const editor = withPicture()
  editor.do(setProp, { ids: ['join'], path: ['text'], value: '报名' })
  const saving = editor.startSaving()
  editor.settle(LENT, STORED)
  editor.markSaved(saving)
  expect(editor.isSaved).toBe(false)
  editor.markSaved(editor.startSaving())
  expect(editor.isSaved).toBe(true)
})

test('a state that was saved without the address is not taken for saved when redo comes back to it', () => {
  const editor = withPicture()
  editor.markSaved(editor.startSaving())
  editor.undo()
  editor.settle(LENT, STORED)
  editor.redo()
  expect(editor.isSaved).toBe(false)
  expect(editor.startSaving().patch).toEqual([
    { op: 'set', id: 'button-1', path: ['value', 'url'], value: STORED },
  ])
})

test('what is saved in place of a picture that is being replaced is the one before', () => {
  const editor = createTestEditor(button('join'))
  editor.do(insertBlock, { name: 'button', at: { parentId: PAGE }, value: { url: '/old.png' } })
  editor.markSaved(editor.startSaving())
  editor.lend(LENT, '/old.png')
  editor.do(setProp, { ids: ['button-1'], path: ['url'], value: LENT })
  expect(editor.startSaving().patch).toEqual([])
})

test('undo and redo go on as if the address had been there from the start', () => {
  const editor = withPicture()
  editor.do(setProp, { ids: ['join'], path: ['text'], value: '报名' })
  editor.undo()
  editor.undo()
  // It arrives while the block is undone.
  editor.settle(LENT, STORED)
  expect(editor.outline()).toEqual(['join'])
  editor.redo()
  expect(urlOf(editor)).toBe(STORED)
  editor.redo()
  expect(editor.block('join').value.text).toBe('报名')
  expect(editor.history.steps).toHaveLength(2)
  editor.jumpTo(0)
  expect(JSON.stringify(editor.history)).not.toContain('blob:')
})
