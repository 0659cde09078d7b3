import { CHILDREN } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { box, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { placeIn } from './place-in'

const source = page(text('a'), text('b'), text('c'), box('frame', text('x')))

test('a place is told by the block before it', () => {
  expect(placeIn(source, source, 'c')).toEqual({ parentId: null, slot: CHILDREN, after: 'b' })
  expect(placeIn(source, source, 'a')).toEqual({ parentId: null, slot: CHILDREN, after: null })
  expect(placeIn(source, source, 'x')).toEqual({ parentId: 'frame', slot: CHILDREN, after: null })
})

test('a neighbour that the other page lacks is passed over for the one before it', () => {
  expect(placeIn(page(text('a'), text('c')), source, 'c')).toMatchObject({ after: 'a' })
  expect(placeIn(page(text('c')), source, 'c')).toMatchObject({ after: null })
})

test('a block that the source has not has no place', () => {
  expect(placeIn(source, source, 'gone')).toBeUndefined()
})
