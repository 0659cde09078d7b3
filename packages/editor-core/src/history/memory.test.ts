import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { duplicateBlocks } from '../commands/duplicate'
import { setProp } from '../commands/fields'
import { moveBlocks } from '../commands/move'
import { removeBlocks } from '../commands/remove'
import { PAGE } from '../page/page'
import { box, text } from '../testing/pages'
import { createTestEditor, type TestEditor } from '../testing/test-editor'

const MB = 1024 * 1024
const WORDS = '适合长期定投的投资者，投资有风险，入市需谨慎。'.repeat(12)

/** 500 steps on a page of 500 blocks: texts, boxes of nine texts that are removed, copied and moved. */
function longSession(afterEach: (editor: TestEditor) => void): TestEditor {
  const boxes = Array.from({ length: 50 }, (_none, index) =>
    box(`b${index}`, ...Array.from({ length: 9 }, (_inner, inner) => text(`t${index}.${inner}`, WORDS))),
  )
  const editor = createTestEditor(...boxes)
  for (let step = 0; step < 500; step += 1) {
    editor.clock.now += 5_000
    const boxId = editor.page.page_schema[step % 50]?.id ?? ''
    const textId = editor.block(boxId).children[0]?.id ?? ''
    if (step % 5 === 0) editor.do(removeBlocks, { ids: [boxId] })
    else if (step % 5 === 1) editor.do(duplicateBlocks, { ids: [editor.page.page_schema[0]?.id ?? ''] })
    else if (step % 5 === 2)
      editor.do(moveBlocks, { ids: [boxId], to: { parentId: PAGE, index: (step * 7) % 50 } })
    else editor.do(setProp, { ids: [textId], path: ['text'], value: `${WORDS}${step}` })
    afterEach(editor)
  }
  return editor
}

/** Megabytes that stay in use while what it returns is held. */
function held(work: () => unknown): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  const before = process.memoryUsage().heapUsed
  const holding = [work()]
  collect()
  const after = process.memoryUsage().heapUsed
  return holding.length * ((after - before) / MB)
}

test('500 steps on a page of 500 blocks are held in less than 20 MB', () => {
  const session = () => {
    const editor = longSession(() => {})
    expect(editor.history.steps).toHaveLength(500)
    return editor
  }
  expect(held(session)).toBeLessThan(20)
}, 60_000)

test('copies of the page instead would take more', () => {
  const copies: unknown[] = []
  const session = () =>
    longSession((editor) => {
      if (copies.length < 100) copies.push(JSON.parse(JSON.stringify(editor.page)))
    })
  expect(held(session)).toBeGreaterThan(20)
}, 60_000)
