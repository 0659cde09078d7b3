import type { Block } from '@yingzao/schema/client'
import { refuse } from '../refusal'
import { keep } from './freeze'
import { importBlocks, importValue } from './import-value'
import { CHILDREN, type EditedPage, type SlotPath, type Target } from './page'
import { slotsOf } from './slots'

/** A block and its place. */
export interface Entry {
  block: Block
  parentId: Target
  slot: SlotPath
}

/**
 * A page and the place of each of its blocks. Immutable: a change creates a new tree that shares what did not change.
 */
export interface Tree {
  readonly page: EditedPage
  readonly index: ReadonlyMap<string, Entry>
}

const trees = new WeakMap<EditedPage, Tree>()

/**
 * The tree of a page. A page that did not come out of this package is copied first. Throws a refusal on what is
 * not a page: duplicate ids, values that JSON cannot carry.
 */
export function treeOf(page: EditedPage): Tree {
  const known = trees.get(page)
  if (known !== undefined) return known
  const { page_schema, ...head } = page
  const kept = keep(
    { ...(importValue(head, 'plain') as typeof head), page_schema: importBlocks(page_schema) as Block[] },
    'plain',
  )
  return remember({ page: kept, index: indexOf(kept) })
}

/** Remembers the tree of a page, so that whoever only has the page need not walk it to find its blocks. */
export function remember(tree: Tree): Tree {
  trees.set(tree.page, tree)
  return tree
}

/** Walks a page from scratch. */
export function indexOf(page: EditedPage): Map<string, Entry> {
  const index = new Map<string, Entry>()
  for (const block of page.page_schema) addEntries(index, { block, parentId: null, slot: CHILDREN })
  return index
}

/** Adds a block and all inside it. Recursion is safe: an imported value is at most as deep as a document may be. */
export function addEntries(index: Map<string, Entry>, entry: Entry): void {
  const { block } = entry
  if (index.has(block.id)) {
    refuse({
      rule: 'duplicate-id',
      message: `页面中已有 id 为“${block.id}”的组件，两个同名的组件无法分辨。`,
      fix: '请换一个 id。',
      blockId: block.id,
    })
  }
  index.set(block.id, entry)
  for (const slot of slotsOf(block)) {
    for (const inner of slot.blocks) addEntries(index, { block: inner, parentId: block.id, slot: slot.path })
  }
}

/** Removes a block and everything inside it from an index. */
export function dropEntries(index: Map<string, Entry>, block: Block): void {
  index.delete(block.id)
  for (const { blocks } of slotsOf(block)) for (const inner of blocks) dropEntries(index, inner)
}

/** A block of the page. Refuses an id that is not there. */
export function entryOf(index: ReadonlyMap<string, Entry>, id: string): Entry {
  const entry = index.get(id)
  if (entry !== undefined) return entry
  return refuse({
    rule: 'block-gone',
    message: `页面中没有 id 为“${id.slice(0, 64)}”的组件，可能已被删除。`,
    fix: '请刷新大纲后重试。',
    blockId: id,
  })
}
