import {
  type BlockCatalogue,
  type Entry,
  openSlots,
  type Place,
  samePath,
  type Tree,
  valueAt,
} from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'

/** Returns the blocks in a block's slot, or at the top level. */
function siblingsOf(
  { page, index }: Tree,
  { parentId, slot }: Pick<Entry, 'parentId' | 'slot'>,
): readonly Block[] {
  if (parentId === null) return page.page_schema
  return valueAt(index.get(parentId)?.block, slot) as readonly Block[]
}

function indexIn(siblings: readonly Block[], id: string | undefined): number {
  return siblings.findIndex((block) => block.id === id)
}

/**
 * Returns one place up or down, in the slot of the first (up) or last (down) of the blocks. Undefined at the end of the
 * slot. In tabs, the way continues into the neighbouring tab.
 */
export function placeBeside(
  tree: Tree,
  catalogue: BlockCatalogue,
  ids: readonly string[],
  by: -1 | 1,
): Place | undefined {
  const entry = tree.index.get((by < 0 ? ids[0] : ids.at(-1)) ?? '')
  if (!entry) return undefined
  const siblings = siblingsOf(tree, entry)
  const at = indexIn(siblings, entry.block.id) + by
  const { parentId, slot } = entry
  // Counted before anything moves: down means in front of the block after the next one.
  if (at >= 0 && at < siblings.length) return { parentId, slot, index: by < 0 ? at : at + 1 }
  const parent = parentId === null ? undefined : tree.index.get(parentId)?.block
  if (!parent) return undefined
  const slots = openSlots(catalogue, parent)
  const next = slots[slots.findIndex(({ path }) => samePath(path, slot)) + by]
  return next && { parentId, slot: next.path, index: by < 0 ? next.blocks.length : 0 }
}

/** Returns the place behind the block that contains these blocks. Undefined at the top level. */
export function placeOutside(tree: Tree, ids: readonly string[]): Place | undefined {
  const parent = tree.index.get(tree.index.get(ids[0] ?? '')?.parentId ?? '')
  if (!parent) return undefined
  const { parentId, slot } = parent
  return { parentId, slot, index: indexIn(siblingsOf(tree, parent), parent.block.id) + 1 }
}

/** Returns the end of the container before the blocks, otherwise the beginning of the one behind them. */
export function placeInside(
  tree: Tree,
  catalogue: BlockCatalogue,
  ids: readonly string[],
): Place | undefined {
  const first = tree.index.get(ids[0] ?? '')
  if (!first) return undefined
  const siblings = siblingsOf(tree, first)
  const before = siblings[indexIn(siblings, ids[0]) - 1]
  const into = before && openSlots(catalogue, before)[0]
  if (before && into) return { parentId: before.id, slot: into.path }
  const behind = siblings.slice(indexIn(siblings, ids[0])).find(({ id }) => !ids.includes(id))
  const start = behind && openSlots(catalogue, behind)[0]
  return behind && start && { parentId: behind.id, slot: start.path, index: 0 }
}
