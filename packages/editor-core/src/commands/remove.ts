import { type Editing, titleOf, wordsOf } from '../catalogue'
import { valueAt } from '../page/path'
import { entryOf } from '../page/tree'
import { outermost } from '../page/walk'
import type { Patch } from '../patch/patch'
import { refuse } from '../refusal'
import type { Step } from './command'

/** Removes blocks with everything in them. Selects what then takes their place. */
export function removeBlocks(editing: Editing, { ids }: { ids: readonly string[] }): Step {
  const chosen = chosenBlocks(editing, ids)
  return {
    label: chosenLabel(editing, 'removed', chosen),
    patch: removeOps(chosen),
    select: neighbourOf(editing, chosen),
  }
}

function removeOps(ids: readonly string[]): Patch {
  return ids.map((id) => ({ op: 'remove', id }))
}

/**
 * The blocks that a command affects: in document order, without those inside another one of them. An empty choice is
 * refused.
 */
export function chosenBlocks({ tree }: Editing, ids: readonly string[]): readonly string[] {
  for (const id of ids) entryOf(tree.index, id)
  const chosen = outermost(tree, ids)
  if (chosen.length > 0) return chosen
  return refuse({ rule: 'nothing-selected', message: '没有选中组件。', fix: '请先选中要操作的组件。' })
}

export function chosenLabel(
  { tree, catalogue }: Editing,
  done: 'cut' | 'duplicated' | 'removed' | 'moved',
  ids: readonly string[],
): string {
  return wordsOf(catalogue)[done](ids.map((id) => titleOf(catalogue, entryOf(tree.index, id).block.name)))
}

/** The block to select when these are gone: the next one in the slot of the last, else the one before, else its parent. */
function neighbourOf({ tree }: Editing, ids: readonly string[]): readonly string[] {
  const gone = new Set(ids)
  const { block, parentId, slot } = entryOf(tree.index, ids.at(-1) ?? '')
  const holder = parentId === null ? tree.page : entryOf(tree.index, parentId).block
  const siblings = valueAt(holder, parentId === null ? ['page_schema'] : slot) as { id: string }[]
  const at = siblings.findIndex(({ id }) => id === block.id)
  const stays = ({ id }: { id: string }) => !gone.has(id)
  const next = siblings.slice(at + 1).find(stays) ?? siblings.slice(0, at).findLast(stays)
  return next !== undefined ? [next.id] : parentId === null ? [] : [parentId]
}
