import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { context } from 'esbuild'
import { leaveOthers } from '../bundle.mjs'
import { root } from '../root.mjs'

const ENTRY = 'apps/gateway/src/dev/main.ts'

/** From here Node finds the packages as from the sources themselves. */
export const GATEWAY_BUNDLE = join(root, '.yingzao/dev/gateway.mjs')

/** Migrations, builds, workers and demo pages are found from the source that names them. */
const sourceAddresses = {
  name: 'source-addresses',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const address = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' }
    })
  },
}

/**
 * Makes one file of the gateway's sources, again and again: the packages of others are left to Node, which has loaded
 * them before. Unlike what `npm start` runs, its workers read sources, which may change at any moment.
 */
export async function bundleGateway() {
  const bundling = await context({
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
    plugins: [leaveOthers, sourceAddresses],
  })
  return {
    /** Answers what the bundle holds and what it loads; rejects when it cannot be made, which has been told then. */
    async make() {
      const { metafile } = await bundling.rebuild()
      return contentOf(metafile)
    },
    close: () => bundling.dispose(),
  }
}

/** @param {import('esbuild').Metafile} metafile */
function contentOf({ inputs, outputs }) {
  const imports = Object.values(outputs).flatMap((output) => output.imports)
  return {
    sources: new Set(Object.keys(inputs)),
    packages: [...new Set(imports.filter(({ external }) => external).map(({ path }) => path))],
  }
}
