import type { Block } from './document'
import { isRecord } from './json'

/**
 * In a document, blocks are under this key and nothing else is, both on a block itself and inside its props
 * (`value.list[0].children`). So code that walks a page finds them without knowing what each block declares.
 */
export const BLOCKS_KEY = 'children'

/** The direct child blocks of a block, in document order: those in its props, then its children. */
export function blocksIn({ value, children }: Pick<Block, 'value' | 'children'>): Block[] {
  const found: Block[] = []
  mapBlocks(value, (blocks) => {
    found.push(...blocks)
    return blocks
  })
  return [...found, ...children]
}

/** A block's props with each list of blocks replaced; the same object when there is none. */
export function mapBlocks(
  value: Record<string, unknown>,
  map: (blocks: Block[]) => unknown,
): Record<string, unknown> {
  return mapEntry(value, map) as Record<string, unknown>
}

/** Recursion is safe: a value that has been read nests no deeper than its props allow. */
function mapEntry(entry: unknown, map: (blocks: Block[]) => unknown): unknown {
  if (Array.isArray(entry)) {
    const items = entry.map((item) => mapEntry(item, map))
    return items.some((item, index) => item !== entry[index]) ? items : entry
  }
  if (!isRecord(entry)) return entry
  let mapped: Record<string, unknown> = entry
  for (const [key, inner] of Object.entries<unknown>(entry)) {
    const next = key === BLOCKS_KEY ? map(inner as Block[]) : mapEntry(inner, map)
    if (next !== inner) mapped = { ...mapped, [key]: next }
  }
  return mapped
}
