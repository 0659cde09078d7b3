import { BLOCKS_KEY, isRecord } from '@yingzao/schema/client'

/**
 * Returns a copy of an item to go next to it: the same settings. Its lists of blocks start empty, because ids are
 * unique.
 */
export function copiedItem(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(copiedItem)
  if (!isRecord(item)) return item
  return Object.fromEntries(
    Object.entries(item).map(([key, value]) => [key, key === BLOCKS_KEY ? [] : copiedItem(value)]),
  )
}
