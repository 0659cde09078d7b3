// Makes a checkout ready to run: packages and the visitors' site. With --build it builds even what is fresh.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
await prepare({ rebuild: process.argv.includes('--build') })
