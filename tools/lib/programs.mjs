import { join } from 'node:path'
import { builtFrom } from './built-from.mjs'
import { root } from './root.mjs'

/**
 * Programs that Node runs, bundled into a folder of their own.
 * @param {{ folder: string, programs: Record<string, string>, madeOf: readonly string[] }} options `programs`: their
 * names   and sources, `madeOf`: the folders of all that goes into them. All paths from the root.
 */
export function programs({ folder, programs, madeOf }) {
  const sources = builtFrom({ stamp: `${folder}/.built-from`, folders: madeOf })
  return {
    areBuilt: () => sources.isFresh(),
    exist: () => sources.exists(),
    build: async () => {
      // Only a build needs the bundler, which a production install does not have.
      const { bundle } = await import('./bundle.mjs')
      const hash = sources.hash()
      await bundle({ programs, folder })
      sources.remember(hash)
    },
    /** @param {string} name One of the programs. */
    pathOf: (name) => join(root, folder, `${name}.mjs`),
  }
}
