import { mapBlocks } from './blocks-in'
import type { Block, PageDocument } from './document'

/** A block as spelled in documents: what is common to all blocks is in `value` beside the block's own props. */
export interface WireBlock {
  name: string
  id: string
  value: Record<string, unknown>
  children: WireBlock[]
}

export type WireDocument = Omit<PageDocument, 'page_schema'> & { page_schema: WireBlock[] }

/** A document in the form of the detail call. Reading it again gives the same document. */
export function toWireDocument(document: PageDocument): WireDocument {
  return { ...document, page_schema: document.page_schema.map(toWireBlock) }
}

/** Recursion is safe: a document that has been read holds at most `LIMITS.blockDepth` levels. */
function toWireBlock({ name, id, value, common, children }: Block): WireBlock {
  const own = mapBlocks(value, (blocks) => blocks.map(toWireBlock))
  return { name, id, value: { ...common, ...own }, children: children.map(toWireBlock) }
}
