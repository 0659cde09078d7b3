import { type Block, mapBlocks, type PageDocument, walkBlocks } from '@yingzao/schema/client'
import { FreshIds } from './fresh-ids'
import { importBlock } from './import-value'
import { withIds } from './references'
import { walk } from './walk'

type Blocks = Pick<PageDocument, 'page_schema'>

/** A state of one of the company's own sections: its block, and which state it is. */
export interface SectionState {
  section: string
  revision: number
  block: Block
}

/** The blocks of a page that are this section, except those that somebody is editing to change the section itself. */
function linkedBlocks(page: Blocks, section: string): Block[] {
  return Array.from(walkBlocks(page), ({ block }) => block).filter(
    ({ common: { linked } }) => linked?.section === section && !linked.edited,
  )
}

/** Returns a page with its blocks that are this section in this state. The same object when they already are. */
export function withSection<Page extends Blocks>(
  page: Page,
  { section, revision, block }: SectionState,
): Page {
  const linked = { section, revision }
  return linkedBlocks(page, section)
    .filter(({ common }) => common.linked?.revision !== revision)
    .reduce((made, old) => withBlock(made, old, { ...block, common: { ...block.common, linked } }), page)
}

/**
 * Returns a page with a block from elsewhere in place of one of its own. It takes over ids where it can, so that links
 * to the old one lead to the new one: the first heading in it gets the id of the old first heading.
 */
export function withBlock<Page extends Blocks>(page: Page, old: Block, block: Block): Page {
  const taken = importBlock(block)
  const placed = withIds(taken, idsLike(page, old, taken))
  const replaced = (blocks: readonly Block[]): Block[] =>
    blocks.map((each) => (each.id === old.id ? placed : inside(each)))
  const inside = (each: Block): Block => ({
    ...each,
    value: mapBlocks(each.value, replaced),
    children: replaced(each.children),
  })
  return { ...page, page_schema: replaced(page.page_schema) }
}

function idsLike(page: Blocks, old: Block, block: Block): Map<string, string> {
  const others = new Set(Array.from(walkBlocks(page), (each) => each.block.id))
  const free = new Map<string, string[]>()
  for (const { id, name } of walk([old])) {
    others.delete(id)
    if (id !== old.id) free.set(name, [...(free.get(name) ?? []), id])
  }
  const ids = new Map([[block.id, old.id]])
  const fresh = new FreshIds(others)
  fresh.give(old.id)
  const inner = Array.from(walk([block])).slice(1)
  for (const { id, name } of inner) {
    const known = free.get(name)?.shift()
    if (known !== undefined) ids.set(id, fresh.give(known))
  }
  for (const { id, name } of inner) {
    if (!ids.has(id)) ids.set(id, fresh.isTaken(id) ? fresh.next(name) : fresh.give(id))
  }
  return ids
}
