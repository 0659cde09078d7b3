import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/** Where the gateway's sources are. */
const FOLDERS = [
  'apps/gateway/src',
  'packages/pages/reserved',
  ...packages('blocks', 'checks', 'contract', 'editor-core', 'pages', 'regions', 'schema'),
]
const SOURCE = /\.(ts|json)$/
const NO_SOURCE = /\.test\.ts$|(^|\/)testing\//

/** Its views, and what wakes them, are the site's. */
const MOSTLY_OF_THE_SITE = /^packages\/blocks\//

const DEMO_PAGES = 'demo/pages'

/** Editors give other names to what they have not finished writing. */
const DEMO_FILE = /^([\w-]+\.json|assets\/[\w-]+\.\w+)$/

/** Editors write a file in several steps. */
const SETTLE_MS = 30

/**
 * Calls back after a source of the gateway was saved, and after a demo page or a picture of them was.
 * @param {{ isBundled: (path: string) => boolean, onChange: () => void, onDemo: (name: string) => void }} options
 */
export function watchSources({ isBundled, onChange, onDemo }) {
  /** By what the callback is for: the gateway, or a file. */
  const timers = new Map()
  const settle = (key, act) => {
    clearTimeout(timers.get(key))
    timers.set(key, setTimeout(act, SETTLE_MS))
  }
  const sources = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, path) => {
      if (path !== null && isSource(`${folder}/${path}`, isBundled)) settle('gateway', onChange)
    }),
  )
  const demo = watch(join(root, DEMO_PAGES), { recursive: true }, (_event, path) => {
    if (path !== null && isDemoFile(path))
      settle(path, () => existsSync(join(root, DEMO_PAGES, path)) && onDemo(path))
  })
  return {
    close: () => {
      for (const timer of timers.values()) clearTimeout(timer)
      for (const watcher of [...sources, demo]) watcher.close()
    },
  }
}

/** Whether it is a demo page or a picture of them. @param {string} path From their folder. */
export function isDemoFile(path) {
  return DEMO_FILE.test(path)
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
