import type { EditedPage, Merge } from '@yingzao/editor-core'
import type { Choices } from './resolve-conflicts'

/** How the page compares with what the gateway holds. */
export type SaveState =
  | { kind: 'saved' }
  /** Waits for a pause in the work. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** No reply came; it is retried automatically. */
  | { kind: 'offline' }
  /** Goes on after `resume`. */
  | { kind: 'signedOut' }
  | { kind: 'collided'; collision: Collision }
  /** Retried at the next change, or on request. */
  | { kind: 'refused'; msg: string }

/** Two people changed the same thing: somebody has to decide which version stays. */
export interface Collision {
  /** `recovery`: mine is the unsaved draft of a tab that was closed or crashed. */
  origin: 'save' | 'recovery'
  /** Who saved theirs. */
  by: string
  base: EditedPage
  mine: EditedPage
  theirs: EditedPage
  merge: Merge
  /** Continues with these choices. Conflicts without one are asked again. */
  decide(choices: Choices): void
}

/** A change of the page that nobody made here, with the page before and after it. */
export interface SaverEvent {
  /** `recovered`: the unsaved draft of a closed tab is back in the page. */
  kind: 'merged' | 'recovered'
  /** Who saved what was merged; empty for a recovered draft. */
  by: string
  before: EditedPage
  after: EditedPage
}
