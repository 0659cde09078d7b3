// `npm run new-module -- reminders 提醒`: makes a module of the gateway, with what the contract needs for its calls.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { finishNew, refuse } = await import('./lib/finish-new.mjs')
const { knownCalls } = await import('./lib/known-calls.mjs')
const { newModule } = await import('./lib/new-module.mjs')
const { root } = await import('./lib/root.mjs')

const [folder, title] = process.argv.slice(2)
if (folder === undefined) refuse('Say what the module is called: npm run new-module -- reminders 提醒')

const { visitors, members } = await knownCalls()
const isTaken = (id) => id in visitors || id in members
const made = newModule({ root, folder, title, isTaken })
if (!made.ok) refuse(made.reason)
await finishNew(made.files)
console.log(`Next: npm run migration -- --name ${folder.replaceAll('-', '_')}, which writes what makes its table.
Then make it yours; npm test -- modules/${folder} tells whether it still does what it says.`)
