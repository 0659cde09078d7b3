import type { Block, Linked } from '@yingzao/schema/client'
import { type Editing, titleOf, wordsOf } from '../catalogue'
import { patchBetween } from '../compare/patch-between'
import { withBlock } from '../page/linked'
import { entryOf, treeOf } from '../page/tree'
import type { Step } from './command'
import { fieldOps } from './field-ops'

/** Says which section a block is; undefined: none any more, what it shows stays. */
export function setLinked(
  editing: Editing,
  { id, linked, verb }: { id: string; linked: Linked | undefined; verb: string },
): Step {
  const { block } = entryOf(editing.tree.index, id)
  return {
    label: wordsOf(editing.catalogue).linked(verb, titleOf(editing.catalogue, block.name)),
    patch: fieldOps(id, block, [{ path: ['common', 'linked'], value: linked }]),
    opensLocks: true,
  }
}

/** Replaces a linked block by the current state of its section. */
export function replaceLinked(
  editing: Editing,
  { id, block, linked }: { id: string; block: Block; linked: Linked },
): Step {
  const { page, index } = editing.tree
  const old = entryOf(index, id).block
  const after = treeOf(withBlock(page, old, { ...block, common: { ...block.common, linked } })).page
  return {
    label: wordsOf(editing.catalogue).updated(titleOf(editing.catalogue, old.name)),
    patch: patchBetween(page, after),
    select: [id],
    opensLocks: true,
  }
}
