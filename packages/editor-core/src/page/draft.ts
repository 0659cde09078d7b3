import type { Block } from '@yingzao/schema/client'
import { refuse } from '../refusal'
import { keep, keepLike } from './freeze'
import { CHILDREN, type EditedPage, type Path, type SlotPath, type Target } from './page'
import { samePath, valueAt, withValue } from './path'
import { slotsOf } from './slots'
import { addEntries, dropEntries, type Entry, entryOf, remember, type Tree } from './tree'

/**
 * A tree while it changes. Objects of the page are never modified: a change replaces the objects from there up to the
 * page. The draft is dropped when something is refused, so no change is ever applied in part.
 */
export class Draft {
  page: EditedPage
  readonly index: Map<string, Entry>

  constructor({ page, index }: Tree) {
    this.page = page
    this.index = new Map(index)
  }

  finish(): Tree {
    return remember({ page: this.page, index: this.index })
  }

  entry(id: string): Entry {
    return entryOf(this.index, id)
  }

  /** The block, or the page's own fields. */
  holder(target: Target): Block | EditedPage {
    return target === null ? this.page : this.entry(target).block
  }

  /** The blocks of a slot. Refuses a slot that is not there. */
  list(parentId: Target, slot: SlotPath): readonly Block[] {
    if (parentId === null) return this.page.page_schema
    const { block } = this.entry(parentId)
    const found = slotsOf(block).find(({ path }) => samePath(path, slot))
    if (found !== undefined) return found.blocks
    return refuse({
      rule: 'place-gone',
      message: '要放入的位置不存在，可能已被删除。',
      fix: '请重新选择位置。',
      blockId: parentId,
    })
  }

  /** Puts a block, with everything in it, into a slot. */
  attach(block: Block, parentId: Target, slot: SlotPath, index: number): void {
    const blocks = [...this.list(parentId, slot)]
    addEntries(this.index, { block, parentId, slot: parentId === null ? CHILDREN : slot })
    blocks.splice(index, 0, block)
    this.#setList(parentId, slot, blocks)
  }

  /** Takes a block, with everything in it, out of the page. */
  detach(id: string): Entry & { after: string | null } {
    const entry = this.entry(id)
    const blocks = this.list(entry.parentId, entry.slot)
    const at = blocks.indexOf(entry.block)
    dropEntries(this.index, entry.block)
    this.#setList(
      entry.parentId,
      entry.slot,
      blocks.filter((_block, index) => index !== at),
    )
    return { ...entry, after: blocks[at - 1]?.id ?? null }
  }

  /** Replaces a block by a changed one, which may hold other blocks and have another name. */
  replace(id: string, next: Block): void {
    const { block, ...place } = this.entry(id)
    if (next.id !== id || !holdSameBlocks(block, next)) {
      dropEntries(this.index, block)
      addEntries(this.index, { block: next, ...place })
    }
    this.#swap({ block, ...place }, next)
  }

  /** Replaces fields of the page itself, never its blocks. */
  setPage(next: EditedPage): void {
    this.page = next
  }

  #setList(parentId: Target, slot: SlotPath, blocks: Block[]): void {
    if (parentId === null) {
      this.page = keepLike({ ...this.page, page_schema: keep(blocks, 'blocks') }, this.page)
      return
    }
    const entry = this.entry(parentId)
    this.#swap(entry, withValue(entry.block, slot, keep(blocks, 'blocks')))
  }

  /** Replaces one block by another one, in all of its ancestors. */
  #swap(entry: Entry, next: Block): void {
    this.index.set(next.id, { ...entry, block: next })
    if (entry.parentId === null) {
      const at = this.page.page_schema.indexOf(entry.block)
      this.page = withValue(this.page, ['page_schema', at], next)
      return
    }
    const parent = this.entry(entry.parentId)
    const at = (valueAt(parent.block, entry.slot) as Block[]).indexOf(entry.block)
    const path: Path = [...entry.slot, at]
    this.#swap(parent, withValue(parent.block, path, next))
  }
}

function holdSameBlocks(one: Block, other: Block): boolean {
  const slots = slotsOf(one)
  const others = slotsOf(other)
  return (
    slots.length === others.length &&
    slots.every(({ path, blocks }, index) => {
      const match = others[index]
      return match !== undefined && match.blocks === blocks && samePath(match.path, path)
    })
  )
}
