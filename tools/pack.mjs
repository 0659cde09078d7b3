// `node tools/pack.mjs FOLDER [--without-database] [--revision REVISION]`: writes what a server needs from this built
// checkout into a new folder. The image and the offline bundle are made from it.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNode } from './lib/check-node.mjs'

checkNode()
const { packRelease } = await import('./lib/pack/pack-release.mjs')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-database': { type: 'boolean', default: false }, revision: { type: 'string' } },
})
const [folder, ...more] = positionals
if (folder === undefined || more.length > 0) {
  console.error('node tools/pack.mjs FOLDER [--without-database] [--revision REVISION]')
  process.exit(1)
}
try {
  packRelease({
    to: resolve(folder),
    withDatabase: !values['without-database'],
    revision: values.revision || undefined,
  })
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
