import type { Tree } from '../page/tree'
import { inDocumentOrder, walk } from '../page/walk'

/** The selected blocks, in document order. */
export interface Selection {
  readonly ids: readonly string[]
  /** Where a range begins: the last block picked without Shift. */
  readonly anchor: string | undefined
}

export const NOTHING: Selection = { ids: [], anchor: undefined }

/** Selects these blocks and no others; ids that do not exist are skipped. */
export function selectOnly(tree: Tree, ids: Iterable<string>): Selection {
  const ordered = inDocumentOrder(tree, ids)
  return { ids: ordered, anchor: ordered.at(-1) }
}

/** Adds a block to the selection, or removes it. */
export function toggle(tree: Tree, { ids, anchor }: Selection, id: string): Selection {
  if (!tree.index.has(id)) return { ids, anchor }
  const isIn = ids.includes(id)
  const next = isIn ? ids.filter((other) => other !== id) : inDocumentOrder(tree, [...ids, id])
  return { ids: next, anchor: isIn ? next.at(-1) : id }
}

/**
 * Selects from the anchor to a block. If both are in one slot, these are the blocks of that slot between them;
 * otherwise all blocks between them in document order.
 */
export function extendTo(tree: Tree, selection: Selection, id: string): Selection {
  const { anchor } = selection
  if (anchor === undefined || !tree.index.has(anchor)) return selectOnly(tree, [id])
  if (!tree.index.has(id)) return selection
  const ordered = Array.from(walk(tree.page.page_schema), (block) => block.id)
  const [from, to] = [ordered.indexOf(anchor), ordered.indexOf(id)].sort((a, b) => a - b) as [number, number]
  const between = ordered.slice(from, to + 1)
  const parentId = tree.index.get(anchor)?.parentId
  const areSiblings = parentId === tree.index.get(id)?.parentId
  const ids = areSiblings ? between.filter((other) => tree.index.get(other)?.parentId === parentId) : between
  return { ids, anchor }
}

/** The selection without blocks that are gone. The same object when all of them are there. */
export function prune(tree: Tree, selection: Selection): Selection {
  if (selection.ids.every((id) => tree.index.has(id))) {
    const { anchor } = selection
    if (anchor === undefined || tree.index.has(anchor)) return selection
  }
  const ids = inDocumentOrder(tree, selection.ids)
  const isThere = selection.anchor !== undefined && tree.index.has(selection.anchor)
  return { ids, anchor: isThere ? selection.anchor : ids.at(-1) }
}
