import { specs } from '@yingzao/blocks/props'
import { Editor } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { Block } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { canvasState } from '../session/canvas-state'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { block, emptyPage } from '../testing/pages'
import { createClipboard } from './clipboard'
import { wording } from './wording'

const catalogue = catalogueOf(specs)

function open(blocks: Block[], isReadOnly = false) {
  const editor = new Editor({ page: emptyPage(...blocks), catalogue, now: () => 0 })
  const session = { editor, catalogue, specs, canvas: canvasState(), isReadOnly } as EditorSession
  const told: string[] = []
  const pictures: string[] = []
  const clipboard = createClipboard({
    session,
    ui: editorUiOf(session),
    refuse: ({ message }) => told.push(message),
    notice: { done: (text) => told.push(text), warn: (text) => told.push(text) },
    insertPictures: (files) => pictures.push(...files.map(({ name }) => name)),
  })
  return { editor, clipboard, told, pictures, ids: () => editor.page.page_schema.map(({ id }) => id) }
}

/** The data that a browser event carries. */
function carried(text = '', files: { name: string; type: string }[] = []): DataTransfer {
  let kept = text
  return {
    files,
    setData: (_: string, next: string) => (kept = next),
    getData: () => kept,
  } as unknown as DataTransfer
}

const opener: Block = {
  ...block('button', 'join', { text: '规则' }),
  common: { action: { type: 3, popupId: 'rules' } },
}

test('what is cut from one page is in another one, and a popup that stayed behind is told of', () => {
  const from = open([opener, block('text', 'a', { html: '' })])
  const to = open([block('text', 'x', { html: '' }), block('text', 'y', { html: '' })])
  const data = carried()
  from.editor.select(['join'])
  expect(from.clipboard.fill(data, true)).toBe(true)
  expect(from.ids()).toEqual(['a'])
  to.editor.select(['x'])
  expect(to.clipboard.take(data)).toBe(true)
  expect(to.ids()).toEqual(['x', 'join', 'y'])
  expect(to.told).toEqual([wording.missing('“rules”')])
})

test('nothing that is selected leaves the clipboard to the browser', () => {
  const { clipboard } = open([opener])
  expect(clipboard.fill(carried(), false)).toBe(false)
  expect(clipboard.take(carried(' '))).toBe(false)
})

test('plain words become a text block; what an editor copied and cannot be read does not', () => {
  const { clipboard, editor, told } = open([])
  clipboard.take(carried('第一行\n第二行'))
  expect(editor.page.page_schema[0]?.value.html).toBe('<p>第一行</p><p>第二行</p>')
  clipboard.take(carried('{"mark":"yingzao/blocks","version":1}'))
  expect(editor.page.page_schema).toHaveLength(1)
  expect(told).toHaveLength(1)
})

test('pictures are stored, words win over a picture of them, other files are refused', () => {
  const { clipboard, editor, told, pictures } = open([])
  const picture = { name: 'a.png', type: 'image/png' }
  clipboard.take(carried('', [picture]))
  expect(pictures).toEqual(['a.png'])
  clipboard.take(carried('表格里的字', [picture]))
  expect([pictures.length, editor.page.page_schema.length]).toEqual([1, 1])
  clipboard.take(carried('', [picture, { name: 'a.pdf', type: 'application/pdf' }]))
  expect([pictures.length, told]).toEqual([1, [wording.notImage]])
})

test('a reader copies, and changes nothing', () => {
  const { clipboard, editor, told, ids } = open([opener], true)
  editor.select(['join'])
  const data = carried()
  expect(clipboard.fill(data, true)).toBe(true)
  expect(clipboard.take(data)).toBe(true)
  expect([ids(), told]).toEqual([['join'], [wording.readOnly, wording.readOnly]])
})
