import type { Block } from '@yingzao/schema/client'
import { slotsOf } from './slots'
import { entryOf, type Tree } from './tree'

/** A list of blocks and everything in it, in document order: a block before those inside it. */
export function* walk(blocks: readonly Block[]): Generator<Block, void, undefined> {
  for (const block of blocks) {
    yield block
    for (const slot of slotsOf(block)) yield* walk(slot.blocks)
  }
}

/** The ids in document order, each once, without those that are not there. */
export function inDocumentOrder({ page, index }: Tree, ids: Iterable<string>): string[] {
  const wanted = new Set(Array.from(ids).filter((id) => index.has(id)))
  if (wanted.size < 2) return [...wanted]
  return Array.from(walk(page.page_schema), ({ id }) => id).filter((id) => wanted.has(id))
}

/** The same, without blocks that stand inside another one of them: that one carries them along. */
export function outermost(tree: Tree, ids: Iterable<string>): string[] {
  const ordered = inDocumentOrder(tree, ids)
  const wanted = new Set(ordered)
  return ordered.filter((id) => !ancestorsOf(tree, id).some((ancestor) => wanted.has(ancestor)))
}

/** From the parent outwards. Refuses an id that is not there. */
function ancestorsOf({ index }: Tree, id: string): string[] {
  const ancestors: string[] = []
  for (let { parentId } = entryOf(index, id); parentId !== null; { parentId } = entryOf(index, parentId)) {
    ancestors.push(parentId)
  }
  return ancestors
}
