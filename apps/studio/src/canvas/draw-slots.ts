import type { SlotPath } from '@yingzao/editor-core'
import { BLOCKS_KEY, type Block, isRecord } from '@yingzao/schema/client'
import type { ReactNode } from 'react'

/**
 * Returns a block's props with each list of blocks in them rendered; unlike `mapBlocks` it tells where each list is.
 * Recursion is safe: a value that was read nests no deeper than its props say.
 */
export function drawSlots(
  value: Block['value'],
  draw: (blocks: readonly Block[], slot: SlotPath) => ReactNode,
): Record<string, unknown> {
  return drawEntry(value, ['value'], draw) as Record<string, unknown>
}

function drawEntry(
  entry: unknown,
  path: SlotPath,
  draw: (blocks: readonly Block[], slot: SlotPath) => ReactNode,
): unknown {
  if (Array.isArray(entry)) {
    const items = entry.map((item, index) => drawEntry(item, [...path, index], draw))
    return items.some((item, index) => item !== entry[index]) ? items : entry
  }
  if (!isRecord(entry)) return entry
  let drawn: Record<string, unknown> = entry
  for (const [key, inner] of Object.entries<unknown>(entry)) {
    const at = [...path, key]
    const next = key === BLOCKS_KEY ? draw(inner as unknown as Block[], at) : drawEntry(inner, at, draw)
    if (next !== inner) drawn = { ...drawn, [key]: next }
  }
  return drawn
}
