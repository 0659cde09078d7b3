// `npm run new-block -- retain-popup 挽留弹窗`: makes the folder of a new block and enters it into the registries.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { tsImport } = await import('tsx/esm/api')
const { newBlock } = await import('./lib/new-block.mjs')
const { root } = await import('./lib/root.mjs')
const { mustRun } = await import('./lib/run.mjs')

const [folder, title] = process.argv.slice(2)
if (folder === undefined) refuse('Say what the block is called: npm run new-block -- retain-popup 挽留弹窗')

const { specs } = await tsImport('../packages/blocks/src/props.ts', import.meta.url)
const isTaken = (name) => specs.find(name) !== undefined
const made = newBlock({ root, folder, title, isTaken })
if (!made.ok) refuse(made.reason)
// Long names need other line breaks, and imports are sorted by them.
await mustRun('Formatting it', ['node_modules/.bin/biome', 'check', '--write', made.path])
console.log(`${made.path}: ${made.files.join(', ')}`)
// Twice: the reference of props is written from the registry as it was before the first run.
for (let run = 0; run < 2; run++)
  await mustRun('Entering it into the registries', [process.execPath, 'tools/generate.mjs'])
console.log(`Now make it yours; npm test -- ${folder} tells whether it is still whole.`)

function refuse(reason) {
  console.error(reason)
  process.exit(1)
}
