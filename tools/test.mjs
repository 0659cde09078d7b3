// `npm test`: types, then every test but the long ones, which `npm run test:browser` runs before a release: every block
// and every action in every container, in a browser. Arguments go to Vitest: `npm test -- countdown`,
// `npm test -- --project unit`.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
const { findBrowser } = await import('./lib/find-browser.mjs')
const { mustRun, run } = await import('./lib/run.mjs')

await prepare()
const browser = await findBrowser().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
await mustRun('The type check', [process.execPath, 'tools/typecheck.mjs'])
// A plain log where nobody watches: no colours, no lines that rewrite themselves.
const plain = process.env.CI ? { NO_COLOR: '1', CI: 'true' } : {}
const given = process.argv.slice(2)
const projects = given.some((argument) => argument.startsWith('--project')) ? [] : ['--project', '!e2e-long']
const vitest = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...projects, ...given]
process.exitCode = await run(vitest, { CHROME_PATH: browser, ...plain })
