import type { Block, PageDocument } from '../document'
import { walkBlocks } from '../walk-blocks'
import type { BlockTraits } from './block-traits'
import type { Specs } from './specs'

/** More than the first two screens of a phone hold, unless each is a line of text. */
const FIRST_BLOCKS = 12

/**
 * The blocks of a page that can only be reached by scrolling. What they live by can wait for that. Excluded, wherever
 * they are in the document: what stays at an edge of the screen with everything in it, and what must be ready before it
 * is seen.
 */
export function farDown(document: Pick<PageDocument, 'page_schema'>, specs: Specs): Set<Block> {
  const traitsOf = ({ name }: Block): BlockTraits => specs.find(name)?.traits ?? {}
  const isAtEdge = (block: Block) => traitsOf(block).pinned || block.common.position?.type === 'fixed'
  const isReady = (block: Block) => traitsOf(block).keepsLeavers || traitsOf(block).panes
  const flowing = [...walkBlocks(document)].filter(
    ({ block, ancestors }) => !isAtEdge(block) && !ancestors.some(isAtEdge),
  )
  return new Set(
    flowing
      .slice(FIRST_BLOCKS)
      .map(({ block }) => block)
      .filter((block) => !isReady(block)),
  )
}
