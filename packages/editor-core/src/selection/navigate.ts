import type { Block } from '@yingzao/schema/client'
import { slotsOf } from '../page/slots'
import type { Tree } from '../page/tree'
import { walk } from '../page/walk'
import type { Selection } from './selection'

/**
 * Where a key press goes: `next` and `previous` in document order, `nextSibling` and `previousSibling` within one
 * block.
 */
export type Direction =
  | 'parent'
  | 'firstChild'
  | 'next'
  | 'previous'
  | 'nextSibling'
  | 'previousSibling'
  | 'first'
  | 'last'

/** The block in a direction from a block. Undefined when there is none, and then the selection stays. */
export function neighbour(tree: Tree, id: string | undefined, direction: Direction): string | undefined {
  const { page, index } = tree
  const entry = id === undefined ? undefined : index.get(id)
  if (entry === undefined || direction === 'first' || direction === 'last') {
    const ordered = Array.from(walk(page.page_schema), (block) => block.id)
    return direction === 'last' || direction === 'previous' ? ordered.at(-1) : ordered[0]
  }
  if (direction === 'parent') return entry.parentId ?? undefined
  if (direction === 'firstChild') return inside(entry.block)[0]?.id
  const isSiblings = direction.endsWith('Sibling')
  const around = isSiblings ? siblingsOf(tree, entry.parentId) : Array.from(walk(page.page_schema))
  const place = around.findIndex((block) => block.id === id)
  return around[direction.startsWith('next') ? place + 1 : place - 1]?.id
}

function siblingsOf({ page, index }: Tree, parentId: string | null): readonly Block[] {
  const parent = parentId === null ? undefined : index.get(parentId)?.block
  return parent === undefined ? page.page_schema : inside(parent)
}

/** The blocks directly inside a block, those of all its slots. */
function inside(block: Block): readonly Block[] {
  return slotsOf(block).flatMap(({ blocks }) => blocks)
}

/** The end of the selection that moves: the one away from its anchor. */
export function focusOf({ ids, anchor }: Selection, direction: Direction): string | undefined {
  const [first] = ids
  const last = ids.at(-1)
  if (first === anchor) return last
  if (last === anchor) return first
  return direction === 'next' || direction === 'nextSibling' ? last : first
}
