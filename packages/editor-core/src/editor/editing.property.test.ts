import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patchBetween } from '../compare/patch-between'
import type { EditedPage } from '../page/page'
import { indexOf } from '../page/tree'
import { applyPatch } from '../patch/apply-patch'
import { type Act, act, acts, startPage } from '../testing/random-editing'
import { succeed, TestEditor } from '../testing/test-editor'

/** `EDITOR_RUNS=2000` makes more of them, `PROPERTY_SEED` others. */
const RUNS = Number(process.env.EDITOR_RUNS ?? 15)
const MINUTE = 60_000

function check(property: (done: readonly Act[]) => void): void {
  fc.assert(fc.property(acts, property), { numRuns: RUNS })
}

test(
  'undoing all gives the first page, redoing all the last',
  () => {
    check((done) => {
      const editor = new TestEditor(startPage())
      for (const one of done) {
        act(editor, one)
        editor.clock.now += 600
      }
      const last = editor.page
      const steps = editor.history.position
      let undone = 0
      while (editor.undo().ok) undone += 1
      expect(undone).toBe(steps)
      expect(editor.page).toEqual(startPage())
      while (editor.redo().ok) undone -= 1
      expect(undone).toBe(0)
      expect(editor.page).toEqual(last)
    })
  },
  10 * MINUTE,
)

test(
  'jumping to any step gives the page of that step',
  () => {
    check((done) => {
      const editor = new TestEditor(startPage())
      const pages = [editor.page]
      for (const one of done) {
        act(editor, one)
        editor.clock.now += 5_000
        pages[editor.history.position] = editor.page
      }
      for (const { a, b } of done) {
        const position = (a * 31 + b) % pages.length
        succeed(editor.jumpTo(position))
        expect(editor.page).toEqual(pages[position] ?? editor.page)
      }
    })
  },
  10 * MINUTE,
)

test(
  'patches applied to a copy give the same page and take it back',
  () => {
    check((done) => {
      const editor = new TestEditor(startPage())
      for (const one of done) {
        const before = editor.page
        const { steps } = editor.history
        act(editor, one)
        editor.clock.now += 5_000
        const step = editor.history.steps.at(-1)
        if (editor.history.steps.length !== steps.length + 1 || step === undefined) continue
        const applied = succeed(applyPatch(copyOf(before), copyOf(step.forward)))
        expect(applied.page).toEqual(editor.page)
        expect(succeed(applyPatch(applied.page, copyOf(applied.inverse))).page).toEqual(before)
        expect(succeed(applyPatch(editor.page, copyOf(step.inverse))).page).toEqual(before)
      }
    })
  },
  10 * MINUTE,
)

test(
  'the index is that of a fresh walk, whatever was done',
  () => {
    check((done) => {
      const editor = new TestEditor(startPage())
      for (const one of done) {
        act(editor, one)
        const fresh = indexOf(editor.page)
        expect(new Map([...editor.tree.index].sort())).toEqual(new Map([...fresh].sort()))
        for (const [id, { block }] of fresh) expect(editor.tree.index.get(id)?.block).toBe(block)
        expect(editor.selection.ids.every((id) => fresh.has(id))).toBe(true)
      }
    })
  },
  10 * MINUTE,
)

test(
  'the patch between any two pages makes one of the other',
  () => {
    check((done) => {
      const editor = new TestEditor(startPage())
      const first = editor.page
      for (const one of done) {
        act(editor, one)
        if (one.a % 4 !== 0) continue
        for (const [from, to] of [
          [first, editor.page],
          [editor.page, first],
        ] as const) {
          expect(succeed(applyPatch(from, copyOf(patchBetween(from, copyOf(to))))).page).toEqual(to)
        }
      }
      expect(patchBetween(editor.page, copyOf(editor.page))).toEqual([])
    })
  },
  10 * MINUTE,
)

test('an undo that takes operations back in the order they were done would be found out', () => {
  const careless = fc.property(acts, (done) => {
    const editor = new TestEditor(startPage())
    for (const one of done) act(editor, one)
    const first = editor.history.steps.reduceRight<EditedPage>(
      (page, { inverse }) => succeed(applyPatch(page, [...inverse].reverse())).page,
      editor.page,
    )
    expect(first).toEqual(startPage())
  })
  expect(fc.check(careless, { numRuns: 100, seed: 1, endOnFailure: true }).failed).toBe(true)
})

/** As it arrives over the wire. */
function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
