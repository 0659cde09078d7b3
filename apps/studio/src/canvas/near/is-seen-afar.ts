import { views } from '@yingzao/blocks/view/server'
import { type Block, walkBlocks } from '@yingzao/schema/client'

/**
 * Whether a block, or one in it, is shown elsewhere than where it is in the document, so that its place does not tell
 * whether it can be seen.
 */
export function isSeenAfar(block: Block): boolean {
  for (const { block: inner } of walkBlocks({ page_schema: [block] })) {
    if ((inner.common.position?.type ?? 'static') !== 'static') return true
    if (Object.hasOwn(views, inner.name) && views[inner.name]?.pinned) return true
  }
  return false
}
