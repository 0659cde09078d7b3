import type { Tree } from '@yingzao/editor-core'
import { type Block, type Linked, toWireDocument } from '@yingzao/schema/client'

/** A part of the page that comes from one of the company's own sections. */
export interface LinkedPart {
  id: string
  linked: Linked
}

/** Returns the part that a block is in, or is itself. Undefined: it is in none. */
export function linkOf({ index }: Pick<Tree, 'index'>, id: string): LinkedPart | undefined {
  for (let at: string | null = id; at !== null; ) {
    const entry = index.get(at)
    if (!entry) return undefined
    const { linked } = entry.block.common
    if (linked) return { id: at, linked }
    at = entry.parentId
  }
  return undefined
}

/** Returns blocks of a page as JSON text, in the form in which a section is stored. */
export function blocksText({ page }: Pick<Tree, 'page'>, blocks: readonly Block[]): string {
  return JSON.stringify(toWireDocument({ ...page, page_schema: [...blocks] }).page_schema)
}
