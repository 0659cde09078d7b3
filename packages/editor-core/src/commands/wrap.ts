import { type Editing, titleOf, wordsOf } from '../catalogue'
import { freshIdsIn } from '../page/fresh-ids'
import { importBlock } from '../page/import-value'
import { valueAt } from '../page/path'
import { slotsOf } from '../page/slots'
import { type Entry, entryOf } from '../page/tree'
import { anchorBehind } from '../patch/anchor'
import type { Anchor } from '../patch/patch'
import { refuse } from '../refusal'
import type { Step } from './command'
import { newBlock } from './insert'
import { moveOps } from './move'
import { checkAccepted, checkKinds, openSlots } from './place'
import { chosenBlocks } from './remove'

export interface WrapBlocks {
  ids: readonly string[]
  /** The kind of container. */
  name: string
}

/** Puts a new container in the place of the first of the blocks, and the blocks into its first slot. Selects it. */
export function wrapBlocks(editing: Editing, { ids, name }: WrapBlocks): Step {
  const { tree, catalogue } = editing
  const chosen = chosenBlocks(editing, ids)
  const block = importBlock(newBlock(editing, name, freshIdsIn(editing)))
  const [slot] = openSlots(catalogue, block)
  if (slot === undefined) return refuseNoSlot(titleOf(catalogue, name))
  const entries = chosen.map((id) => entryOf(tree.index, id))
  const at = entries[0] as Entry
  checkAccepted(editing, [block], { parentId: at.parentId, slot: at.slot })
  checkKinds(
    catalogue,
    entries.map((entry) => entry.block),
    { parentName: name, slot: slot.path },
  )
  const inside = anchorBehind(block.id, slot.path, null)
  return {
    label: wordsOf(catalogue).wrapped(titleOf(catalogue, name)),
    patch: [{ op: 'insert', block, ...anchorBefore(editing, at) }, ...moveOps(chosen, inside)],
    select: [block.id],
  }
}

/** Replaces a container by its contents, in document order. */
export function unwrapBlock(editing: Editing, { id }: { id: string }): Step {
  const { tree, catalogue } = editing
  const entry = entryOf(tree.index, id)
  const blocks = slotsOf(entry.block).flatMap((slot) => slot.blocks)
  if (blocks.length === 0) return refuseEmpty(titleOf(catalogue, entry.block.name), id)
  checkAccepted(editing, blocks, { parentId: entry.parentId, slot: entry.slot })
  const inner = blocks.map((block) => block.id)
  const anchor = anchorBehind(entry.parentId, entry.slot, id)
  return {
    label: wordsOf(catalogue).unwrapped(titleOf(catalogue, entry.block.name)),
    patch: [...moveOps(inner, anchor), { op: 'remove', id }],
    select: inner,
  }
}

function anchorBefore({ tree }: Editing, { block, parentId, slot }: Entry): Anchor {
  const holder =
    parentId === null ? tree.page.page_schema : valueAt(entryOf(tree.index, parentId).block, slot)
  const siblings = holder as { id: string }[]
  const at = siblings.findIndex(({ id }) => id === block.id)
  return anchorBehind(parentId, slot, siblings[at - 1]?.id ?? null)
}

function refuseNoSlot(title: string): never {
  return refuse({
    rule: 'place-not-allowed',
    message: `“${title}”里不能放组件。`,
    fix: '请选择容器类的组件。',
  })
}

function refuseEmpty(title: string, blockId: string): never {
  return refuse({
    rule: 'nothing-selected',
    message: `“${title}”里没有组件，无需拆开。`,
    fix: '不再需要它时请直接删除。',
    blockId,
  })
}
