import type { Editing } from '../catalogue'
import { freshIdsIn } from '../page/fresh-ids'
import { pathText } from '../page/path'
import { withIds } from '../page/references'
import { type Entry, entryOf } from '../page/tree'
import { anchorBehind } from '../patch/anchor'
import type { Anchor } from '../patch/patch'
import type { Step } from './command'
import { insertOps } from './insert'
import { chosenBlocks, chosenLabel } from './remove'

/**
 * Puts a copy of each block after the last of those in the same slot, and selects the copies. References among the
 * copies point to copies; those to other blocks stay.
 */
export function duplicateBlocks(editing: Editing, { ids }: { ids: readonly string[] }): Step {
  const chosen = chosenBlocks(editing, ids)
  const entries = chosen.map((id) => entryOf(editing.tree.index, id))
  const renewed = freshIdsIn(editing).renew(entries.map(({ block }) => block))
  const groups = bySlot(entries).map((group) => ({
    copies: group.map(({ block }) => withIds(block, renewed)),
    anchor: behind(group.at(-1) as Entry),
  }))
  return {
    label: chosenLabel(editing, 'duplicated', chosen),
    patch: groups.flatMap(({ copies, anchor }) => insertOps(copies, anchor)),
    select: chosen.map((id) => renewed.get(id) ?? id),
  }
}

function behind({ block, parentId, slot }: Entry): Anchor {
  return anchorBehind(parentId, slot, block.id)
}

function bySlot(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = `${entry.parentId ?? ''} ${pathText(entry.slot)}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()]
}
