import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context } from 'esbuild'
import { leaveOthers } from '../bundle.mjs'
import { root } from '../root.mjs'

const ENTRY = 'apps/gateway/src/dev/main.ts'

/** From here Node finds the packages as from the sources themselves. */
export const GATEWAY_BUNDLE = join(root, '.yingzao/dev/gateway.mjs')

/** Where its sources are. */
const SOURCES = ['apps/gateway/src', 'packages']
const ADDRESS = 'import.meta.url'

/** Migrations, builds, workers and demo pages are located relative to the source that names them. */
const sourceAddresses = (paths) => ({
  name: 'source-addresses',
  setup(build) {
    // Whatever passes this filter is sent to esbuild and back on each save.
    const filter = new RegExp(`^(?:${paths.map(escapeRegExp).join('|')})$`)
    build.onLoad({ filter }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const address = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll(ADDRESS, address), loader: 'ts' }
    })
  },
})

/**
 * Bundles the gateway's sources into one file, again and again: third-party packages are left to Node, which has
 * already loaded them. Unlike what `npm start` runs, its workers read sources, which may change at any moment.
 */
export async function bundleGateway() {
  let bundling = await openContext()

  /** Starts over once the first address has been written into a source. */
  async function lookAgain() {
    await bundling.dispose()
    bundling = await openContext()
    return bundling.rebuild()
  }

  return {
    /**
     * Resolves with what the bundle holds and what it loads; rejects when bundling fails, after the error is printed.
     */
    async make() {
      let { metafile } = await bundling.rebuild()
      if (readFileSync(GATEWAY_BUNDLE, 'utf8').includes(ADDRESS)) ({ metafile } = await lookAgain())
      return contentOf(metafile)
    },
    close: () => bundling.dispose(),
  }
}

function openContext() {
  return context({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    outfile: GATEWAY_BUNDLE,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    metafile: true,
    logLevel: 'warning',
    // Errors name lines by it, and whoever looks at one has the source.
    sourcesContent: false,
    plugins: [leaveOthers, sourceAddresses(sourcesWithAddress())],
  })
}

/** The paths of those that ask where they are. */
function sourcesWithAddress() {
  return SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
      .map((path) => join(root, folder, path)),
  ).filter((path) => readFileSync(path, 'utf8').includes(ADDRESS))
}

function escapeRegExp(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** @param {import('esbuild').Metafile} metafile */
function contentOf({ inputs, outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports)
  return {
    sources: new Set(Object.keys(inputs)),
    packages: [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))],
  }
}
