import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pruneChunks } from './prune-chunks.mjs'
import { root } from './root.mjs'
import { mustRun } from './run.mjs'

const STAMP = join(root, 'apps/h5/dist/.built-from')

/** Whether the visitors' site was built from exactly these sources and packages. */
export function isSiteBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash()
}

/** Builds the visitors' site and clears away chunks that no phone can still ask for. Ends the process on failure. */
export async function buildSite() {
  console.log("Building the visitors' site.")
  // Taken before: what changes during the build has to be built again.
  const hash = sourcesHash()
  const rsbuild = join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js')
  await mustRun("Building the visitors' site", [
    process.execPath,
    rsbuild,
    'build',
    '-c',
    'apps/h5/rsbuild.config.ts',
  ])
  pruneChunks({ folder: join(root, 'apps/h5/dist/web'), now: Date.now() })
  writeFileSync(STAMP, hash)
}

function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  for (const folder of ['apps/h5', 'packages']) {
    for (const path of filesIn(folder)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && !/\.test\.tsx?$|\.md$/.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
}
