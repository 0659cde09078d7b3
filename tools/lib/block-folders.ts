import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const BLOCKS = 'packages/blocks/src'

/** The folders that are blocks, sorted: those that hold a `props.ts`. */
export function blockFolders(): string[] {
  return readdirSync(`${ROOT}${BLOCKS}`)
    .filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/props.ts`))
    .sort()
}

/** The folders of blocks that have presets for whoever makes pages. */
export function presetFolders(): string[] {
  return blockFolders().filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/presets.ts`))
}

/** The folders of blocks that define how the Studio's palette shows them. */
export function paletteFolders(): string[] {
  return blockFolders().filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/palette.ts`))
}

/** The folders of blocks that have a `live.ts`. */
export function liveFolders(): string[] {
  return blockFolders().filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/live.ts`))
}

/** The folders of blocks whose view may be an island: `defineView` names when it wakes. */
export function islandFolders(): string[] {
  return blockFolders().filter((name) =>
    /defineView[\s\S]*\bisland\b/.test(readFileSync(`${ROOT}${BLOCKS}/${name}/${name}.tsx`, 'utf8')),
  )
}
