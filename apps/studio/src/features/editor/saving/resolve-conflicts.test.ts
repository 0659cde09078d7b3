import { type EditedPage, mergeDocuments } from '@yingzao/editor-core'
import { describe, expect, test } from 'vitest'
import { box, outline, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { keyOf, patchFor, resolveConflicts, type Side } from './resolve-conflicts'

function conflict(base: EditedPage, mine: EditedPage, theirs: EditedPage) {
  const merge = mergeDocuments(base, mine, theirs)
  const [first] = merge.conflicts
  if (!first) throw new Error('These pages have no conflict.')
  const resolve = (side: Side) =>
    resolveConflicts({ merge, mine, theirs }, new Map(merge.conflicts.map((one) => [keyOf(one), side])))
  return { merge, mine, theirs, first, resolve }
}

test('one field that both changed is as the chosen side has it', () => {
  const { resolve } = conflict(page(text('a', '甲')), page(text('a', '我')), page(text('a', '他')))
  const chosen = (['mine', 'theirs'] as const).map((side) => resolve(side).page_schema[0]?.value.text)
  expect(chosen).toEqual(['我', '他'])
})

test('a block that one removed and the other changed goes or stays', () => {
  const { resolve } = conflict(
    page(text('a'), text('b', '乙')),
    page(text('a')),
    page(text('a'), text('b', '他')),
  )
  expect([outline(resolve('mine')), outline(resolve('theirs'))]).toEqual([['a'], ['a', 'b']])
})

describe('a block that both moved', () => {
  const base = page(text('a'), box('one'), box('two'))
  const mine = page(box('one', text('a')), box('two'))
  const theirs = page(box('one'), box('two', text('a')))

  test('stands where the chosen side put it', () => {
    const { resolve } = conflict(base, mine, theirs)
    expect(outline(resolve('mine'))).toEqual(['one', 'one/a', 'two'])
    expect(outline(resolve('theirs'))).toEqual(['one', 'two', 'two/a'])
  })

  test('cannot go to a place that is gone, and is left where it is', () => {
    const { merge, first } = conflict(base, mine, theirs)
    const without = { ...merge, page: page(box('two', text('a'))) }
    expect(patchFor(first, 'mine', { merge: without, mine, theirs })).toBeUndefined()
    expect(
      outline(resolveConflicts({ merge: without, mine, theirs }, new Map([[keyOf(first), 'mine']]))),
    ).toEqual(['two', 'two/a'])
  })
})

test('what is not decided stays as the merge has it', () => {
  const { merge, mine, theirs } = conflict(
    page(text('a', '甲')),
    page(text('a', '我')),
    page(text('a', '他')),
  )
  expect(resolveConflicts({ merge, mine, theirs }, new Map())).toBe(merge.page)
})

test('conflicts of different fields, values, blocks and kinds have different keys', () => {
  const keys = [
    { kind: 'place', id: 'a' },
    { kind: 'removed', id: 'a', by: 'mine' },
    { kind: 'field', id: 'a', path: ['value', 'text'], base: 1, mine: 2, theirs: 3 },
    { kind: 'field', id: 'a', path: ['value', 'text'], base: 1, mine: 4, theirs: 3 },
    { kind: 'field', id: 'a', path: ['value', 'list', 0], base: 1, mine: 2, theirs: 3 },
    { kind: 'field', id: null, path: ['title'], base: 1, mine: 2, theirs: 3 },
  ].map((one) => keyOf(one as Parameters<typeof keyOf>[0]))
  expect(new Set(keys).size).toBe(keys.length)
})
