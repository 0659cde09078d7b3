import type { ScriptFacts } from '@yingzao/checks'
import { wording } from './wording'

/** Bytes of script up to which a block is light and middling. A page of ordinary blocks loads some 75 KB in all. */
const LIGHT = 1024
const MIDDLE = 3 * 1024

/** What a block costs visitors, as measured by the build: in a word, and the figure for those who want it. */
export interface ScriptSize {
  level: 'light' | 'middle' | 'heavy'
  text: string
  figure: string
}

/**
 * Returns the bytes of script that neither another block nor the page needs. Undefined for a block that the build does
 * not know.
 */
export function ownBytes({ blocks, bytes, page }: ScriptFacts, name: string): number | undefined {
  const own = blocks[name]
  if (own === undefined) return undefined
  const others = new Set(page)
  for (const [other, { before, after }] of Object.entries(blocks)) {
    if (other !== name) for (const file of [...before, ...after]) others.add(file)
  }
  return [...own.before, ...own.after]
    .filter((file) => !others.has(file))
    .reduce((sum, file) => sum + (bytes[file] ?? 0), 0)
}

/** Undefined for a block whose script was not measured. */
export function scriptSize(bytes: number | undefined): ScriptSize | undefined {
  if (bytes === undefined) return undefined
  const level = bytes <= LIGHT ? 'light' : bytes <= MIDDLE ? 'middle' : 'heavy'
  const { sizes, noScript, script } = wording
  return { level, text: sizes[level], figure: bytes === 0 ? noScript : script((bytes / 1024).toFixed(1)) }
}
