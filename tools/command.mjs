// `npm run pages -- list` and the like: builds the gateway's commands when they are missing or stale, and becomes the
// one that is named first.
import { pathToFileURL } from 'node:url'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { COMMANDS, gatewayProgram } = await import('./lib/gateway.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const [name] = process.argv.splice(2, 1)
if (!COMMANDS.includes(name)) {
  console.error(`There is no command ${name}. There are: ${COMMANDS.join(', ')}.`)
  process.exit(1)
}
await prepare({ build: 'gateway', production: true })
process.setSourceMapsEnabled(true)
await import(pathToFileURL(gatewayProgram(name)).href)
