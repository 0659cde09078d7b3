// `npm test`: types, then every test but those that have scripts of their own: `npm run test:long` sends whatever may
// be sent to every call of the gateway, kills databases, and runs the files that end with `.long.test.ts`; `npm run
// test:screens` opens the screens of the Studio without a browser, `npm run test:journeys` covers what visitors and
// members meet in one, `npm run test:processes` starts, stops and kills whole processes, `npm run test:pg15` runs the
// gateway's tests again on PostgreSQL 15, and `npm run test:browser`, before a release, every block and every action in
// every container. Arguments go to Vitest: `npm test -- --project unit`. With a name, as in `npm test -- countdown`,
// these files run at once, without the type check and without a build that they do not need.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
const { findBrowser } = await import('./lib/find-browser.mjs')
const { planTests, testFiles, usualProjects } = await import('./lib/plan-tests.mjs')
const { mustRun, run } = await import('./lib/run.mjs')

const given = process.argv.slice(2)
const plan = planTests(given, testFiles())
await prepare({ build: plan.build })
const browser = plan.browser ? await browserOrExit() : undefined
if (plan.types) await mustRun('The type check', [process.execPath, 'tools/typecheck.mjs'])
// A plain log where nobody watches: no colours, no lines that rewrite themselves.
const plain = process.env.CI ? { NO_COLOR: '1', CI: 'true' } : {}
const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...usualProjects(given), ...given]
process.exitCode = await run(vitest, { ...(browser && { CHROME_PATH: browser }), ...plain })

function browserOrExit() {
  return findBrowser().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
