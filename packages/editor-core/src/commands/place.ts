import type { Block } from '@yingzao/schema/client'
import { type BlockCatalogue, type Editing, type SlotPattern, titleOf } from '../catalogue'
import { CHILDREN, type Place, type SlotPath, type Target } from '../page/page'
import { pathText, samePath } from '../page/path'
import { slotsOf } from '../page/slots'
import { entryOf } from '../page/tree'
import { anchorBehind } from '../patch/anchor'
import type { Anchor } from '../patch/patch'
import { refuse } from '../refusal'
import { refuseLocked } from './locks'

/**
 * Turns a place into the neighbour after which blocks go. `moving` are blocks that leave their places for this one, so
 * none of them can be that neighbour.
 */
export function anchorFor(editing: Editing, place: Place, moving: ReadonlySet<string> = new Set()): Anchor {
  const { parentId, slot = CHILDREN } = place
  const blocks = blocksAt(editing, parentId, slot)
  const { index = blocks.length } = place
  const before = blocks.slice(0, Math.max(0, index)).filter(({ id }) => !moving.has(id))
  const after = before.at(-1)?.id ?? null
  return anchorBehind(parentId, slot, after)
}

/** The blocks in a slot. Refuses a slot that the block does not have. */
export function blocksAt({ tree, catalogue }: Editing, parentId: Target, slot: SlotPath): readonly Block[] {
  if (parentId === null) return tree.page.page_schema
  const { block } = entryOf(tree.index, parentId)
  if (catalogue.isLocked?.(block)) refuseLocked(parentId)
  const found = openSlots(catalogue, block).find(({ path }) => samePath(path, slot))
  if (found !== undefined) return found.blocks
  return refuse({
    rule: 'place-not-allowed',
    message: `“${titleOf(catalogue, block.name)}”里没有 ${pathText(slot)} 这个可以放组件的位置。`,
    fix: '请放到容器、弹窗或页面中。',
    blockId: parentId,
  })
}

/** The slots of a block that its kind declares, in document order. None of one that is locked. */
export function openSlots(catalogue: BlockCatalogue, block: Block) {
  if (catalogue.isLocked?.(block)) return []
  const patterns = catalogue.slotsOf(block.name)
  return slotsOf(block).filter(({ path }) => patterns.some((pattern) => matches(path, pattern)))
}

function matches(path: SlotPath, pattern: SlotPattern): boolean {
  return (
    path.length === pattern.length &&
    pattern.every((step, index) => (step === '*' ? typeof path[index] === 'number' : step === path[index]))
  )
}

/** Refuses blocks that are not allowed in a place. */
export function checkAccepted({ tree, catalogue }: Editing, blocks: readonly Block[], place: Place): void {
  const { parentId, slot = CHILDREN } = place
  const parentName = parentId === null ? null : entryOf(tree.index, parentId).block.name
  checkKinds(catalogue, blocks, { parentName, slot })
}

/** The same for a container that is not on the page yet. */
export function checkKinds(
  catalogue: BlockCatalogue,
  blocks: readonly Block[],
  place: { parentName: string | null; slot: SlotPath },
): void {
  const refused = blocks.find(({ name }) => catalogue.accepts?.(name, place) === false)
  if (refused === undefined) return
  const where = place.parentName === null ? '页面最外层' : `“${titleOf(catalogue, place.parentName)}”里`
  refuse({
    rule: 'place-not-allowed',
    message: `${where}不能放“${titleOf(catalogue, refused.name)}”，放了也不会显示。`,
    fix: '请换一个位置。',
    blockId: refused.id,
  })
}
