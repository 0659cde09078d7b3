// `npm run new-block -- retain-popup 挽留弹窗`: makes the folder of a new block and adds it to the registries.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { tsImport } = await import('tsx/esm/api')
const { finishNew, refuse } = await import('./lib/finish-new.mjs')
const { newBlock } = await import('./lib/new-block.mjs')
const { root } = await import('./lib/root.mjs')

const [folder, title] = process.argv.slice(2)
if (folder === undefined) refuse('Say what the block is called: npm run new-block -- retain-popup 挽留弹窗')

const { specs } = await tsImport('../packages/blocks/src/props.ts', import.meta.url)
const isTaken = (name) => specs.find(name) !== undefined
const made = newBlock({ root, folder, title, isTaken })
if (!made.ok) refuse(made.reason)
await finishNew(made.files)
console.log(`Now make it yours; npm test -- ${folder} tells whether it is still whole.`)
