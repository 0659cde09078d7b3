import { SCHEMA_VERSION } from '@yingzao/schema/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Editor } from '../editor/editor'
import { PAGE } from '../page/page'
import { walk } from '../page/walk'
import { box, button, catalogue, page, popup, tabs, text } from '../testing/pages'
import { act, acts, startPage } from '../testing/random-editing'
import { createTestEditor, fail, TestEditor } from '../testing/test-editor'
import { copyText, readCopied } from './clipboard-text'
import { cutBlocks, pasteBlocks } from './paste'

test('blocks are pasted into another page under new ids, and the popup comes along', () => {
  const from = createTestEditor(button('join', 'offer'), text('x'), popup('offer', text('words')))
  from.select(['offer', 'join'])
  const to = createTestEditor(popup('offer'))
  const { label, missing } = to.do(pasteBlocks, { text: from.copy(), at: { parentId: PAGE, index: 0 } })
  expect(label).toBe('粘贴 2 个组件')
  expect(missing).toEqual([])
  expect(to.outline()).toEqual(['button-1', 'popup-1', 'popup-1/text-1', 'offer'])
  expect(to.block('button-1').common.action?.popupId).toBe('popup-1')
  expect(to.selection.ids).toEqual(['button-1', 'popup-1'])
})

test('a reference to a block that was not copied stays, and is told when it leads to nothing', () => {
  const from = createTestEditor(box('frame', button('join', 'offer')), popup('offer'))
  from.select(['frame'])
  const copied = from.copy()
  expect(from.do(pasteBlocks, { text: copied, at: { parentId: PAGE } }).missing).toEqual([])
  const to = createTestEditor()
  expect(to.do(pasteBlocks, { text: copied, at: { parentId: PAGE } }).missing).toEqual([
    { blockId: 'button-1', path: ['common', 'action', 'popupId'], target: 'offer' },
  ])
})

test('what is cut is gone in one step, and pasted its buttons still find it', () => {
  const editor = createTestEditor(button('join', 'offer'), popup('offer', text('words')))
  editor.select(['offer'])
  const copied = editor.copy({ isCut: true })
  expect(editor.do(cutBlocks, { ids: editor.selection.ids }).label).toBe('剪切“弹窗”')
  for (let times = 2; times > 0; times -= 1) {
    editor.do(pasteBlocks, { text: copied, at: { parentId: PAGE, index: 0 } })
  }
  expect(editor.outline()).toEqual(['popup-1', 'popup-1/text-1', 'offer', 'offer/words', 'join'])
})

const marked = (other: object) =>
  JSON.stringify({
    mark: 'yingzao/blocks',
    version: 1,
    schema: SCHEMA_VERSION,
    blocks: [text('a')],
    ...other,
  })
const nested = (depth: number): object =>
  depth === 0 ? text('deep') : box(`d${depth}`, nested(depth - 1) as never)

const FOREIGN: [string, string, string][] = [
  ['nothing', '', 'foreign-text'],
  ['words', '今天的会议纪要', 'foreign-text'],
  ['other JSON', '{"blocks":[]}', 'foreign-text'],
  ['a list', '[1,2]', 'foreign-text'],
  ['half a text', marked({}).slice(0, -4), 'foreign-text'],
  ['no blocks', marked({ blocks: [] }), 'foreign-text'],
  ['blocks that are none', marked({ blocks: { length: 1 } }), 'bad-value'],
  ['a version that is none', marked({ version: 'x' }), 'foreign-text'],
  ['a newer text', marked({ version: 2 }), 'newer-text'],
  ['newer blocks', marked({ schema: SCHEMA_VERSION + 1 }), 'newer-text'],
  ['ids that stand twice', marked({ blocks: [text('a'), box('b', text('a'))] }), 'foreign-text'],
  ['too deep a nesting', marked({ blocks: [nested(6)] }), 'foreign-text'],
  ['too many', marked({ blocks: Array.from({ length: 501 }, (_none, n) => text(`t${n}`)) }), 'foreign-text'],
  ['more than anybody copies', marked({ blocks: [text('a', 'x'.repeat(1_100_000))] }), 'foreign-text'],
  ['a key of the prototype', marked({}).replace('"text":""', '"__proto__":{"x":1}'), 'forbidden-key'],
  ['an unknown block', marked({ blocks: [{ ...text('a'), name: 'lottery' }] }), 'unknown-block'],
]

test.each(FOREIGN)('%s is refused', (_name, copied, rule) => {
  expect(createTestEditor(text('a')).refused(pasteBlocks, { text: copied, at: { parentId: PAGE } })).toBe(
    rule,
  )
})

test('pasted blocks are read by their specs before they are on the page', () => {
  const read = [text('safe', '好')]
  const editor = new Editor({ page: page(), catalogue: { ...catalogue, read: () => read }, now: () => 0 })
  const hostile = copyText(createTestEditor(text('a', '<img onerror=alert(1)>')).tree, ['a'])
  editor.run(pasteBlocks, { text: hostile, at: { parentId: PAGE } })
  expect(editor.page.page_schema).toMatchObject([{ id: 'text-1', value: { text: '好' } }])
})

test('nothing selected is nothing to copy', () => {
  expect(createTestEditor(tabs('panes', [])).copy()).toBe('')
  expect(fail(readCopied('')).rule).toBe('foreign-text')
})

test('what is copied and pasted is the same but for its ids', () => {
  const roundTrip = fc.property(acts, (done) => {
    const from = new TestEditor(startPage())
    for (const one of done) act(from, one)
    const copied = copyText(from.tree, from.tree.index.keys())
    const to = new TestEditor(page())
    if (copied === '') return
    to.do(pasteBlocks, { text: copied, at: { parentId: PAGE } })
    const shape = (editor: TestEditor) =>
      Array.from(walk(editor.page.page_schema), ({ name, common, value }) => [
        name,
        common.style,
        Object.keys(value),
      ])
    expect(shape(to)).toEqual(shape(from))
    expect(to.outline()).toHaveLength(from.outline().length)
  })
  fc.assert(roundTrip, { numRuns: 15 })
})
