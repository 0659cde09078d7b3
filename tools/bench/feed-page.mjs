// `npm run bench -- feed-page`: a page with a data column of 200 rows beside a hand-written one with the same table, in
// alternating cold loads on a slow phone; then a column of 10,000 rows, which a phone scrolls through and whose parts
// are requested. Options: --runs 9, --shots FOLDER.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { findBrowser } from '../lib/find-browser.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { firstPaints } from './feed-page/first-paints.mjs'
import { feedFile, feedPageDocument, handWrittenFeedPage } from './feed-page/pages.mjs'
import { askForParts, scrollThrough } from './feed-page/read-on.mjs'
import { startOwnGateway } from './own-gateway.mjs'
import { documentOf, singlePage, startFront } from './page-load/front.mjs'
import { productionSettings } from './production-settings.mjs'
import { runNode } from './start-server.mjs'

const MOST = { firstPaint: 1.1, longTask: 50 }
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '9' }, shots: { type: 'string' } },
})
const runs = Number(values.runs)
if (values.shots) await mkdir(values.shots, { recursive: true })

const { showRows } = await tsImport('../../apps/gateway/bench/feeds/measure-rows.ts', import.meta.url)
const browserPath = await findBrowser()
const gateway = await startOwnGateway(productionSettings())
const fronts = []
try {
  const url = await publishFeedPage()
  await showRows({
    env: gateway.env,
    origin: gateway.origin,
    as_of: dayAgo(2),
    file: feedFile(200),
    opens: true,
  })
  const targets = [
    { name: 'hand-written, 200 rows', url: await serve(handWrittenFeedPage(200)) },
    { name: 'hand-written, first 50 rows', url: await serve(handWrittenFeedPage(50)) },
    { name: 'Yingzao, 200 rows, first 50 by the server', url },
  ]
  const paints = await firstPaints({ targets, browserPath, runs, shots: values.shots })
  console.table(paints)

  await showRows({
    env: gateway.env,
    origin: gateway.origin,
    as_of: dayAgo(1),
    file: feedFile(10_000),
    opens: false,
  })
  const parts = await askForParts(gateway.origin)
  console.table([{ 'a part of 10,000 rows, 50 each': '', ...parts }])
  const scrolled = await scrollThrough({ url, browserPath, shots: values.shots })
  console.table([scrolled])

  const slow = [
    ...(paints[2].ratio > MOST.firstPaint ? [`the first paint is ${paints[2].ratio} of one by hand`] : []),
    ...(scrolled['longest task (ms)'] > MOST.longTask
      ? [`scrolling had a task of ${scrolled['longest task (ms)']} ms`]
      : []),
  ]
  for (const line of slow) console.error(`Too slow: ${line}`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  for (const front of fronts) front.stop()
  await gateway.stop()
}

/** A day in the past, in China. */
function dayAgo(days) {
  return new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
}

async function serve(html) {
  const front = await startFront(new Map(), singlePage(documentOf(html)))
  fronts.push(front)
  return `${front.origin}/page`
}

async function publishFeedPage() {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
  try {
    const document = feedPageDocument()
    const file = join(folder, `${document.code}.json`)
    await writeFile(file, JSON.stringify(document))
    // In production a page is published by approval only.
    await runNode([gatewayProgram('pages'), 'import', file, '--publish'], { ...gateway.env, APP_ENV: 'test' })
    return `${gateway.origin}/h5-page/h5/${document.code}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
