import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BLOCKS = 'packages/blocks/src'
const HEADER = '// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.\n'

/**
 * The registries of blocks, one line per folder that holds a `props.ts`: the folder is the block, and
 * nothing else has to mention it.
 */
export async function generate(): Promise<Record<string, string>> {
  const folders = readdirSync(`${ROOT}${BLOCKS}`)
    .filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/props.ts`))
    .sort()
  return {
    [`${BLOCKS}/registry/specs.generated.ts`]: specsFile(folders),
    [`${BLOCKS}/registry/views.generated.ts`]: viewsFile(folders),
    [`${BLOCKS}/registry/lazy-views.generated.ts`]: lazyViewsFile(folders),
  }
}

function specsFile(folders: readonly string[]): string {
  return [
    HEADER,
    "import { createSpecs } from '@yingzao/schema/server'\n",
    ...folders.map((folder) => `import { ${camel(folder)}Spec } from '../${folder}/props'\n`),
    `\nexport const specs = createSpecs([\n${folders.map((folder) => `  ${camel(folder)}Spec,\n`).join('')}])\n`,
  ].join('')
}

function viewsFile(folders: readonly string[]): string {
  return [
    HEADER,
    "import type { Views } from '@yingzao/renderer'\n",
    ...folders.map((folder) => `import { ${camel(folder)} } from '../${folder}/${folder}'\n`),
    `\nexport const views: Views = {\n${folders.map((folder) => `  ${camel(folder)},\n`).join('')}}\n`,
  ].join('')
}

function lazyViewsFile(folders: readonly string[]): string {
  const lines = folders.map((folder) => {
    const name = camel(folder)
    const chunk = `/* webpackChunkName: "block-${name}" */`
    return `  ${name}: () => import(${chunk} '../${folder}/${folder}').then((block) => block.${name}),\n`
  })
  return `${HEADER}import type { LazyViews } from '@yingzao/renderer'\n\nexport const views: LazyViews = {\n${lines.join('')}}\n`
}

/** `retain-popup` → `retainPopup`, the name the block is registered under. */
function camel(folder: string): string {
  return folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
