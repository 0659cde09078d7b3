import { beforeEach, describe, expect, test } from 'vitest'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { testSession } from '../testing/test-session'
import type { CommandContext, CommandId } from './command'
import { commands } from './commands'
import { wording } from './wording'

let session: EditorSession
let clipboard: string[]
let refused: string[]

beforeEach(() => {
  clipboard = []
  refused = []
  session = testSession([
    { name: 'button', id: 'a', value: { text: 'a' } },
    {
      name: 'container',
      id: 'box',
      value: {},
      children: ['x', 'y'].map((id) => ({ name: 'text', id, value: { html: '' } })),
    },
    { name: 'button', id: 'b', value: { text: 'b' } },
  ])
})

function context(): CommandContext {
  const note = (what: string) => async () => void clipboard.push(what)
  return {
    session,
    ui: editorUiOf(session),
    refuse: ({ message }) => void refused.push(message),
    clipboard: { copy: note('copy'), cut: note('cut'), paste: note('paste') },
  }
}

/** Runs a command as its key would. False: it would do nothing now. */
function give(id: CommandId): boolean {
  const command = commands.find((one) => one.id === id)
  if (!command?.isAvailable(context())) return false
  command.run(context())
  return true
}

const select = (...ids: string[]) => session.editor.select(ids)
const selected = () => session.editor.selection.ids
const order = () => session.editor.page.page_schema.map(({ id }) => id)
const announced = () => editorUiOf(session).get().announcement.text

describe('selecting', () => {
  test('goes along the page, in and out, and says what it came to', () => {
    select('a')
    give('selectNext')
    expect([selected(), announced()]).toEqual([['box'], wording.selected('“容器”')])
    give('selectChild')
    expect(selected()).toEqual(['x'])
    give('selectParent')
    give('selectPrevious')
    expect(selected()).toEqual(['a'])
  })

  test('everything takes the neighbours first, and then the whole page', () => {
    select('x')
    give('selectAll')
    expect(selected()).toEqual(['x', 'y'])
    give('selectAll')
    expect(selected()).toEqual(['a', 'box', 'b'])
    give('selectNone')
    expect([selected(), announced(), give('selectNone')]).toEqual([[], wording.nothingSelected, false])
  })
})

describe('editing', () => {
  test('a copy stands behind its block and is selected, and one step brings all back', () => {
    select('a')
    give('duplicate')
    const [, copy] = order()
    expect([order().length, selected()]).toEqual([4, [copy]])
    give('undo')
    expect([order(), announced().startsWith('已撤销')]).toEqual([['a', 'box', 'b'], true])
    give('redo')
    expect(order()).toHaveLength(4)
  })

  test('blocks are put into a new container and taken out of it again', () => {
    select('a', 'box')
    give('wrapContainer')
    const [outer = ''] = order()
    expect([order().length, session.editor.tree.index.get('a')?.parentId]).toEqual([2, outer])
    select(outer)
    give('unwrap')
    expect(order()).toEqual(['a', 'box', 'b'])
  })

  test('several blocks are removed at once, and it is said how many', () => {
    select('a', 'b')
    give('remove')
    expect([order(), announced()]).toEqual([['box'], expect.stringContaining('2')])
  })

  test('what a command cannot do is refused with a reason, and changes nothing', () => {
    select('a')
    expect([give('unwrap'), refused.length, order()]).toEqual([true, 1, ['a', 'box', 'b']])
  })

  test('a new id is written in the layers', () => {
    select('a', 'b')
    give('rename')
    expect(editorUiOf(session).get()).toMatchObject({ tab: 'layers', renaming: 'b' })
  })
})

test('copying, cutting and pasting are the clipboard’s, where there is something for it', () => {
  expect([give('copy'), give('cut'), give('paste')]).toEqual([false, false, true])
  select('a')
  give('copy')
  give('cut')
  expect(clipboard).toEqual(['paste', 'copy', 'cut'])
})

test('undo and redo are there only while there is a step', () => {
  expect([give('undo'), give('redo')]).toEqual([false, false])
  select('a')
  give('remove')
  expect([give('redo'), give('undo'), give('undo'), give('redo')]).toEqual([false, true, false, true])
})

test('dialogs and the tour are opened by commands', () => {
  select('a')
  for (const [id, dialog] of [
    ['moveTo', 'move'],
    ['showCommands', 'commands'],
    ['showShortcuts', 'shortcuts'],
  ] as const) {
    give(id)
    expect(editorUiOf(session).get().dialog).toBe(dialog)
  }
  give('startTour')
  expect(editorUiOf(session).get().isTouring).toBe(true)
})
