// `npm run imports`: enforces the import law of .dependency-cruiser.mjs, that no block is named outside
// packages/blocks, and that tests of everything together enter the gateway and the testkit by their doors. A cruiser
// that could not parse our files would find no breach either, so a run over too few modules is an error.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockMentions } from './lib/block-mentions.mjs'
import { cruise } from './lib/cruise.mjs'
import { importsPastDoors } from './lib/imports-past-doors.mjs'
import { root } from './lib/root.mjs'

const FEWEST_MODULES = 60
const BLOCKS = 'packages/blocks/src'
/** Words of the command line are compared with a `name`, too. */
const COMMANDS = 'apps/gateway/src/cli/'

const { seen, breaches } = cruise()
if (seen.length < FEWEST_MODULES) {
  console.error(
    `The import check saw only ${seen.length} of our modules, so it proves nothing. Is TypeScript's API there?`,
  )
  process.exit(1)
}
for (const { rule, path } of breaches) console.error(`${rule}: ${path}`)
const mentions = mentionsOutside(seen)
for (const { file, line, name } of mentions) {
  console.error(
    `Only packages/blocks names a block: ${file}:${line} names ${name}. Ask for a trait of it instead.`,
  )
}
const past = pastDoors()
for (const { file, line, path } of past) {
  console.error(`The gateway and the testkit are entered by their doors: ${file}:${line} imports ${path}.`)
}
console.log(
  `${seen.length} modules, ${breaches.length} violations of the import law, ${mentions.length} blocks named outside, ${past.length} doors passed by.`,
)
process.exit(breaches.length + mentions.length + past.length > 0 ? 1 : 0)

/** Blocks that are named where none should be. Tests may name them; the cruiser lists no tests. */
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

/** What is outside packages and apps, where the cruiser does not look. */
function pastDoors() {
  const files = ['e2e', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  )
  return files.flatMap((file) =>
    importsPastDoors(readFileSync(join(root, file), 'utf8')).map((one) => ({ file, ...one })),
  )
}
