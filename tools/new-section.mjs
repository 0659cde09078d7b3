// `npm run new-section -- reminders 提醒 [remindersList]`: makes a section of the Studio that shows a list.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { formatNew, refuse } = await import('./lib/finish-new.mjs')
const { knownCalls } = await import('./lib/known-calls.mjs')
const { camelCase } = await import('./lib/names.mjs')
const { newSection } = await import('./lib/new-section.mjs')
const { root } = await import('./lib/root.mjs')

const [folder, title, call = `${camelCase(folder ?? '')}List`] = process.argv.slice(2)
if (folder === undefined) refuse('Say what the section is called: npm run new-section -- reminders 提醒')

const { members } = await knownCalls()
const made = newSection({ root, folder, title, call, schemasOf })
if (!made.ok) refuse(made.reason)
await formatNew(made.files)
console.log(`Now make it yours; npm test -- features/${folder} tells whether it still draws what has come.`)

function schemasOf(id) {
  const operation = members[id]
  if (!operation || operation.response === 'file') return undefined
  const options = { unrepresentable: 'any' }
  return {
    request: operation.request.toJSONSchema({ io: 'input', ...options }),
    response: operation.response.toJSONSchema(options),
  }
}
