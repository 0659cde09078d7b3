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
import { type Choices, keyOf, settled } from './resolve-conflicts'

interface Sides {
  base: EditedPage
  mine: EditedPage
  theirs: EditedPage
}

/** What the steps are called in the history. */
export interface StepLabels {
  joined: string
  /** Where mine was chosen over theirs. */
  decided: string
}

export type Joined =
  | { kind: 'joined' }
  /** Something collides that nobody has decided yet. Nothing was done. */
  | { kind: 'open'; merge: Merge }
  /** The outcome cannot be a page, for it is too large. Nothing was done. */
  | { kind: 'refused'; refusal: Refusal }

interface Joining extends Sides {
  choices: Choices
  labels: StepLabels
  merge: typeof mergeDocuments
}

/**
 * Joins two sides and makes the outcome the editor's page. Where mine was chosen that is a step of its own, so that what
 * was given up, theirs or mine, stands in the history before or behind it.
 */
export function joinInto(editor: Editor, { base, mine, theirs, choices, labels, merge }: Joining): Joined {
  const merged = merge(base, mine, theirs)
  if (merged.conflicts.some((conflict) => !choices.has(keyOf(conflict))))
    return { kind: 'open', merge: merged }
  const outcome = settled({ merge: merged, mine, theirs }, choices)
  for (const page of [merged.page, outcome]) {
    const trial = applyPatch(editor.page, patchBetween(editor.page, page))
    if (!trial.ok) return { kind: 'refused', refusal: trial.refusal }
  }
  editor.run(replacePage, { page: merged.page, label: labels.joined })
  editor.run(replacePage, { page: outcome, label: labels.decided })
  return { kind: 'joined' }
}
