// `npm start`: prepares the checkout and then becomes the server. In this same process, so that a signal or an
// exit code has nobody to get lost at.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
await prepare({ production: true })
const { register } = await import('tsx/esm/api')
register()
await import('../apps/gateway/src/main.ts')
