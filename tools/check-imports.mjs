// Holds the import law of .dependency-cruiser.mjs, and that no block is named outside of packages/blocks. A cruiser that
// could not parse our files would find no violation either, so a run over too few modules is an error.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockMentions } from './lib/block-mentions.mjs'
import { root } from './lib/root.mjs'

const BLOCKS = 'packages/blocks/src'
/** Words of the command line are compared with a `name`, too. */
const COMMANDS = 'apps/gateway/src/cli/'

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
const mentions = mentionsOutside(own.map((module) => module.source))
for (const { file, line, name } of mentions) {
  console.error(
    `Only packages/blocks names a block: ${file}:${line} names ${name}. Ask for a trait of it instead.`,
  )
}
console.log(
  `${own.length} modules, ${summary.violations.length} violations of the import law, ${mentions.length} blocks named outside.`,
)
process.exit(summary.violations.length + mentions.length > 0 ? 1 : 0)

/** Blocks that are named where none should be. Tests, of which the cruiser lists none, may name them. */
function mentionsOutside(files) {
  const folders = readdirSync(join(root, BLOCKS)).filter((name) =>
    existsSync(join(root, BLOCKS, name, 'props.ts')),
  )
  if (folders.length === 0) throw new Error(`There is no block in ${BLOCKS}, so nothing could be named.`)
  return files
    .filter(
      (file) => /\.tsx?$/.test(file) && !file.startsWith('packages/blocks/') && !file.startsWith(COMMANDS),
    )
    .flatMap((file) =>
      blockMentions(file, readFileSync(join(root, file), 'utf8'), folders).map((one) => ({ file, ...one })),
    )
}
