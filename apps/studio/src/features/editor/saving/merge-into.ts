import {
  applyPatch,
  type EditedPage,
  type Editor,
  type Merge,
  type mergeDocuments,
  patchBetween,
  type Refusal,
  replacePage,
} from '@yingzao/editor-core'
import { type Choices, keyOf, resolveConflicts } from './resolve-conflicts'

interface Sides {
  base: EditedPage
  mine: EditedPage
  theirs: EditedPage
}

/** What the steps are called in the history. */
export interface StepLabels {
  merged: string
  /** Where mine was chosen over theirs. */
  decided: string
}

export type MergeResult =
  | { kind: 'merged' }
  /** There are conflicts without a decision. Nothing was done. */
  | { kind: 'undecided'; merge: Merge }
  /** The merged page would be larger than a page may be. Nothing was done. */
  | { kind: 'refused'; refusal: Refusal }

interface MergeOptions extends Sides {
  choices: Choices
  labels: StepLabels
  merge: typeof mergeDocuments
}

/**
 * Merges two sides and makes the result the editor's page. Decisions for mine are a step of their own, so that whatever
 * was given up, theirs or mine, can be found in the history.
 */
export function mergeInto(editor: Editor, options: MergeOptions): MergeResult {
  const { base, mine, theirs, choices, labels } = options
  const merge = options.merge(base, mine, theirs)
  if (merge.conflicts.some((conflict) => !choices.has(keyOf(conflict)))) return { kind: 'undecided', merge }
  const resolved = resolveConflicts({ merge, mine, theirs }, choices)
  for (const page of [merge.page, resolved]) {
    const trial = applyPatch(editor.page, patchBetween(editor.page, page))
    if (!trial.ok) return { kind: 'refused', refusal: trial.refusal }
  }
  editor.run(replacePage, { page: merge.page, label: labels.merged })
  editor.run(replacePage, { page: resolved, label: labels.decided })
  return { kind: 'merged' }
}
