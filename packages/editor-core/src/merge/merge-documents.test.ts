import { LIMITS } from '@yingzao/schema/client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setProp } from '../commands/fields'
import { patchPage, replacePage } from '../commands/page'
import { patchBetween } from '../compare/patch-between'
import type { EditedPage } from '../page/page'
import { sizeOf } from '../page/size'
import { indexOf } from '../page/tree'
import { walk } from '../page/walk'
import { applyPatch } from '../patch/apply-patch'
import { box, button, outline, page, popup, tabs, text } from '../testing/pages'
import { act, acts, startPage } from '../testing/random-editing'
import { strangePages } from '../testing/random-pages'
import { succeed, TestEditor } from '../testing/test-editor'
import { mergeDocuments } from './merge-documents'

const RUNS = Number(process.env.EDITOR_RUNS ?? 15)

const base = page(text('a', '一'), box('frame', text('b', '一')), tabs('panes', [text('c')], [text('d')]))

/** The outcome reached from theirs, as the editor does it: by a patch. */
function replayed(from: EditedPage, to: EditedPage): EditedPage {
  return succeed(applyPatch(from, JSON.parse(JSON.stringify(patchBetween(from, to))))).page
}

test('fields of one block that two people changed are joined', () => {
  const mine = { ...base, title: '我的', page_schema: [text('a', '二'), ...base.page_schema.slice(1)] }
  const [first, ...rest] = base.page_schema
  const theirs = page({ ...(first as typeof first & object), common: { mark: 'dbzs' } }, ...rest)
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(merged.title).toBe('我的')
  expect(merged.page_schema[0]).toEqual({ ...text('a', '二'), common: { mark: 'dbzs' } })
})

test('one field that both changed is listed, theirs stands, and mine can be taken', () => {
  const mine = page(text('a', '我的'), ...base.page_schema.slice(1))
  const theirs = page(text('a', '他的'), ...base.page_schema.slice(1))
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(conflicts).toMatchObject([
    { kind: 'field', id: 'a', path: ['value', 'text'], base: '一', mine: '我的', theirs: '他的' },
  ])
  expect(merged).toEqual(theirs)
  const [conflict] = conflicts
  const taken = conflict?.kind === 'field' ? conflict.takeMine : undefined
  expect(succeed(applyPatch(merged, taken)).page).toEqual(mine)
})

test('a conflict is one step in the editor, and what is saved then is told against theirs', () => {
  const editor = new TestEditor(base)
  editor.do(setProp, { ids: ['a'], path: ['text'], value: '我的' })
  editor.do(setProp, { ids: ['b'], path: ['text'], value: '我的' })
  const theirs = { ...page(text('a', '他的'), ...base.page_schema.slice(1)), title: '他的' }
  const { page: merged, conflicts } = mergeDocuments(editor.savedPage, editor.page, theirs)
  editor.do(replacePage, { page: merged, label: '合并他人的修改' })
  editor.rebase(theirs)
  expect(editor.startSaving().patch).toEqual([{ op: 'set', id: 'b', path: ['value', 'text'], value: '我的' }])
  const patch = conflicts.flatMap((conflict) => (conflict.kind === 'field' ? (conflict.takeMine ?? []) : []))
  editor.do(patchPage, { patch, label: '采用我的修改' })
  expect(editor.block('a').value.text).toBe('我的')
  editor.undo()
  editor.undo()
  expect([editor.block('a').value.text, editor.page.title]).toEqual(['我的', base.title])
  expect(editor.isSaved).toBe(false)
})

test('a list that grew in one and was filled in the other is one field', () => {
  const list = (...items: string[]) => ({ ...button('x'), value: { list: items.map((alt) => ({ alt })) } })
  const { conflicts } = mergeDocuments(page(list('一', '二')), page(list('一', '改')), page(list('一')))
  expect(conflicts).toMatchObject([{ kind: 'field', path: ['value', 'list'] }])
})

test('what one removed and the other changed stays, with all that is in it', () => {
  const mine = page(text('a', '一'), tabs('panes', [text('c')], [text('d')]))
  const theirs = page(text('a', '一'), box('frame', text('b', '改')), tabs('panes', [text('c')], [text('d')]))
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(outline(merged)).toEqual(outline(theirs))
  expect(conflicts).toEqual([
    { kind: 'removed', id: 'b', by: 'mine' },
    { kind: 'removed', id: 'frame', by: 'mine' },
  ])
})

test('what one removed and the other left alone is gone', () => {
  const mine = page(...base.page_schema.slice(1))
  const theirs = { ...base, title: '他的' }
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(outline(merged)).toEqual(outline(mine))
  expect(conflicts).toEqual([])
})

test('blocks that both added stand side by side, under ids of their own', () => {
  const mine = page(...base.page_schema, button('go', 'offer'), popup('offer', text('mine')))
  const theirs = page(...base.page_schema, popup('offer', text('theirs')))
  const { page: merged, conflicts, renamed } = mergeDocuments(base, mine, theirs)
  expect(conflicts).toEqual([])
  expect(renamed).toEqual(new Map([['offer', 'popup-1']]))
  expect(outline(merged).slice(-5)).toEqual(['go', 'popup-1', 'popup-1/mine', 'offer', 'offer/theirs'])
  expect(merged.page_schema.find(({ id }) => id === 'go')?.common.action?.popupId).toBe('popup-1')
})

test('a block that both moved elsewhere is listed', () => {
  const mine = page(box('frame', text('b', '一'), text('a', '一')), tabs('panes', [text('c')], [text('d')]))
  const theirs = page(box('frame', text('b', '一')), tabs('panes', [text('c'), text('a', '一')], [text('d')]))
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(merged).toEqual(theirs)
  expect(conflicts).toEqual([{ kind: 'place', id: 'a' }])
})

test('two containers that were moved into each other end in one another once', () => {
  const two = page(box('one'), box('two'))
  const { page: merged, conflicts } = mergeDocuments(
    two,
    page(box('two', box('one'))),
    page(box('one', box('two'))),
  )
  expect(outline(merged)).toEqual(['one', 'one/two'])
  expect(conflicts).toEqual([{ kind: 'place', id: 'one' }])
})

test('a block put into a tab that the other took away goes into the one that is left', () => {
  const mine = page(...base.page_schema.slice(0, 2), tabs('panes', [text('c')], [text('d'), text('new')]))
  const theirs = page(...base.page_schema.slice(0, 2), tabs('panes', [text('c')]))
  const { page: merged, conflicts } = mergeDocuments(base, mine, theirs)
  expect(outline(merged)).toContain('panes[0]/new')
  expect(conflicts).toContainEqual({ kind: 'place', id: 'new' })
})

test('with only one who changed something, the outcome is theirs or mine', () => {
  const laws = fc.property(acts, (done) => {
    const start = new TestEditor(startPage())
    const before = start.page
    for (const one of done) act(start, one)
    for (const [mine, theirs] of [
      [start.page, before],
      [before, start.page],
      [start.page, start.page],
    ] as const) {
      expect(mergeDocuments(before, mine, theirs)).toEqual({
        page: start.page,
        conflicts: [],
        renamed: new Map(),
      })
    }
  })
  fc.assert(laws, { numRuns: RUNS })
}, 600_000)

test('whatever two people did, the outcome is a page that has every new block', () => {
  const joined = fc.property(acts, acts, (ones, others) => {
    const before = startPage()
    const [mine, theirs] = [new TestEditor(before), new TestEditor(before)]
    for (const one of ones) act(mine, one)
    for (const other of others) act(theirs, other)
    const { page: merged, conflicts, renamed } = mergeDocuments(before, mine.page, theirs.page)
    const index = indexOf(merged)
    const old = indexOf(new TestEditor(before).page)
    for (const id of mine.tree.index.keys())
      if (!old.has(id)) expect(index.has(renamed.get(id) ?? id)).toBe(true)
    for (const id of theirs.tree.index.keys()) if (!old.has(id)) expect(index.has(id)).toBe(true)
    for (const conflict of conflicts) {
      if (conflict.kind !== 'field' || conflict.takeMine === undefined) continue
      expect(applyPatch(merged, JSON.parse(JSON.stringify(conflict.takeMine))).ok).toBe(true)
    }
    if (sizeOf(merged).blockDepth <= LIMITS.blockDepth) expect(replayed(theirs.page, merged)).toEqual(merged)
  })
  fc.assert(joined, { numRuns: RUNS })
}, 600_000)

test('changes in different blocks are both there', () => {
  const word = fc.constantFrom('', '甲', '乙', '丙丁')
  const words = fc.record({ one: word, two: word, three: word, four: word })
  const both = fc.property(words, ({ one, two, three, four }) => {
    const make = (a: string, b: string, c: string, d: string) =>
      page(text('a', a), box('frame', text('b', b)), tabs('panes', [text('c', c)], [text('d', d)]))
    const { page: merged, conflicts } = mergeDocuments(
      make('', '', '', ''),
      make(one, '', three, ''),
      make('', two, '', four),
    )
    expect(conflicts).toEqual([])
    expect(merged).toEqual(make(one, two, three, four))
  })
  fc.assert(both, { numRuns: RUNS })
})

test('three pages that have nothing but ids in common make one', () => {
  const joined = fc.property(strangePages, strangePages, strangePages, (before, mine, theirs) => {
    const { page: merged, renamed } = mergeDocuments(before, mine, theirs)
    const [was, index] = [idsOf(before), idsOf(merged)]
    for (const id of idsOf(mine)) if (!was.has(id)) expect(index).toContain(renamed.get(id) ?? id)
    for (const id of idsOf(theirs)) if (!was.has(id)) expect(index).toContain(id)
    for (const id of idsOf(mine)) if (idsOf(theirs).has(id)) expect(index).toContain(id)
    for (const [one, other] of [
      [mine, before],
      [before, mine],
    ] as const) {
      expect(mergeDocuments(before, one, other)).toEqual({ page: mine, conflicts: [], renamed: new Map() })
    }
  })
  fc.assert(joined, { numRuns: RUNS * 3 })
}, 600_000)

function idsOf(edited: EditedPage): Set<string> {
  return new Set(Array.from(walk(edited.page_schema), ({ id }) => id))
}
