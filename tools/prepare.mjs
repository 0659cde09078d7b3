// Makes a checkout ready to run: packages, the visitors' site and the Studio. With --build it rebuilds even what is
// fresh.
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { prepare } = await import('./lib/prepare.mjs')
await prepare({ build: process.argv.includes('--build') ? 'new' : 'fresh' })
