import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** What the gateway is made of. Of blocks it knows what is no view. */
const FOLDERS = [
  'apps/gateway/src',
  ...packages('blocks', 'checks', 'contract', 'editor-core', 'regions', 'schema'),
]
const SOURCE = /\.(ts|json)$/
const NO_SOURCE = /\.test\.ts$|(^|\/)testing\//

/** Editors write a file in several steps. */
const SETTLE_MS = 30

/** Calls back after a source of the gateway was saved. */
export function watchSources(onChange) {
  let timer
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, path) => {
      if (!isSource(path)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, SETTLE_MS)
    }),
  )
  return {
    close: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/** @param {string | null} path Below the folder that is watched. */
export function isSource(path) {
  return path !== null && SOURCE.test(path) && !NO_SOURCE.test(path)
}

function packages(...names) {
  return names.map((name) => `packages/${name}/src`)
}
