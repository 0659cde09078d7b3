import { specs } from '@yingzao/blocks/props'
import { CHILDREN, Editor, moveBlocks } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { describe, expect, test } from 'vitest'
import { block, emptyPage } from '../testing/pages'
import { placeBeside, placeInside, placeOutside } from './move-targets'

const catalogue = catalogueOf(specs)
const text = (id: string) => block('text', id, { html: '' })
const pane = (index: number) => ['value', 'list', index, 'children']

function open() {
  const list = [
    { title: '一', children: [text('t1')] },
    { title: '二', children: [] },
  ]
  const page = emptyPage(
    text('a'),
    block('container', 'box', {}, [text('x'), text('y')]),
    text('b'),
    block('tabs', 'tabs', { list }),
  )
  return new Editor({ page, catalogue, now: () => 0 })
}

const { tree } = open()
const beside = (by: -1 | 1, ...ids: string[]) => placeBeside(tree, catalogue, ids, by)

describe('one place up or down', () => {
  test('stays in the list and ends at its ends', () => {
    expect(beside(1, 'a')).toEqual({ parentId: null, slot: CHILDREN, index: 2 })
    expect(beside(-1, 'b')).toEqual({ parentId: null, slot: CHILDREN, index: 1 })
    expect(beside(-1, 'a')).toBeUndefined()
    expect(beside(1, 'tabs')).toBeUndefined()
    expect([beside(-1, 'x'), beside(1, 'y')]).toEqual([undefined, undefined])
  })

  test('of several goes by the first upwards and by the last downwards', () => {
    expect(beside(-1, 'box', 'b')).toMatchObject({ index: 0 })
    expect(beside(1, 'a', 'box')).toMatchObject({ index: 3 })
  })

  test('leads from the end of one tab into the next and back', () => {
    expect(beside(1, 't1')).toEqual({ parentId: 'tabs', slot: pane(1), index: 0 })
    expect(beside(-1, 't1')).toBeUndefined()
    const editor = open()
    editor.run(moveBlocks, { ids: ['t1'], to: { parentId: 'tabs', slot: pane(1), index: 0 } })
    editor.run(moveBlocks, { ids: ['a'], to: { parentId: 'tabs', slot: pane(0), index: 0 } })
    // At the end of the previous tab, behind what is there.
    expect(placeBeside(editor.tree, catalogue, ['t1'], -1)).toEqual({
      parentId: 'tabs',
      slot: pane(0),
      index: 1,
    })
  })

  test('is nowhere for a block that is gone', () => {
    expect([beside(1, 'gone'), beside(-1)]).toEqual([undefined, undefined])
  })
})

test('out of a container is behind it, and there is nothing outside of the page', () => {
  expect(placeOutside(tree, ['x', 'y'])).toEqual({ parentId: null, slot: CHILDREN, index: 2 })
  expect(placeOutside(tree, ['t1'])).toMatchObject({ parentId: null, index: 4 })
  expect(placeOutside(tree, ['a'])).toBeUndefined()
})

describe('into the neighbour', () => {
  test('is the end of the container before', () => {
    expect(placeInside(tree, catalogue, ['b'])).toEqual({ parentId: 'box', slot: CHILDREN })
  })

  test('is the beginning of the container behind, where there is none before', () => {
    expect(placeInside(tree, catalogue, ['a'])).toEqual({ parentId: 'box', slot: CHILDREN, index: 0 })
    expect(placeInside(tree, catalogue, ['a', 'box', 'b'])).toEqual({
      parentId: 'tabs',
      slot: pane(0),
      index: 0,
    })
  })

  test('is nowhere between blocks that hold none', () => {
    expect(placeInside(tree, catalogue, ['x'])).toBeUndefined()
  })
})
