import {
  applyPatch,
  type Conflict,
  type EditedPage,
  type Merge,
  type Patch,
  type PatchOp,
  pathText,
} from '@yingzao/editor-core'
import { placeIn } from './place-in'

export type Side = 'mine' | 'theirs'

/** Whose version of each conflict stays, by its key. */
export type Choices = ReadonlyMap<string, Side>

/**
 * Identifies a conflict, so that it is recognised when the pages are merged again. One about other values is another: a
 * decision says nothing of what was typed after the question.
 */
export function keyOf(conflict: Conflict): string {
  const about = conflict.kind === 'field' ? [pathText(conflict.path), conflict.mine, conflict.theirs] : []
  return JSON.stringify([conflict.kind, conflict.id, ...about])
}

interface Sides {
  merge: Merge
  mine: EditedPage
  theirs: EditedPage
}

/**
 * Returns the patch that gives the merged page one side's version of a conflict. Empty when the page already has it;
 * undefined when that version is no longer possible, for example a place inside a block that is gone.
 */
export function patchFor(conflict: Conflict, side: Side, { merge, mine }: Sides): Patch | undefined {
  if (conflict.kind === 'removed') {
    // The merged page keeps it, which is what the other one wants.
    return conflict.by === side ? [{ op: 'remove', id: conflict.id }] : []
  }
  if (side === 'theirs') return []
  if (conflict.kind === 'field') return conflict.takeMine
  const place = placeIn(merge.page, mine, conflict.id)
  const move: PatchOp[] | undefined = place && [{ op: 'move', id: conflict.id, ...place }]
  return move && applyPatch(merge.page, move).ok ? move : undefined
}

/**
 * Returns the merged page with every conflict as decided. What another decision makes impossible (a field of a removed
 * block) is skipped.
 */
export function resolveConflicts({ merge, ...pages }: Sides, choices: Choices): EditedPage {
  let page = merge.page
  for (const conflict of merge.conflicts) {
    const side = choices.get(keyOf(conflict)) ?? 'theirs'
    const patch = patchFor(conflict, side, { ...pages, merge: { ...merge, page } })
    if (patch === undefined || patch.length === 0) continue
    const applied = applyPatch(page, patch)
    if (applied.ok) page = applied.value.page
  }
  return page
}
