import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPatch } from '../patch/apply-patch'
import { box, page, tabs, text } from '../testing/pages'
import { strangePages } from '../testing/random-pages'
import { succeed } from '../testing/test-editor'
import { patchBetween } from './patch-between'

const RUNS = Number(process.env.EDITOR_RUNS ?? 100)

test('one field is one operation, wherever the block stands', () => {
  const of = (words: string) => page(box('outer', box('inner', text('a', words))), text('b'))
  expect(patchBetween(of('一'), of('二'))).toEqual([
    { op: 'set', id: 'a', path: ['value', 'text'], value: '二' },
  ])
})

test('a block that went to another place is moved, and not sent again', () => {
  const before = page(text('a'), tabs('panes', [text('b')], []))
  const after = page(tabs('panes', [], [text('b'), text('a')]))
  expect(patchBetween(before, after)).toEqual([
    { op: 'move', id: 'b', parentId: 'panes', slot: ['value', 'list', 1, 'children'], after: null },
    { op: 'move', id: 'a', parentId: 'panes', slot: ['value', 'list', 1, 'children'], after: 'b' },
  ])
})

test('a new block comes with all that is new in it', () => {
  const after = page(text('a'), box('frame', box('inner', text('b'))))
  const [block] = after.page_schema.slice(1)
  expect(patchBetween(page(text('a')), after)).toEqual([{ op: 'insert', block, parentId: null, after: 'a' }])
})

test('tabs that get another tab, or lose one, keep the blocks of the others', () => {
  const two = page(tabs('panes', [text('a')], [box('frame', text('b'))]))
  const three = page(tabs('panes', [text('a')], [], [box('frame', text('b'))]))
  const one = page(tabs('panes', [text('b'), text('a')]))
  for (const [before, after] of [two, three, one].flatMap((from) =>
    [two, three, one].map((to) => [from, to] as const),
  )) {
    expect(succeed(applyPatch(before, patchBetween(before, after))).page).toEqual(after)
  }
  expect(patchBetween(two, three).some(({ op }) => op === 'insert' || op === 'remove')).toBe(false)
})

test('pages that have nothing but ids in common lead to each other', () => {
  const leads = fc.property(strangePages, strangePages, (before, after) => {
    const patch: unknown = JSON.parse(JSON.stringify(patchBetween(before, after)))
    const applied = succeed(applyPatch(before, patch))
    expect(applied.page).toEqual(after)
    expect(succeed(applyPatch(applied.page, applied.inverse)).page).toEqual(before)
  })
  fc.assert(leads, { numRuns: RUNS })
}, 600_000)
