import { join } from 'node:path'
import { builtFrom } from './built-from.mjs'
import { pruneChunks } from './prune-chunks.mjs'
import { root } from './root.mjs'
import { rsbuild } from './rsbuild.mjs'

const sources = builtFrom({ stamp: 'apps/h5/dist/.built-from', folders: ['apps/h5', 'packages'] })

/** Whether the visitors' site was built from exactly these sources and packages. */
export function isSiteBuilt() {
  return sources.isFresh()
}

/** Whether the visitors' site was built, from whatever sources. */
export function siteBuildExists() {
  return sources.exists()
}

/** Builds the visitors' site and clears away chunks that no phone can still ask for. Ends the process on failure. */
export async function buildSite() {
  const hash = sources.hash()
  await rsbuild("Building the visitors' site", 'apps/h5/rsbuild.config.ts')
  pruneChunks({ folder: join(root, 'apps/h5/dist/web'), now: Date.now() })
  sources.remember(hash)
}
