// `npm run bench -- editor-core`: how long the headless editor takes for what a person does, on pages of 50, 200 and 500
// blocks, and on one of 300 blocks nested as deep as allowed. Every block has a listener, as it has in the Studio. The
// Studio has 16 ms from a key to its canvas; less than a third of that is the editor's.
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST_MS = 5
/** Opening happens once. */
const MOST_OPEN_MS = 50
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '300' } } })
const rounds = Number(values.rounds)

const [core, { box, catalogue, page, text }] = await Promise.all([
  tsImport('../../packages/editor-core/src/index.ts', import.meta.url),
  tsImport('../../packages/editor-core/src/testing/pages.ts', import.meta.url),
])
const WORDS = '适合长期定投的投资者，投资有风险，入市需谨慎。'.repeat(8)

const rows = [
  ...[50, 200, 500].map((blocks) => measurePage(`${blocks} blocks`, flatPage(blocks), `t${blocks >> 1}`)),
  measurePage('300 nested', nestedPage(300), 'n150'),
].flat()
console.table(rows)
const slow = rows.filter((row) => Number(row['p95 (ms)']) >= row['limit (ms)'])
for (const row of slow) {
  console.error(`${row.act} on ${row.page} took ${row['p95 (ms)']} ms in the 95th percentile.`)
  process.exitCode = 1
}

function flatPage(blocks) {
  return page(...Array.from({ length: blocks }, (_none, index) => text(`t${index}`, WORDS)))
}

/** Five nested boxes, with the texts in the innermost: what is deepest has the longest way to the top. */
function nestedPage(blocks) {
  const texts = Array.from({ length: blocks - 5 }, (_none, index) => text(`n${index}`, WORDS))
  return page(box('b1', box('b2', box('b3', box('b4', box('b5', ...texts))))))
}

function measurePage(name, edited, id) {
  const editor = new core.Editor({ page: edited, catalogue, now: () => performance.now() * 1_000 })
  for (const known of editor.tree.index.keys()) editor.subscribeTo(known, () => {})
  const { parentId } = editor.tree.index.get(id)
  const times = { open: [], setProp: [], insert: [], move: [], remove: [], undo: [], redo: [] }
  const clock = (act, work) => {
    const startedAt = performance.now()
    const result = work()
    times[act].push(performance.now() - startedAt)
    if (result?.ok === false) throw new Error(`${act} was refused: ${result.refusal.message}`)
  }
  for (const copy of Array.from({ length: 40 }, () => structuredClone(edited))) {
    clock('open', () => new core.Editor({ page: copy, catalogue, now: () => 0 }))
  }
  for (let round = 0; round < rounds; round += 1) {
    clock('setProp', () => editor.run(core.setProp, { ids: [id], path: ['text'], value: `${WORDS}${round}` }))
    clock('remove', () => editor.run(core.removeBlocks, { ids: [id] }))
    clock('undo', () => editor.undo())
    clock('move', () => editor.run(core.moveBlocks, { ids: [id], to: { parentId, index: round % 40 } }))
    clock('undo', () => editor.undo())
    clock('redo', () => editor.redo())
    editor.run(core.removeBlocks, { ids: [editor.tree.index.has('t1') ? 't1' : 'n1'] })
    clock('insert', () => editor.run(core.insertBlock, { name: 'text', at: { parentId, index: round % 40 } }))
    editor.jumpTo(0)
  }
  return Object.entries(times).map(([act, all]) => row(name, act, all))
}

function row(name, act, all) {
  // The code is warm after a tenth.
  const sorted = all.slice(all.length / 10).toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(2)
  return {
    page: name,
    act,
    'p50 (ms)': at(0.5),
    'p95 (ms)': at(0.95),
    'slowest (ms)': at(0.9999),
    'limit (ms)': act === 'open' ? MOST_OPEN_MS : MOST_MS,
  }
}
