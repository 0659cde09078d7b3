import { removeBlocks } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { insertPointOf, isSamePlace, placeOf, setInsertPoint } from './insert-point'

const text = (id: string) => ({ name: 'text', id, value: { html: '' } })
const open = () =>
  testSession([text('a'), { name: 'container', id: 'box', value: {}, children: [text('x')] }])

test('a place between blocks is before the one and behind the other', () => {
  const { tree } = open().editor
  expect(placeOf(tree, { id: 'box', side: 'before' })).toMatchObject({ parentId: null, index: 1 })
  expect(placeOf(tree, { id: 'x', side: 'behind' })).toMatchObject({ parentId: 'box', index: 1 })
  expect(placeOf(tree, { id: 'none', side: 'behind' })).toBeUndefined()
  expect(isSamePlace(tree, { id: 'a', side: 'behind' }, { id: 'box', side: 'before' })).toBe(true)
  expect(isSamePlace(tree, { id: 'box', side: 'behind' }, { id: 'x', side: 'behind' })).toBe(false)
})

test('it holds until something else is selected or its block is gone', () => {
  const session = open()
  setInsertPoint(session, { id: 'box', side: 'before' })
  expect(insertPointOf(session)).toMatchObject({ id: 'box', side: 'before' })
  session.editor.select(['a'])
  expect(insertPointOf(session)).toBeUndefined()
  setInsertPoint(session, { id: 'box', side: 'behind' })
  session.editor.run(removeBlocks, { ids: ['box'] })
  expect(insertPointOf(session)).toBeUndefined()
})
