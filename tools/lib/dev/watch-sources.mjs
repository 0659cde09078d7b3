import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Where what the gateway is made of lies. */
const FOLDERS = [
  'apps/gateway/src',
  'packages/pages/reserved',
  ...packages('blocks', 'checks', 'contract', 'editor-core', 'pages', 'regions', 'schema'),
]
const SOURCE = /\.(ts|json)$/
const NO_SOURCE = /\.test\.ts$|(^|\/)testing\//

/** Its views, and what wakes them, are the site's. */
const MOSTLY_OF_THE_SITE = /^packages\/blocks\//

/** Editors write a file in several steps. */
const SETTLE_MS = 30

/**
 * Calls back after a source of the gateway was saved.
 * @param {{ isBundled: (path: string) => boolean, onChange: () => void }} options
 */
export function watchSources({ isBundled, onChange }) {
  let timer
  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, path) => {
      if (path === null || !isSource(`${folder}/${path}`, isBundled)) return
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

/**
 * Whether a saved file wants a new gateway. Of blocks what is bundled does; elsewhere all, for workers load sources
 * that no import leads to, and so do those that are new.
 * @param {string} path From the root.
 * @param {(path: string) => boolean} isBundled
 */
export function isSource(path, isBundled) {
  if (!SOURCE.test(path) || NO_SOURCE.test(path)) return false
  return !MOSTLY_OF_THE_SITE.test(path) || isBundled(path)
}

function packages(...names) {
  return names.map((name) => `packages/${name}/src`)
}
