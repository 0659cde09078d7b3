// Holds the visitors' budgets over what was really built: the inline boot, the loader, each block's own
// code, and all a page can load. Sizes are brotli at quality 11, as the gateway serves them.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const DIST = 'apps/h5/dist'
/** Bytes. The boot is inline in every page, so it is counted as it stands, uncompressed. */
const BUDGET = { boot: 3072, loader: 4 * 1024, block: 2 * 1024, all: 75 * 1024 }

const brotli = (text) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  }).length
const read = (...path) => readFileSync([DIST, ...path].join('/'))

const { entry, blocks } = JSON.parse(read('web', 'chunks.json').toString())
const rows = []
const row = (name, bytes, limit) => rows.push({ name, bytes, limit })

row('boot (inline, raw)', read('boot', 'head.js').length + read('boot', 'body.js').length, BUDGET.boot)
row('loader', sum(entry.js), BUDGET.loader)
for (const [name, { js }] of Object.entries(blocks))
  row(`block ${name}`, sum(js.filter((file) => file.startsWith('block-'))), BUDGET.block)
row('everything a page can load', sum(readdirSync(`${DIST}/web`).filter(isCurrentScript)), BUDGET.all)

for (const { name, bytes, limit } of rows) {
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '}  ${name.padEnd(30)} ${String(bytes).padStart(7)} of ${limit} bytes`,
  )
}
const over = rows.filter(({ bytes, limit }) => bytes > limit)
if (rows.length < 5) throw new Error('The budget check found almost nothing to weigh; build the site first.')
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}. Load less, or later.`)
  process.exit(1)
}

function sum(files) {
  return files.reduce((total, file) => total + brotli(read('web', file)), 0)
}

/** Chunks of older builds may still lie here for phones that have an old page open. */
function isCurrentScript(file) {
  return file.endsWith('.js') && read('web', 'chunks.json').includes(file)
}
