import { specs } from '@yingzao/blocks/props'
import { Editor, moveBlocks } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { expect, test } from 'vitest'
import { block, emptyPage } from '../testing/pages'
import { dropTarget } from './drop-target'
import { layerRows } from './layer-rows'

const catalogue = catalogueOf(specs)
const text = (id: string) => block('text', id, { html: '' })

/** Drops a block on the line of another and returns the lines afterwards. */
function dropped(id: string, on: string, part: number, closed: string[] = []): string[] {
  const list = [
    { title: '一', children: [text('t1')] },
    { title: '二', children: [] },
  ]
  const page = emptyPage(
    text('a'),
    block('popup', 'offer', {}, [text('in')]),
    block('tabs', 'tabs', { list }),
    text('z'),
  )
  const editor = new Editor({ page, catalogue, now: () => 0 })
  const rows = layerRows({ catalogue, specs }, editor.page.page_schema, new Set(closed))
  const row = rows.find(({ key }) => key === on)
  if (!row) throw new Error(`There is no line "${on}".`)
  const { place } = dropTarget({ tree: editor.tree, catalogue }, row, part)
  editor.run(moveBlocks, { ids: [id], to: place })
  return layerRows({ catalogue, specs }, editor.page.page_schema, new Set()).map(
    ({ key, level }) => `${'-'.repeat(level - 1)}${key}`,
  )
}

test('the halves of a line without room are before and after', () => {
  expect(dropped('z', 'a', 0.2).slice(0, 2)).toEqual(['z', 'a'])
  expect(dropped('z', 'a', 0.8).slice(0, 2)).toEqual(['a', 'z'])
})

test('the middle of a container is inside it, its edge above is before it', () => {
  expect(dropped('z', 'offer', 0.5).slice(1, 4)).toEqual(['offer', '-in', '-z'])
  expect(dropped('z', 'offer', 0.1).slice(1, 3)).toEqual(['z', 'offer'])
})

test('below an open container is its first place, below a closed one is behind it', () => {
  expect(dropped('z', 'offer', 0.9).slice(1, 4)).toEqual(['offer', '-z', '-in'])
  expect(dropped('z', 'offer', 0.9, ['offer']).slice(1, 4)).toEqual(['offer', '-in', 'z'])
})

test('the line of a tab takes blocks, an empty one as well', () => {
  expect(dropped('a', 'tabs value.list[1].children', 0.1)).toContain('--a')
  expect(dropped('a', 'tabs value.list[1].children', 0.9).at(-2)).toBe('--a')
})
