// `npm start`: prepares the checkout and then becomes the server. In this same process, so that no signal or exit code
// gets lost on the way.
import { pathToFileURL } from 'node:url'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
const { gatewayProgram } = await import('./lib/gateway.mjs')
await prepare({ production: true })
// Errors name the lines of the sources.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(gatewayProgram('main')).href)
