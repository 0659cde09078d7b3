import { checkSize } from '../page/check-size'
import { Draft } from '../page/draft'
import type { EditedPage } from '../page/page'
import { type Tree, treeOf } from '../page/tree'
import { attempt, type Result } from '../refusal'
import { applyOp } from './apply-op'
import type { Patch } from './patch'
import { readPatch } from './read-patch'

export interface Applied {
  /** Frozen; shares what did not change with the page before. */
  page: EditedPage
  /** Applied to `page`, it gives the page before. */
  inverse: Patch
}

export interface TreeApplied {
  tree: Tree
  inverse: Patch
}

/**
 * Applies a patch to a page that was read, on a server or in an editor. The patch may come from anywhere: unknown
 * operations, paths to nowhere, ids that do not exist or occur twice, keys that would reach a prototype and anything
 * that takes the page over a limit are refused, and then none of it is applied. Whether values fit the blocks' props is
 * for `readDocument` to decide, which a server runs on the resulting page.
 */
export function applyPatch(page: EditedPage, patch: unknown): Result<Applied> {
  return attempt(() => {
    const { tree, inverse } = applyToTree(treeOf(page), patch)
    return { page: tree.page, inverse }
  })
}

/** The same on a tree. Throws its refusal. */
export function applyToTree(tree: Tree, patch: unknown): TreeApplied {
  const applied = replay(tree, readPatch(patch))
  checkSize(tree.page, applied.tree.page)
  return applied
}

/** Undoes or redoes: the page was there before, so it may be over a limit if it was then. Throws its refusal. */
export function replay(tree: Tree, patch: Patch): TreeApplied {
  if (patch.length === 0) return { tree, inverse: [] }
  const draft = new Draft(tree)
  const inverse = patch.map((op) => applyOp(draft, op))
  return { tree: draft.finish(), inverse: inverse.reverse() }
}
