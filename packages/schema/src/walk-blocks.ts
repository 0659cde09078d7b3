import { blocksIn } from './blocks-in'
import type { Block, PageDocument } from './document'

export interface WalkedBlock {
  block: Block
  /** From the outermost inwards. */
  ancestors: readonly Block[]
}

/** Every block of a page in document order, parents before their children. Does not recurse. */
export function* walkBlocks(
  document: Pick<PageDocument, 'page_schema'>,
): Generator<WalkedBlock, void, undefined> {
  const stack: WalkedBlock[] = document.page_schema.map((block) => ({ block, ancestors: [] })).reverse()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    yield next
    const ancestors = [...next.ancestors, next.block]
    for (const block of blocksIn(next.block).reverse()) stack.push({ block, ancestors })
  }
}
