import type { Editing } from '../catalogue'
import type { Target } from '../page/page'
import type { Patch, PatchOp } from '../patch/patch'
import { refuse } from '../refusal'

/** The outermost locked block that contains a block, or is it. Undefined: none, or there is no such block. */
export function lockAround({ tree, catalogue }: Editing, id: Target): string | undefined {
  if (catalogue.isLocked === undefined) return undefined
  let found: string | undefined
  for (let at = id; at !== null; ) {
    const entry = tree.index.get(at)
    if (entry === undefined) break
    if (catalogue.isLocked(entry.block)) found = at
    at = entry.parentId
  }
  return found
}

/** Refuses a patch that changes locked blocks other than as a whole. */
export function checkLocks(editing: Editing, patch: Patch): void {
  if (editing.catalogue.isLocked === undefined) return
  for (const op of patch) {
    const lock = touchedLock(editing, op)
    if (lock !== undefined) refuseLocked(lock)
  }
}

function touchedLock(editing: Editing, op: PatchOp): string | undefined {
  switch (op.op) {
    case 'insert':
      return lockAround(editing, op.parentId)
    case 'move':
      return lockAround(editing, op.parentId) ?? lockOver(editing, op.id)
    // The page may change the block's own id.
    case 'remove':
    case 'rename':
      return lockOver(editing, op.id)
    default:
      return lockAround(editing, op.id)
  }
}

function lockOver(editing: Editing, id: string): string | undefined {
  const lock = lockAround(editing, id)
  return lock === id ? undefined : lock
}

/** Refuses a change inside a locked block. */
export function refuseLocked(blockId: string): never {
  return refuse({
    rule: 'locked',
    message: '关联的版块在各个页面上是同一份，不能只在这里改。',
    fix: '请选中它，然后编辑原版块，或转为副本。',
    blockId,
  })
}
