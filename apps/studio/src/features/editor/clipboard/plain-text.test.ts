import { specs } from '@yingzao/blocks/props'
import { copyText, Editor } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { expect, test } from 'vitest'
import { emptyPage } from '../testing/pages'
import { htmlOfText, isFromEditor } from './plain-text'

const catalogue = catalogueOf(specs)

test('lines become paragraphs, and nothing in them is markup', () => {
  expect(htmlOfText('  报名 <b>\r\n\n截止 & 开课\r')).toBe('<p>报名 &lt;b&gt;</p><p>截止 &amp; 开课</p>')
})

test('the reader of documents takes it as it is', () => {
  const html = htmlOfText('1 < 2\n<img src=x onerror=alert(1)>')
  const [read] = catalogue.read([{ name: 'text', id: 't', value: { html }, common: {}, children: [] }])
  expect(read?.value.html).toBe(html)
})

test('what an editor copied is told from other JSON', () => {
  const block = { name: 'text', id: 't', value: { html: '' }, common: {}, children: [] }
  const editor = new Editor({ page: emptyPage(block), catalogue, now: () => 0 })
  expect(isFromEditor(copyText(editor.tree, ['t']))).toBe(true)
  expect(isFromEditor('{"mark":"other","blocks":[]}')).toBe(false)
  expect(isFromEditor('“yingzao/blocks”')).toBe(false)
})
