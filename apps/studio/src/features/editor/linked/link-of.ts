import type { Tree } from '@yingzao/editor-core'
import { type Block, type Linked, toWireDocument } from '@yingzao/schema/client'

/** A part of the page that is a section of the company's own. */
export interface LinkedPart {
  id: string
  linked: Linked
}

/** The part that a block stands in, or is. Undefined: it stands in none. */
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

/** Blocks of a page as JSON text, as a section is kept. */
export function blocksText({ page }: Pick<Tree, 'page'>, blocks: readonly Block[]): string {
  return JSON.stringify(toWireDocument({ ...page, page_schema: [...blocks] }).page_schema)
}
