import type { Editing } from '../catalogue'
import type { Path, Target } from '../page/page'
import type { Tree } from '../page/tree'
import { applyToTree } from '../patch/apply-patch'
import type { Change, Patch } from '../patch/patch'
import { attempt, type Result } from '../refusal'
import { checkLocks } from './locks'

/** The change that a command wants. A patch without operations means that the page is already like that. */
export interface Step {
  /** For the history: 插入“按钮”. */
  label: string
  patch: Patch
  /** Steps on the same field within a second become one. */
  field?: string
  /** The blocks to select afterwards; by default the selection stays as it is. */
  select?: readonly string[]
  /** It may change what is locked: it removes the lock, or updates what is behind it. */
  opensLocks?: true
  /** References that lead to nothing on this page (a popup that was not copied along). */
  missing?: readonly MissingTarget[]
}

export interface MissingTarget {
  blockId: string
  path: Path
  target: string
}

/** A change of a page: pure, and refused by an exception that `runCommand` and the editor turn into a value. */
export type Command<Input> = (editing: Editing, input: Input) => Step

export interface Ran extends Change {
  tree: Tree
  step: Step
}

/** Runs a command on a tree, without a store. Every limit is checked before any of it takes effect. */
export function runCommand<Input>(editing: Editing, command: Command<Input>, input: Input): Result<Ran> {
  return attempt(() => {
    const step = command(editing, input)
    if (!step.opensLocks) checkLocks(editing, step.patch)
    const { tree, inverse } = applyToTree(editing.tree, step.patch)
    return { tree, step, forward: step.patch, inverse }
  })
}

/** The key under which changes of one field of one or several blocks are merged. */
export function fieldKey(targets: readonly Target[], path: Path): string {
  return JSON.stringify([targets, path])
}
