import { specs } from '@yingzao/blocks/props'
import { Editor, moveBlocks } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { expect, test } from 'vitest'
import { pageOf } from '../session/editor-session'
import { placeBy } from './move-by'

const text = (id: string) => ({ name: 'text', id, value: { html: id } })

function editorOf(): Editor {
  const box = { name: 'container', id: 'box', value: {}, children: [text('d'), text('e')] }
  const page = pageOf({ code: 'a', title: '页', page_schema: [text('a'), text('b'), text('c'), box] })
  return new Editor({ page, catalogue: catalogueOf(specs), now: () => 0 })
}

function move(editor: Editor, ids: string[], by: 1 | -1): string {
  const to = placeBy(editor.tree, ids, by)
  if (to) editor.run(moveBlocks, { ids, to })
  const inBox = editor.page.page_schema.find(({ id }) => id === 'box')?.children.map(({ id }) => id)
  return `${editor.page.page_schema.map(({ id }) => id).join('')} ${inBox?.join('')}`
}

test('a block goes one step up or down in its list', () => {
  expect(move(editorOf(), ['b'], -1)).toBe('bacbox de')
  expect(move(editorOf(), ['b'], 1)).toBe('acbbox de')
  expect(move(editorOf(), ['e'], -1)).toBe('abcbox ed')
})

test('several go together, also when they stand apart', () => {
  expect(move(editorOf(), ['b', 'c'], -1)).toBe('bcabox de')
  expect(move(editorOf(), ['a', 'c'], 1)).toBe('bboxac de')
})

test.each([
  ['the first up', ['a'], -1],
  ['the last down', ['box'], 1],
  ['blocks of two lists', ['a', 'd'], 1],
  ['a block that is gone', ['gone'], 1],
] as const)('there is no place for %s', (_name, ids, by) => {
  expect(placeBy(editorOf().tree, ids, by)).toBeUndefined()
})
