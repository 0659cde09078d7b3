import {
  BLOCKS,
  blockFolders,
  islandFolders,
  liveFolders,
  paletteFolders,
  presetFolders,
} from '../lib/block-folders'
import { camelCase } from '../lib/names.mjs'

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
    [`${BLOCKS}/registry/islands.generated.ts`]: islandsFile(islandFolders()),
    [`${BLOCKS}/registry/styles.generated.ts`]: stylesFile(folders),
    [`${BLOCKS}/registry/lives.generated.ts`]: livesFile(liveFolders()),
    [`${BLOCKS}/registry/examples.generated.ts`]: listsFile(folders, 'examples', 'Example'),
    [`${BLOCKS}/registry/presets.generated.ts`]: listsFile(presetFolders(), 'presets', 'Preset'),
    [`${BLOCKS}/registry/palette.generated.ts`]: paletteFile(paletteFolders()),
  }
}

function specsFile(folders: readonly string[]): string {
  return [
    HEADER,
    "import { createSpecs } from '@yingzao/schema/server'\n",
    ...folders.map((folder) => `import { ${camelCase(folder)}Spec } from '../${folder}/props'\n`),
    `\nexport const specs = createSpecs([\n${folders.map((folder) => `  ${camelCase(folder)}Spec,\n`).join('')}])\n`,
  ].join('')
}

function viewsFile(folders: readonly string[]): string {
  return [
    HEADER,
    "import type { Views } from '@yingzao/renderer'\n",
    ...folders.map((folder) => `import { ${camelCase(folder)} } from '../${folder}/${folder}'\n`),
    `\nexport const views: Views = {\n${folders.map((folder) => `  ${camelCase(folder)},\n`).join('')}}\n`,
  ].join('')
}

/** What a phone may have to wake. */
function islandsFile(folders: readonly string[]): string {
  const lines = folders.map(
    (folder) =>
      `  ${camelCase(folder)}: () => ${chunk(folder)}.then((block) => block.${camelCase(folder)}),\n`,
  )
  return `${HEADER}import type { LazyViews } from '@yingzao/renderer'\n\nexport const islands: LazyViews = {\n${lines.join('')}}\n`
}

/** Every view, for its CSS. */
function stylesFile(folders: readonly string[]): string {
  return `${HEADER}${folders.map((folder) => `void ${chunk(folder)}\n`).join('')}`
}

function chunk(folder: string): string {
  return `import(/* webpackChunkName: "block-${camelCase(folder)}" */ '../${folder}/${folder}')`
}

function livesFile(folders: readonly string[]): string {
  const lines = folders.map((folder) => {
    const name = camelCase(folder)
    return `  ${name}: () => import(/* webpackChunkName: "live-${name}" */ '../${folder}/live'),\n`
  })
  return `${HEADER}import type { LazyLives } from '@yingzao/renderer'\n\nexport const lives: LazyLives = {\n${lines.join('')}}\n`
}

/** How the Studio shows the blocks. */
function paletteFile(folders: readonly string[]): string {
  const names = folders.map(camelCase)
  return [
    HEADER,
    "import type { PaletteEntry } from '../palette-entry'\n",
    ...folders.map((folder) => `import { palette as ${camelCase(folder)} } from '../${folder}/palette'\n`),
    `\nexport const palette: Readonly<Record<string, PaletteEntry>> = {\n${names.map((name) => `  ${name},\n`).join('')}}\n`,
  ].join('')
}

/** What blocks list in a file of its own: `examples` for tests, `presets` for people. */
function listsFile(
  folders: readonly string[],
  list: 'examples' | 'presets',
  type: 'Example' | 'Preset',
): string {
  const names = folders.map(camelCase)
  return [
    HEADER,
    `import type { ${type} } from '../${type.toLowerCase()}'\n`,
    ...folders.map((folder) => `import { ${list} as ${camelCase(folder)} } from '../${folder}/${list}'\n`),
    `\nexport const ${list}: Readonly<Record<string, readonly ${type}[]>> = {\n${names.map((name) => `  ${name},\n`).join('')}}\n`,
  ].join('')
}
