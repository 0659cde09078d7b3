// `npm run bench -- checks`: how long it takes to check a page of 500 blocks of every kind against every rule, as the
// Studio does while somebody types. Shown beside it are the time for reading the page alone, which is part of it, and
// the price of a block on a page of 100: the rules look at blocks one by one, so on 500 a block must not cost much
// more.
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

const MOST_MS = 30
/** A page five times as long may take five times as long, and this much more: longer texts, colder caches. */
const MOST_GROWTH = 1.5
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '60' } } })
const rounds = Number(values.rounds)

const [{ examplesPage }, { checkDocument, rules }, { readDocument, toWireDocument, walkBlocks }, { specs }] =
  await Promise.all([
    tsImport('./examples-page.ts', import.meta.url),
    tsImport('../../packages/checks/src/index.ts', import.meta.url),
    tsImport('../../packages/schema/src/server.ts', import.meta.url),
    tsImport('../../packages/blocks/src/props.ts', import.meta.url),
  ])
const site = {
  company: '示例公司',
  license_no: '1',
  phone: '2',
  adviser: '3',
  adviser_no: '4',
  filing_no: '5',
}
const options = { linkHosts: ['*.example.com'], facts: { site, window: { start_at: null, end_at: null } } }

const rows = [100, 500].map(measurePage)
console.table(rows.map(({ perBlock: _, ...row }) => row))
const [short, long] = rows
const growth = long.perBlock / short.perBlock
console.log(`${rules.length} rules. A block of the longer page costs ${growth.toFixed(2)} times as much.`)
if (Number(long['check p95 (ms)']) > MOST_MS || growth > MOST_GROWTH) {
  console.error(`More than ${MOST_MS} ms, or a block that costs more than ${MOST_GROWTH} times as much.`)
  process.exitCode = 1
}

function measurePage(wanted) {
  const document = examplesPage(wanted)
  const input = JSON.parse(JSON.stringify(toWireDocument(document)))
  const blocks = [...walkBlocks(document)].length
  // These warm up the code.
  for (let round = 0; round < 20; round += 1) checkDocument(input, options)
  const checks = times(() => checkDocument(input, options))
  const reads = times(() => readDocument(input, specs))
  return {
    blocks,
    'bytes (json)': JSON.stringify(input).length,
    'check p50 (ms)': at(checks, 0.5).toFixed(2),
    'check p95 (ms)': at(checks, 0.95).toFixed(2),
    'of that reading (ms)': at(reads, 0.5).toFixed(2),
    'limit (ms)': MOST_MS,
    perBlock: at(checks, 0.5) / blocks,
  }
}

function times(work) {
  return Array.from({ length: rounds }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  }).toSorted((a, b) => a - b)
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}
