// `npm run bench -- render`: how long the built site takes to render a page of 500 blocks of every kind to bytes, as a
// ratio to React's `renderToString` of as many plain elements: for every element of the rendered page one `div` in the
// same place, with the same text and the attributes that somebody writing that page by hand would write too, created
// anew each time. So the ratio is the price of everything that makes it a page: views, each block rendered alone, its
// frame, the props of islands, and the page around them. Next to it is the ratio to `div`s with nothing but their class
// and text; that one grows with every `aria-label`, so it is shown but has no limit. All run in turns; the medians of
// the rounds' ratios count.
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'

// Before React is loaded, as it picks its build by this.
process.env.NODE_ENV = 'production'

const MOST = 3
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '61' }, blocks: { type: 'string', default: '500' } },
})
const rounds = Number(values.rounds)
const blocks = Number(values.blocks)

const [{ examplesPage }, { plainPage }, { site }] = await Promise.all([
  tsImport('./examples-page.ts', import.meta.url),
  import('../../packages/renderer/bench/plain-page.mjs'),
  import('../../apps/h5/dist/server/index.js'),
])
const company = {
  company: '示例公司',
  license_no: '1',
  phone: '2',
  adviser: '3',
  adviser_no: '4',
  filing_no: '5',
}
const document = examplesPage(blocks)
const input = {
  document,
  window: { start_at: null, end_at: null },
  images: {},
  site: company,
  draft: false,
  testButton: false,
}
const { html, failures } = site.renderPage(input)
if (failures.length > 0)
  throw new Error(`Blocks failed, so this measures nothing: ${JSON.stringify(failures)}`)
const plain = plainPage(html, { attributes: true })
const bare = plainPage(html, { attributes: false })

// The code is warm after these.
for (let round = 0; round < 10; round += 1) measure()
const measured = Array.from({ length: rounds }, measure)
const ratio = median(measured.map(({ page, plain }) => page / plain))
console.table([
  {
    blocks,
    elements: plain.count,
    'bytes (html)': Buffer.byteLength(html),
    rounds,
    'page (ms)': median(measured.map(({ page }) => page)).toFixed(2),
    'plain elements (ms)': median(measured.map(({ plain }) => plain)).toFixed(2),
    'to bare divs': median(measured.map(({ page, bare }) => page / bare)).toFixed(2),
    ratio: ratio.toFixed(2),
    limit: MOST,
  },
])
if (ratio > MOST) {
  console.error(
    `Drawing the page took ${ratio.toFixed(2)} times as long as plain elements, more than ${MOST}.`,
  )
  process.exitCode = 1
}

function measure() {
  return {
    page: time(() => site.renderPage(input).html),
    plain: time(plain.render),
    bare: time(bare.render),
  }
}

/** To bytes, as needed for sending: React leaves the text in thousands of pieces. */
function time(drawHtml) {
  const startedAt = performance.now()
  Buffer.from(drawHtml())
  return performance.now() - startedAt
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]
}
