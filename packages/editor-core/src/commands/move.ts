import type { Editing } from '../catalogue'
import { CHILDREN, type Place } from '../page/page'
import { samePath } from '../page/path'
import { type Entry, entryOf } from '../page/tree'
import type { Anchor, Patch } from '../patch/patch'
import { refuse } from '../refusal'
import type { Step } from './command'
import { anchorFor, blocksAt, checkAccepted } from './place'
import { chosenBlocks, chosenLabel } from './remove'

export interface MoveBlocks {
  ids: readonly string[]
  to: Place
}

/**
 * Moves blocks to a place: within their slot, into a container, out of one, or into another. They end up in document
 * order, whatever the order they were picked in.
 */
export function moveBlocks(editing: Editing, { ids, to }: MoveBlocks): Step {
  const chosen = chosenBlocks(editing, ids)
  checkOutside(editing, chosen, to)
  const entries = chosen.map((id) => entryOf(editing.tree.index, id))
  checkAccepted(
    editing,
    entries.map(({ block }) => block),
    to,
  )
  const anchor = anchorFor(editing, to, new Set(chosen))
  return {
    label: chosenLabel(editing, 'moved', chosen),
    patch: isThere(editing, entries, to, anchor) ? [] : moveOps(chosen, anchor),
    select: chosen,
  }
}

export function moveOps(ids: readonly string[], anchor: Anchor): Patch {
  return ids.map((id, index) => ({ op: 'move', id, ...anchor, after: ids[index - 1] ?? anchor.after }))
}

function checkOutside({ tree }: Editing, chosen: readonly string[], { parentId }: Place): void {
  for (let id = parentId; id !== null; id = entryOf(tree.index, id).parentId) {
    if (!chosen.includes(id)) continue
    refuse({
      rule: 'into-itself',
      message: '组件不能放进它自己里面。',
      fix: '请选择它外面的位置。',
      blockId: id,
    })
  }
}

/** Whether the blocks are already in that place, one after the other. */
function isThere(editing: Editing, entries: readonly Entry[], to: Place, { after }: Anchor): boolean {
  const { parentId, slot = CHILDREN } = to
  if (entries.some((entry) => entry.parentId !== parentId || !samePath(entry.slot, slot))) return false
  const ids = blocksAt(editing, parentId, slot).map(({ id }) => id)
  const start = after === null ? 0 : ids.indexOf(after) + 1
  return entries.every(({ block }, index) => ids[start + index] === block.id)
}
