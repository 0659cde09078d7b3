import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const BLOCKS = 'packages/blocks/src'

/** The folders that are blocks, sorted: those that hold a `props.ts`. */
export function blockFolders(): string[] {
  return readdirSync(`${ROOT}${BLOCKS}`)
    .filter((name) => existsSync(`${ROOT}${BLOCKS}/${name}/props.ts`))
    .sort()
}

/** `retain-popup` → `retainPopup`, the name the block is registered under. */
export function blockName(folder: string): string {
  return folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
