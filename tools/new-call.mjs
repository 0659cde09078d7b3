// `npm run new-call -- reminders dropReminder`: adds a call to a module of the gateway; `--studio`: one for members.
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { finishNew, refuse } = await import('./lib/finish-new.mjs')
const { knownCalls } = await import('./lib/known-calls.mjs')
const { newCall } = await import('./lib/new-call.mjs')
const { kebabCase } = await import('./lib/names.mjs')
const { root } = await import('./lib/root.mjs')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { studio: { type: 'boolean', default: false } },
})
const [module, id] = positionals
if (id === undefined) {
  refuse('Say which module it is of and what it is called: npm run new-call -- reminders dropReminder')
}

const { visitors, members } = await knownCalls()
const isTaken = (name) => name in visitors || name in members
const made = newCall({ root, module, id, kind: values.studio ? 'members' : 'visitors', isTaken })
if (!made.ok) refuse(made.reason)
await finishNew(made.files)
console.log(`Now make it yours; npm test -- ${kebabCase(id)} tells whether it still does what it says.`)
