import { BLOCKS, blockFolders, blockName } from '../lib/block-folders'

const HEADER = '// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.\n'

/**
 * The registries of blocks, one line per folder that holds a `props.ts`: the folder is the block, and
 * nothing else has to mention it.
 */
export async function generate(): Promise<Record<string, string>> {
  const folders = blockFolders()
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
    ...folders.map((folder) => `import { ${blockName(folder)}Spec } from '../${folder}/props'\n`),
    `\nexport const specs = createSpecs([\n${folders.map((folder) => `  ${blockName(folder)}Spec,\n`).join('')}])\n`,
  ].join('')
}

function viewsFile(folders: readonly string[]): string {
  return [
    HEADER,
    "import type { Views } from '@yingzao/renderer'\n",
    ...folders.map((folder) => `import { ${blockName(folder)} } from '../${folder}/${folder}'\n`),
    `\nexport const views: Views = {\n${folders.map((folder) => `  ${blockName(folder)},\n`).join('')}}\n`,
  ].join('')
}

function lazyViewsFile(folders: readonly string[]): string {
  const lines = folders.map((folder) => {
    const name = blockName(folder)
    const chunk = `/* webpackChunkName: "block-${name}" */`
    return `  ${name}: () => import(${chunk} '../${folder}/${folder}').then((block) => block.${name}),\n`
  })
  return `${HEADER}import type { LazyViews } from '@yingzao/renderer'\n\nexport const views: LazyViews = {\n${lines.join('')}}\n`
}
