import type { Block, Linked } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { Editor } from '../editor/editor'
import { withSection } from '../page/linked'
import { box, button, catalogue, outline, page, popup, text } from '../testing/pages'
import { fail, succeed } from '../testing/test-editor'
import { duplicateBlocks } from './duplicate'
import { setProp } from './fields'
import { insertBlock } from './insert'
import { replaceLinked, setLinked } from './linked'
import { moveBlocks } from './move'
import { patchPage } from './page'
import { removeBlocks } from './remove'
import { renameBlock } from './rename'
import { unwrapBlock } from './wrap'

const SECTION = 'a3c1d2e4-0000-4000-8000-000000000001'
const linked = (block: Block, as: Partial<Linked> = {}): Block => ({
  ...block,
  common: { linked: { section: SECTION, revision: 1, ...as } },
})
const edit = (...blocks: Block[]) =>
  new Editor({
    page: page(...blocks),
    catalogue: {
      ...catalogue,
      isLocked: ({ common }) => common.linked !== undefined && !common.linked.edited,
    },
    now: () => 0,
  })

test('a linked block moves, is copied and goes as a whole, and nothing of it changes', () => {
  const editor = edit(linked(box('s', text('in'))), box('other'), text('t'))
  const refused = [
    editor.run(setProp, { ids: ['in'], path: ['text'], value: '别的' }),
    editor.run(setProp, { ids: ['s'], path: ['title'], value: '别的' }),
    editor.run(insertBlock, { name: 'text', at: { parentId: 's' } }),
    editor.run(moveBlocks, { ids: ['t'], to: { parentId: 's' } }),
    editor.run(moveBlocks, { ids: ['in'], to: { parentId: 'other' } }),
    editor.run(removeBlocks, { ids: ['in'] }),
    editor.run(duplicateBlocks, { ids: ['in'] }),
    editor.run(renameBlock, { id: 'in', to: 'out' }),
    editor.run(unwrapBlock, { id: 's' }),
  ]
  expect(refused.map((each) => fail(each).rule)).toEqual(refused.map(() => 'locked'))
  succeed(editor.run(moveBlocks, { ids: ['s'], to: { parentId: 'other' } }))
  succeed(editor.run(duplicateBlocks, { ids: ['s'] }))
  succeed(editor.run(renameBlock, { id: 's', to: 'summer' }))
  expect(outline(editor.page)).toEqual([
    'other',
    'other/summer',
    'other/summer/in',
    'other/box-1',
    'other/box-1/text-1',
    't',
  ])
  succeed(editor.run(removeBlocks, { ids: ['summer'] }))
  editor.undo()
  expect(outline(editor.page)).toContain('other/summer')
})

test('whoever picks something in it has picked it', () => {
  const editor = edit(text('t'), linked(box('s', box('deep', text('in')))))
  editor.select(['in'])
  expect(editor.selection).toEqual({ ids: ['s'], anchor: 's' })
  editor.select(['t'])
  editor.toggle('deep')
  expect(editor.selection.ids).toEqual(['t', 's'])
})

test('as a copy, or being changed for all pages, it is a block like any other, and one step takes that back', () => {
  const editor = edit(linked(box('s', text('in'))))
  const change = () => editor.run(setProp, { ids: ['in'], path: ['text'], value: '新的' })
  succeed(editor.run(setLinked, { id: 's', linked: undefined, verb: '转为副本' }))
  succeed(change())
  editor.undo()
  editor.undo()
  expect(fail(change()).blockId).toBe('s')
  succeed(
    editor.run(setLinked, { id: 's', linked: { section: SECTION, revision: 1, edited: true }, verb: '编辑' }),
  )
  succeed(change())
})

test('what stood open is picked as a whole again when a step back locks it', () => {
  const editor = edit(linked(box('s', text('in'))))
  const edited = { section: SECTION, revision: 1, edited: true } as const
  succeed(editor.run(setLinked, { id: 's', linked: edited, verb: '编辑' }))
  editor.select(['in'])
  expect(editor.selection.ids).toEqual(['in'])
  succeed(editor.run(setProp, { ids: ['in'], path: ['text'], value: '新的' }))
  editor.undo()
  editor.undo()
  expect(editor.selection.ids.filter((id) => id === 'in')).toEqual([])
})

test('what others did to the page comes in, also where it is locked', () => {
  const editor = edit(linked(box('s', text('in'))))
  const patch = [{ op: 'set', id: 'in', path: ['value', 'text'], value: '新的' }] as const
  expect(editor.run(patchPage, { patch, label: '合并' }).ok).toBe(true)
})

test('another state of a section keeps its place and the ids that stay, and brings no id twice', () => {
  const before = page(
    text('text-1'),
    linked(box('s', text('words'), button('join', 'rules'))),
    box('around', linked(box('again', text('words-2')))),
    linked(box('mine', text('half')), { edited: true }),
    popup('rules'),
  )
  const block = box('root', text('a', '新的'), text('text-1'), button('b', 'c'), popup('c'))
  const after = withSection(before, { section: SECTION, revision: 2, block })
  expect(outline(after)).toEqual([
    'text-1',
    's',
    's/words',
    's/text-2',
    's/join',
    's/c',
    'around',
    'around/again',
    'around/again/words-2',
    'around/again/text-3',
    'around/again/b',
    'around/again/popup-1',
    'mine',
    'mine/half',
    'rules',
  ])
  expect(after.page_schema[1]).toMatchObject({
    common: { linked: { section: SECTION, revision: 2 } },
    children: [{ value: { text: '新的' } }, {}, { common: { action: { popupId: 'c' } } }, {}],
  })
  expect(withSection(after, { section: SECTION, revision: 2, block })).toBe(after)
})

test('the newest state of a section is one step', () => {
  const editor = edit(linked(box('s', text('in'))))
  const block = box('root', text('x', '新的'))
  succeed(editor.run(replaceLinked, { id: 's', block, linked: { section: SECTION, revision: 5 } }))
  expect(editor.page.page_schema[0]).toMatchObject({
    id: 's',
    children: [{ id: 'in', value: { text: '新的' } }],
  })
  editor.undo()
  expect(editor.page.page_schema[0]?.common.linked?.revision).toBe(1)
})
