import { type Place, type Tree, valueAt } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'

/** The place one step up or down for blocks of one list; undefined at its end, or when they stand in several. */
export function placeBy({ page, index }: Tree, ids: readonly string[], by: 1 | -1): Place | undefined {
  const entries = ids.flatMap((id) => index.get(id) ?? [])
  const [first] = entries
  if (first === undefined) return undefined
  const { parentId, slot } = first
  const slotKey = JSON.stringify(slot)
  if (entries.some((entry) => entry.parentId !== parentId || JSON.stringify(entry.slot) !== slotKey))
    return undefined
  const parent = parentId === null ? undefined : index.get(parentId)?.block
  const siblings = (parent ? valueAt(parent, slot) : page.page_schema) as readonly Block[]
  const places = siblings.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []))
  const next = by < 0 ? Math.min(...places) - 1 : Math.max(...places) + 2
  if (next < 0 || next > siblings.length) return undefined
  return { parentId, slot, index: next }
}
