// `npm run test:repeat`: runs the suite of `npm test` ten times, with its files in a different order and different
// property cases each time, and reports which tests did not always end in the same way. `-- --times 3 countdown`
// repeats what is named three times; other arguments go to Vitest. `TEST_ORDER=N PROPERTY_SEED=N npm test` repeats the
// run reported as N.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { findBrowser } = await import('./lib/find-browser.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { usualProjects } = await import('./lib/plan-tests.mjs')
const { root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')
const { failuresIn, outcomesOf } = await import('./lib/wavering.mjs')

const { times, rest } = readArguments(process.argv.slice(2))
/** A different order and different cases from last time. */
const first = Date.now() % 1_000_000
await prepare({ build: 'fresh' })
const browser = await findBrowser()
const folder = mkdtempSync(join(tmpdir(), 'yingzao-repeat-'))
const runs = []
try {
  for (let number = 1; number <= times; number += 1) {
    const began = performance.now()
    const seed = first + number
    const outcomes = await runOnce(join(folder, `${number}.json`), seed)
    runs.push(outcomes)
    const failed = failuresIn([outcomes])
    const took = seconds(performance.now() - began)
    console.log(`Run ${number} of ${times} (N ${seed}): ${failed.length} failed, ${took} s`)
    for (const { name } of failed) console.log(`  ${name}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
const failures = failuresIn(runs)
for (const { name, failed, wavered } of failures)
  console.log(`${wavered ? 'wavered' : 'fails'}, ${failed} of ${times}: ${name}`)
console.log(`${failures.filter(({ wavered }) => wavered).length} tests wavered in ${times} runs.`)
process.exitCode = failures.length === 0 ? 0 : 1

async function runOnce(report, seed) {
  const output = ['--reporter=json', `--outputFile=${report}`, '--silent=true']
  await run(
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...usualProjects(rest), ...output, ...rest],
    { CHROME_PATH: browser, CI: 'true', NO_COLOR: '1', TEST_ORDER: `${seed}`, PROPERTY_SEED: `${seed}` },
  )
  return outcomesOf(JSON.parse(readFileSync(report, 'utf8')), root)
}

function readArguments(given) {
  const at = given.indexOf('--times')
  if (at === -1) return { times: 10, rest: given }
  const times = Number(given[at + 1])
  if (!Number.isInteger(times) || times < 1) {
    console.error('Say how often: npm run test:repeat -- --times 3')
    process.exit(1)
  }
  return { times, rest: given.toSpliced(at, 2) }
}

function seconds(milliseconds) {
  return Math.round(milliseconds / 1000)
}
