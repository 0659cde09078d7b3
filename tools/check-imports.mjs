// Holds the import law of .dependency-cruiser.mjs. A cruiser that could not parse our files would find no
// violation either, so a run over too few modules is an error.
import { spawnSync } from 'node:child_process'

const FEWEST_MODULES = 60

const run = spawnSync(
  'npx',
  ['depcruise', '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'apps', 'packages'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
)
if (!run.stdout.startsWith('{')) {
  console.error(run.stderr || run.stdout)
  process.exit(1)
}
const { summary, modules } = JSON.parse(run.stdout)
const own = modules.filter((module) => /^(apps|packages)\//.test(module.source))
if (own.length < FEWEST_MODULES) {
  console.error(
    `The import check saw only ${own.length} of our modules, so it proves nothing. Is TypeScript's API there?`,
  )
  process.exit(1)
}
for (const { from, to, rule, cycle } of summary.violations) {
  const path = cycle ? [from, ...cycle.map((step) => step.name)].join(' → ') : `${from} → ${to}`
  console.error(`${rule.name}: ${path}`)
}
console.log(`${own.length} modules, ${summary.violations.length} violations of the import law.`)
process.exit(summary.violations.length > 0 ? 1 : 0)
