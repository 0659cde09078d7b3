import { type BlockCatalogue, openSlots, type Place, type Tree, valueAt } from '@yingzao/editor-core'
import type { LayerRow } from './layer-rows'

/** Where on a line a drop is marked. */
export type DropSide = 'before' | 'after' | 'inside'

export interface DropTarget {
  key: string
  side: DropSide
  place: Place
}

/** How much of a container's line, at its top and bottom, means beside it and not in it. */
const EDGE = 0.28

/** What a drop on a line means: `part` is how far down the line it is, from 0 to 1. */
export function dropTarget(
  { tree, catalogue }: { tree: Tree; catalogue: BlockCatalogue },
  row: LayerRow,
  part: number,
): DropTarget {
  const { key, block, slot } = row
  if (slot !== undefined) return { key, side: 'inside', place: { parentId: block.id, slot } }
  const [first] = openSlots(catalogue, block)
  if (first && part >= EDGE && part <= 1 - EDGE) {
    return { key, side: 'inside', place: { parentId: block.id, slot: first.path } }
  }
  // Below the line of an open container is its first block, so the mark there means the place before that block.
  if (first && part > 0.5 && row.isOpen && first.path.length === 1) {
    return { key, side: 'after', place: { parentId: block.id, slot: first.path, index: 0 } }
  }
  return beside(tree, row, part < 0.5 ? 'before' : 'after')
}

function beside(tree: Tree, { key, block }: LayerRow, side: 'before' | 'after'): DropTarget {
  const entry = tree.index.get(block.id)
  if (!entry) return { key, side, place: { parentId: null } }
  const { parentId, slot } = entry
  const siblings =
    parentId === null
      ? tree.page.page_schema
      : (valueAt(tree.index.get(parentId)?.block, slot) as { id: string }[])
  const index = siblings.findIndex(({ id }) => id === block.id)
  return { key, side, place: { parentId, slot, index: side === 'before' ? index : index + 1 } }
}
