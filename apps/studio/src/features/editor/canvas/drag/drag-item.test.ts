import { specs } from '@yingzao/blocks/props'
import { CHILDREN, Editor, PAGE } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../state/edited-page'
import { type DragItem, tryDrop } from './drag-item'

const catalogue = catalogueOf(specs)
const page = pageOf({
  code: 'a',
  title: '页',
  page_schema: [
    { name: 'text', id: 'a', value: { html: '甲' } },
    {
      name: 'container',
      id: 'box',
      value: {},
      children: [{ name: 'container', id: 'inner', value: {}, children: [] }],
    },
  ],
})
const { tree } = new Editor({ page, catalogue, now: () => 0 })
const drop = (item: DragItem, parentId: string | null, index = 0) =>
  tryDrop(tree, catalogue, item, { parentId, slot: CHILDREN, index })
const blocks = (...ids: string[]): DragItem => ({ kind: 'blocks', ids })

test('a place that takes a block is offered, and trying it changes nothing', () => {
  expect(drop({ kind: 'new', name: 'button' }, 'inner')).toEqual({ isSame: false })
  expect(drop(blocks('a'), 'box')).toEqual({ isSame: false })
  expect(tree.page.page_schema).toHaveLength(2)
})

test('where a block stands already there is nothing to offer', () => {
  expect(drop(blocks('a'), PAGE, 0)).toEqual({ isSame: true })
  expect(drop(blocks('a'), PAGE, 1)).toEqual({ isSame: true })
})

test('what editor-core refuses is refused with its words', () => {
  expect(drop(blocks('box'), 'inner').refusal).toMatchObject({ rule: 'into-itself' })
  expect(drop(blocks('box'), 'a').refusal?.message).toBeTruthy()
})
