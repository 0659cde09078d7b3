import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from './root.mjs'

/** Our own packages go into the bundle; those of others are found in node_modules, as always. */
const OURS = '@yingzao/'

/** The address of a source; where it is that of another module, a worker is to load that one. */
const ADDRESS = /new URL\('(\.[^']*\.ts)', import\.meta\.url\)|import\.meta\.url/g

/**
 * Bundles programs that Node runs, so that they start at once: reading a thousand sources takes seconds of processor
 * time. What lies beside a source and is read at run time, such as a picture, is still read there; modules for workers
 * become programs of their own. The folder then holds nothing else.
 * @param {{ programs: Record<string, string>, folder: string }} options `programs`: names of the programs and their
 * sources,   `folder`: where they come to stand, as `NAME.mjs`. All paths from the root.
 */
export async function bundle({ programs, folder }) {
  const outdir = join(root, folder)
  /** Their sources, by the names of the programs built from them. */
  const forWorkers = new Map()
  const options = (entryPoints) => ({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    // What several programs share is written once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    sourcemap: 'linked',
    // Errors are thrown in full.
    logLevel: 'silent',
    plugins: [leaveOthers, keepAddresses({ outdir, forWorkers })],
  })
  // Once to learn which modules workers load, then with them.
  await build({ ...options(programs), write: false, sourcemap: false })
  const { metafile } = await build({
    ...options({ ...programs, ...Object.fromEntries(forWorkers) }),
    metafile: true,
  })
  const written = new Set(Object.keys(metafile.outputs).map((path) => basename(path)))
  // Only now: a process started from the previous build may load another part of it at any moment.
  for (const file of readdirSync(outdir)) if (!written.has(file)) rmSync(join(outdir, file))
}

/** An esbuild plugin. */
export const leaveOthers = {
  name: 'leave-others',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith(OURS) ? undefined : { path, external: true },
    )
  },
}

/** Keeps `import.meta.url` the address of the source, relative to wherever the bundle is. */
function keepAddresses({ outdir, forWorkers }) {
  return {
    name: 'keep-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        if (!source.includes('import.meta.url')) return undefined
        const own = `new URL(${JSON.stringify(relative(outdir, path))}, import.meta.url).href`
        const contents = source.replace(ADDRESS, (_, module) => {
          if (module === undefined) return own
          const name = nameForWorker(join(path, '..', module))
          forWorkers.set(name, join(path, '..', module))
          return `new URL('./${name}.mjs', import.meta.url)`
        })
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** Flat, so that every program and every shared part finds sources by the same relative path. */
function nameForWorker(path) {
  return `worker.${relative(root, path).replace(/\.ts$/, '').replaceAll(/[\\/]/g, '.')}`
}
