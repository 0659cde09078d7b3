import { specs } from '@yingzao/blocks/props'
import { Editor } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { Block } from '@yingzao/schema/client'
import { describe, expect, test } from 'vitest'
import { commandFor } from '../keyboard/command-for'
import { type KeyPress, keyName } from '../keyboard/keys'
import { canvasState } from '../session/canvas-state'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { block, emptyPage } from '../testing/pages'
import type { CommandContext, CommandId, KeyPlace } from './command'
import { commands } from './commands'
import { wording } from './wording'

const PLACES: readonly KeyPlace[] = ['field', 'panel', 'canvas', 'layers']
const catalogue = catalogueOf(specs)

/** Returns a line for each clash of two commands: the same key in the same place. */
function collisions(table: readonly Pick<(typeof commands)[number], 'id' | 'keys' | 'places'>[]): string[] {
  return PLACES.flatMap((place) => {
    const taken = new Map<string, string>()
    return table
      .filter(({ places }) => places.includes(place))
      .flatMap(({ id, keys }) =>
        keys.flatMap((key) => {
          const other = taken.get(key)
          taken.set(key, id)
          return other === undefined ? [] : [`${place} ${key}: ${other}, ${id}`]
        }),
      )
  })
}

function start(...blocks: Block[]) {
  const editor = new Editor({ page: emptyPage(...blocks), catalogue, now: () => 0 })
  const session = { editor, catalogue, specs, canvas: canvasState(), isReadOnly: false } as EditorSession
  const refused: string[] = []
  const context = {
    session,
    ui: editorUiOf(session),
    refuse: ({ message }: { message: string }) => refused.push(message),
  } as unknown as CommandContext
  const give = (id: CommandId) => {
    const command = commands.find((one) => one.id === id)
    if (!command?.isAvailable(context)) return false
    command.run(context)
    return true
  }
  const order = () => editor.page.page_schema.map(({ id }) => id)
  const said = () => context.ui.get().announcement.text
  return { editor, session, give, order, said, refused }
}

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('the table', () => {
  test('has no two commands with one key in one place', () => {
    expect(collisions(commands)).toEqual([])
    const [undo] = commands
    expect(collisions([...commands, { id: 'cut', keys: ['Mod+Z'], places: undo?.places ?? [] }])).not.toEqual(
      [],
    )
  })

  test('calls every command by a name, and no two alike', () => {
    const names = commands.map(({ id }) => wording.commands[id])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(commands.length)
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
  })

  test('takes no letter and no arrow from a field', () => {
    const typed = commands.filter(({ places }) => places.includes('field')).flatMap(({ keys }) => keys)
    expect(typed.filter((key) => !/^(Mod|Alt|(Shift\+)?F\d)/.test(key))).toEqual([])
  })
})

describe('keys', () => {
  test('are told by what they write, and where that is not Latin by where they lie', () => {
    expect(keyName(press('z', { ctrlKey: true, code: 'KeyW' }), false)).toBe('Mod+Z')
    expect(keyName(press('я', { ctrlKey: true, code: 'KeyZ' }), false)).toBe('Mod+Z')
    expect(keyName(press('µ', { altKey: true, code: 'KeyM' }), true)).toBe('Alt+M')
    expect(keyName(press('!', { shiftKey: true, code: 'Digit1' }), false)).toBe('Shift+1')
    expect(keyName(press('?', { shiftKey: true, code: 'Slash' }), false)).toBe('?')
  })

  test('of text that is being composed are none', () => {
    expect(keyName(press('a', { isComposing: true, code: 'KeyA' }), false)).toBeUndefined()
    expect(keyName(press('Process', { code: 'KeyA' }), false)).toBeUndefined()
    expect(keyName(press('Shift', { shiftKey: true }), false)).toBeUndefined()
  })

  test('go by ⌘ on a Mac and by Ctrl elsewhere', () => {
    const undo = (more: Partial<KeyPress>, onMac: boolean) =>
      commandFor(press('z', { code: 'KeyZ', ...more }), 'canvas', onMac)?.id
    expect([undo({ metaKey: true }, true), undo({ ctrlKey: true }, true)]).toEqual(['undo', undefined])
    expect([undo({ ctrlKey: true }, false), undo({ metaKey: true }, false)]).toEqual(['undo', undefined])
  })

  test('mean nothing to the page while somebody types, but saving', () => {
    expect(commandFor(press('z', { ctrlKey: true }), 'field', false)).toBeUndefined()
    expect(commandFor(press('Delete'), 'field', false)).toBeUndefined()
    expect(commandFor(press('s', { ctrlKey: true }), 'field', false)?.id).toBe('save')
    expect(commandFor(press('Delete'), 'panel', false)).toBeUndefined()
    expect(commandFor(press('Delete'), 'layers', false)?.id).toBe('remove')
  })
})

describe('moving', () => {
  const text = (id: string) => block('text', id, { html: '' })

  test('up and down goes one place and says so, and says when there is no further', () => {
    const { editor, give, order, said } = start(text('a'), text('b'), text('c'))
    editor.select(['a'])
    give('moveDown')
    expect([order(), said()]).toEqual([['b', 'a', 'c'], '已下移“文字”'])
    give('moveDown')
    give('moveDown')
    expect([order(), said()]).toEqual([['b', 'c', 'a'], wording.atBottom])
    give('moveUp')
    expect(order()).toEqual(['b', 'a', 'c'])
    expect(editor.history.steps).toHaveLength(3)
  })

  test('into the container before and out of it again', () => {
    const { editor, give, order, said } = start(block('popup', 'offer'), text('a'), text('b'))
    editor.select(['a', 'b'])
    give('moveInto')
    expect([order(), said()]).toEqual([['offer'], '已把 2 个组件移入“弹窗”'])
    give('moveOut')
    expect(order()).toEqual(['offer', 'a', 'b'])
    give('moveOut')
    expect(said()).toBe(wording.notInside)
  })

  test('through tabs goes from one tab into the next', () => {
    const list = [
      { title: '一', children: [text('a')] },
      { title: '二', children: [text('b')] },
    ]
    const { editor, give } = start(block('tabs', 'tabs', { list }))
    editor.select(['a'])
    give('moveDown')
    expect(editor.tree.index.get('a')?.slot).toEqual(['value', 'list', 1, 'children'])
    give('moveUp')
    expect(editor.tree.index.get('a')?.slot).toEqual(['value', 'list', 0, 'children'])
  })
})

test('a reader’s editor offers nothing that changes the page', () => {
  const { editor, session, give, order } = start(block('text', 'a', { html: '' }))
  session.isReadOnly = true
  editor.select(['a'])
  for (const id of ['remove', 'duplicate', 'moveTo', 'rename', 'wrapPopup', 'cut', 'paste'] as const) {
    expect([id, give(id)]).toEqual([id, false])
  }
  expect([give('selectNone'), order()]).toEqual([true, ['a']])
})

test('a command that another part answers is there once it does', () => {
  const { session, give } = start()
  const saved: string[] = []
  expect(give('save')).toBe(false)
  const leave = editorUiOf(session).handle('save', () => saved.push('saved'))
  expect([give('save'), saved]).toEqual([true, ['saved']])
  leave()
  expect(give('save')).toBe(false)
})
