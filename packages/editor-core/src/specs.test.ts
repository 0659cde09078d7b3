import { readDocument, toWireDocument } from '@yingzao/schema/server'
import { describe, expect, test } from 'vitest'
import { specs } from '../../blocks/src/props'
import { copyText } from './clipboard/clipboard-text'
import { pasteBlocks } from './clipboard/paste'
import { setProp } from './commands/fields'
import { insertBlock } from './commands/insert'
import { Editor } from './editor/editor'
import { PAGE } from './page/page'
import { catalogueOf } from './specs'
import { outline, page } from './testing/pages'
import { succeed } from './testing/test-editor'

const catalogue = catalogueOf(specs)
const editorOf = () => new Editor({ page: page(), catalogue, now: () => 0 })

describe.each(specs.all.map(({ name, title }) => ({ name, title })))('$name', ({ name, title }) => {
  test('is inserted as reading it would leave it, filled, and pasted elsewhere', () => {
    const editor = editorOf()
    const { label } = succeed(editor.run(insertBlock, { name, at: { parentId: PAGE } }))
    expect(label).toBe(`插入“${title}”`)
    const [id = ''] = editor.selection.ids
    const slots = catalogue.slotsOf(name).filter((pattern) => !pattern.includes('*'))
    for (const slot of slots) succeed(editor.run(insertBlock, { name: 'text', at: { parentId: id, slot } }))
    const wire = JSON.parse(JSON.stringify(toWireDocument(editor.page)))
    expect(readDocument(wire, specs).document).toEqual(editor.page)
    const other = editorOf()
    succeed(other.run(pasteBlocks, { text: copyText(editor.tree, [id]), at: { parentId: PAGE } }))
    expect(other.page).toEqual(editor.page)
  })
})

test('tabs hold blocks in each of their items, and fields are called as in the inspector', () => {
  expect(catalogue.slotsOf('tabs')).toEqual([['value', 'list', '*', 'children']])
  expect(catalogue.slotsOf('container')).toEqual([['children']])
  expect(catalogue.slotsOf('text')).toEqual([])
  expect(catalogue.slotsOf('lottery')).toEqual([])
  expect(catalogue.fieldTitleOf('tabs', ['list', 1, 'title'])).toBe('标签文字')
  expect(catalogue.fieldTitleOf('tabs', ['list', 1])).toBe('标签')
  expect(catalogue.fieldTitleOf('tabs', ['nothing'])).toBeUndefined()
})

test('hostile markup and addresses in a clipboard do not reach the page', () => {
  const hostile = new Editor({
    page: page(
      { name: 'text', id: 'a', value: { html: '<img src=x onerror=alert(1)>好' }, common: {}, children: [] },
      {
        name: 'button',
        id: 'b',
        value: { text: '去' },
        common: { action: { type: 7, atext: 'javascript:alert(1)' } },
        children: [],
      },
    ),
    catalogue,
    now: () => 0,
  })
  const editor = editorOf()
  succeed(editor.run(pasteBlocks, { text: copyText(hostile.tree, ['a', 'b']), at: { parentId: PAGE } }))
  expect(outline(editor.page)).toHaveLength(2)
  expect(JSON.stringify(editor.page)).not.toMatch(/onerror|javascript/)
})

test('a field of a real block is named in the history by its label', () => {
  const editor = editorOf()
  succeed(editor.run(insertBlock, { name: 'text', at: { parentId: PAGE } }))
  const title = catalogue.fieldTitleOf('text', ['html'])
  const { label } = succeed(editor.run(setProp, { ids: ['text-1'], path: ['html'], value: '好' }))
  expect(label).toBe(`修改“${title}”`)
})

test('a new block begins as its spec says, and one that was written before keeps its meaning', () => {
  expect(catalogue.defaultsOf('retainPopup')).toMatchObject({ trigger: 'leave', once: false })
  expect(catalogue.defaultsOf('leadForm').after).toMatchObject({
    download: false,
    callback: false,
    sms: false,
  })
  const page_schema = [{ name: 'retainPopup' }, { name: 'leadForm' }]
  const [popup, form] = readDocument({ code: 'old', page_schema }, specs).document.page_schema
  expect(popup?.value).toMatchObject({ trigger: 'load', once: false })
  expect(form?.value.after).toMatchObject({ download: true, callback: true, sms: true })
})

test('a page’s first form is found by the links of the library, the second one has a name of its own', () => {
  const editor = editorOf()
  succeed(editor.run(insertBlock, { name: 'survey', at: { parentId: PAGE } }))
  succeed(editor.run(insertBlock, { name: 'leadForm', at: { parentId: PAGE } }))
  expect(editor.page.page_schema.map(({ id }) => id)).toEqual(['form', 'leadForm-1'])
})
