import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  CASHIER_LIST_FILE,
  CHUNK_LIST_FILE,
  type ChunkList,
  PASSPORT_LIST_FILE,
} from '../../build/chunk-list'

/** Where the chunks are served (SPEC.md section 2); the web build carries the same prefix. */
const ASSET_PREFIX = '/packages/h5-page/dist/'

/** A stylesheet that is written into the page. The runtime finds it by `href` and does not fetch it again. */
export interface Stylesheet {
  href: string
  text: string
}

/** What the other builds produced for the server, read once when the gateway loads this bundle. */
export interface Artefacts {
  /** Changes whenever anything that shapes a page's bytes changes. */
  build: string
  /** Address of the island loader. */
  entry: string
  baseCss: Stylesheet[]
  /** By block name. */
  css: Readonly<Record<string, Stylesheet[]>>
  /** What the pages of `/passport/` load, instead of everything else here. */
  passport: { script: string; css: Stylesheet[] }
  /** Address of the cashier, for pages that sell. */
  cashier: string
  /** What the page for payments loads after it. */
  pay: { script: string; css: Stylesheet[] }
  /** Inline script for the head. */
  head: string
  /** Inline script for the end of the body. */
  body: string
  /** Inline script for the head of pages that ask for rules, after the other. */
  rules: string
  /** Inline script for pages that have a campaign window. */
  window: string
  /** Inline script for the pages that respond to a form for leads. */
  lead: string
  /** Inline script for the head of pages in the test environment, before the other. */
  testPlace: string
  /** Inline script for the head of drafts and of the gallery, before every other. */
  simulator: string
  /** By block name: inline script that puts that block's `live.ts` in place. */
  lives: Readonly<Record<string, string>>
  /** By block name: the chunks that contain its `live.ts`. */
  liveChunks: Readonly<Record<string, readonly string[]>>
}

/** `dist` is the folder with the builds; a missing file means the site was not built completely. */
export function readArtefacts(dist: string): Artefacts {
  const read = (...path: string[]) => readFileSync(join(dist, ...path), 'utf8')
  const list = (...path: string[]) => JSON.parse(read(...path)) as ChunkList
  const chunks = list('web', CHUNK_LIST_FILE)
  const styles = list('styles', CHUNK_LIST_FILE)
  const { passport } = list('web', PASSPORT_LIST_FILE).others
  const { cashier, pay } = list('web', CASHIER_LIST_FILE).others
  const stylesheets = (files: readonly string[], folder = 'web') =>
    files.map((file) => ({ href: `${ASSET_PREFIX}${file}`, text: read(folder, file) }))
  const [main] = chunks.entry.js
  const [passportScript] = passport?.js ?? []
  const [cashierScript] = cashier?.js ?? []
  const [payScript] = pay?.js ?? []
  if (!main || !passportScript || !cashierScript || !payScript)
    throw new Error('The web build has no entry chunk; build the site again.')
  const lives = readdirSync(join(dist, 'lives')).filter((file) => file.endsWith('.js'))
  const parts = {
    entry: `${ASSET_PREFIX}${main}`,
    baseCss: stylesheets(chunks.entry.css),
    css: mapValues(styles.blocks, ({ css }) => stylesheets(css, 'styles')),
    passport: { script: `${ASSET_PREFIX}${passportScript}`, css: stylesheets(passport?.css ?? []) },
    cashier: `${ASSET_PREFIX}${cashierScript}`,
    pay: {
      script: `${ASSET_PREFIX}${payScript}`,
      css: stylesheets([...(pay?.css ?? []), ...(cashier?.css ?? [])]),
    },
    head: read('boot', 'head.js').trim(),
    body: read('boot', 'end.js').trim(),
    rules: read('boot', 'rules.js').trim(),
    window: read('boot', 'window.js').trim(),
    lead: read('boot', 'lead.js').trim(),
    testPlace: read('boot', 'test-place.js').trim(),
    simulator: read('boot', 'simulator.js').trim(),
    lives: Object.fromEntries(
      lives.map((file) => [file.slice(0, -'.js'.length), read('lives', file).trim()]),
    ),
    liveChunks: mapValues(chunks.scripts, ({ live }) => live),
  }
  const build = createHash('sha256').update(JSON.stringify(parts)).update(read('server', 'index.js'))
  return { build: build.digest('hex').slice(0, 16), ...parts }
}

/**
 * Returns the addresses of two files: one with everything that a page loads for its first blocks to live, followed by
 * the loader, which then finds it there (empty: the loader alone is enough); and one with what those further down need
 * in addition (empty: nothing). The gateway joins them: on a slow connection a request for each takes longer than its
 * content, and together they are a fifth smaller.
 */
export function joinedScripts(
  { entry, liveChunks }: Pick<Artefacts, 'entry' | 'liveChunks'>,
  { live, liveLater }: { live: Iterable<string>; liveLater: Iterable<string> },
): { first: string; later: string } {
  const filesOf = (blocks: Iterable<string>) =>
    [...new Set([...blocks].flatMap((name) => liveChunks[name] ?? []))].sort()
  const first = filesOf(live)
  return {
    first: first.length === 0 ? '' : addressOf([...first, basename(entry)]),
    later: addressOf(filesOf(liveLater).filter((file) => !first.includes(file))),
  }
}

/** The address of the scripts as one file. Empty: there are none. */
function addressOf(files: readonly string[]): string {
  if (files.length === 0) return ''
  return `${ASSET_PREFIX}${files.map((file) => file.slice(0, -'.js'.length)).join('+')}.js`
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}
