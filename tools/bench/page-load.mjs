// `npm run bench -- page-load`: one campaign page, ours beside a hand-written one, in alternating cold loads on a slow
// phone. page-load/README.md says how to read what it prints. Options: --page sections, --runs 9, --profiles slow,fast,
// --targets NAMES, --extra NAME=URL, --shots FOLDER, --peers.
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../lib/find-browser.mjs'
import { documentOf, singlePage, startFront } from './page-load/front.mjs'
import { pageNamed } from './page-load/pages.mjs'
import { launchBrowser } from './page-load/phone.mjs'
import { PROFILES } from './page-load/profiles.mjs'
import { mediansOf, resultTable } from './page-load/result-table.mjs'
import { runVisits } from './page-load/run-visits.mjs'
import { startTargets } from './page-load/targets.mjs'
import { resultsFolder } from './page-load/workspace.mjs'

const { values } = parseArgs({
  options: {
    page: { type: 'string', default: 'campaign' },
    runs: { type: 'string', default: '9' },
    profiles: { type: 'string', default: 'slow' },
    targets: { type: 'string' },
    extra: { type: 'string', multiple: true, default: [] },
    shots: { type: 'string' },
    peers: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const shots = values.shots && resolve(values.shots)
const date = new Date().toISOString()

const browserPath = await findBrowser()
if (shots) await mkdir(shots, { recursive: true })
const page = pageNamed(values.page, { withPeers: values.peers })
const texts = page.texts()
const { targets, stop } = await startTargets({
  page,
  wanted: values.targets?.split(','),
  withPeers: values.peers,
  extra: values.extra,
})
const elsewhere = await startFront(
  new Map(),
  singlePage(documentOf('<!doctype html><title>Elsewhere</title>')),
)
try {
  await warmUp()
  const profiles = {}
  for (const name of values.profiles.split(',')) {
    const results = await measure(name, PROFILES[name])
    console.log(`\n${PROFILES[name].label}: medians of ${runs}, and how many times the hand-written page\n`)
    console.log(`${resultTable(results)}\n`)
    profiles[name] = results.map((result) => ({ ...result, medians: mediansOf(result.runs) }))
  }
  await keep(profiles)
} finally {
  elsewhere.stop()
  await stop()
}

/** Servers compress what they send when it is first requested. */
async function warmUp() {
  const browser = await launchBrowser(browserPath)
  const tab = await browser.newPage()
  for (const { url } of targets) await tab.goto(url, { waitUntil: 'networkidle' }).catch(() => undefined)
  await browser.close()
}

async function measure(profileName, profile) {
  const results = targets.map((target) => ({ ...target, runs: [] }))
  for (let run = 1; run <= runs; run += 1) {
    for (const target of results) {
      const isFirst = run === 1
      const away = `${elsewhere.origin}/`
      const visits = {
        target,
        texts,
        profileName,
        profile,
        browserPath,
        away,
        shots: isFirst ? shots : undefined,
      }
      const measured = await runVisits(visits)
      target.runs.push(measured)
      report(`${profileName} ${run}/${runs} ${target.name}`, measured)
    }
  }
  return results
}

function report(title, measured) {
  const { firstPaint, largestPaint, tapAnswered, formUnanswered, stall, missing, errors, retries } = measured
  const times = [firstPaint, largestPaint, tapAnswered].map((time) =>
    time === null ? 'never' : Math.round(time),
  )
  const unanswered = formUnanswered ? [`the form never answered: ${JSON.stringify(formUnanswered)}`] : []
  const notes = [...missing.map((text) => `MISSING ${text}`), ...errors, ...retries, ...unanswered]
  const waits = stall === null ? '' : `, others waited for a core ${Math.round(stall * 100)} % of the time`
  console.log(
    [`${title}: first paint, largest paint, tap ${times.join(', ')} ms${waits}`, ...notes].join('\n  '),
  )
}

async function keep(profiles) {
  await mkdir(resultsFolder, { recursive: true })
  const file = join(resultsFolder, `${date.replace(/[:.]/g, '-')}.json`)
  await writeFile(
    file,
    `${JSON.stringify({ date, page: values.page, node: process.version, runs, profiles }, null, 1)}\n`,
  )
  console.log(`All runs are in ${file}`)
}
