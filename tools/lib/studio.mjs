import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFrom } from './built-from.mjs'
import { pruneChunks } from './prune-chunks.mjs'
import { root } from './root.mjs'
import { rsbuild } from './rsbuild.mjs'

const STUDIO = 'apps/studio'
const SCOPE = '@yingzao/'

const sources = builtFrom({ stamp: `${STUDIO}/dist/.built-from`, folders: withPackages(STUDIO) })

/** Whether the Studio was built from exactly these sources and packages. */
export function isStudioBuilt() {
  return sources.isFresh()
}

/** Whether the Studio was built, from whatever sources. */
export function studioBuildExists() {
  return sources.exists()
}

/** Builds the Studio and clears away chunks that no open one can still ask for. Ends the process on failure. */
export async function buildStudio() {
  const hash = sources.hash()
  await rsbuild('Building the Studio', `${STUDIO}/rsbuild.config.ts`)
  pruneChunks({ folder: join(root, STUDIO, 'dist/assets'), now: Date.now() })
  sources.remember(hash)
}

/** A workspace and our packages that it depends on, transitively. */
function withPackages(folder, found = new Set()) {
  if (found.has(folder)) return [...found]
  found.add(folder)
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith(SCOPE)) withPackages(`packages/${name.slice(SCOPE.length)}`, found)
  }
  return [...found]
}
