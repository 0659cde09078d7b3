import type { BlockCatalogue } from '../catalogue'
import type { MissingTarget } from '../commands/command'
import type { Point } from '../history/history'
import type { EditedPage } from '../page/page'
import type { Patch } from '../patch/patch'

export interface EditorOptions {
  /** A page that was read. The editor works on a copy. */
  page: EditedPage
  catalogue: BlockCatalogue
  /** Milliseconds of any clock that does not go back. */
  now: () => number
}

/** What a command did. */
export interface Done {
  label: string
  /** False: the page was already like this, and there is nothing to undo. */
  isChanged: boolean
  /** References to blocks that this page does not have. */
  missing: readonly MissingTarget[]
}

/** A save that has begun. */
export interface Saving {
  /** From the last saved page to this one; empty when they are the same. */
  patch: Patch
  page: EditedPage
  point: Point
}

/** Several commands as one step, a drag for example. */
export interface Transaction {
  /** Makes everything since `begin` one step. Calling it again, or after `cancel`, does nothing. */
  commit(): void
  /** Takes everything since `begin` back. */
  cancel(): void
}
