import type { EditedPage, Merge } from '@yingzao/editor-core'
import type { Choices } from './resolve-conflicts'

/** How the page stands to what the gateway holds. */
export type SaveState =
  | { kind: 'saved' }
  /** Waits for a pause in the work. */
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  /** No reply came; it is tried again by itself. */
  | { kind: 'offline' }
  /** Goes on after `resume`. */
  | { kind: 'signedOut' }
  | { kind: 'collided'; collision: Collision }
  /** Tried again at the next change, or when told. */
  | { kind: 'refused'; msg: string }

/** Two changed the same: somebody has to say which of it stays. */
export interface Collision {
  /** `rest`: mine is what a tab that was killed had not saved. */
  origin: 'save' | 'rest'
  /** Who made theirs. */
  by: string
  base: EditedPage
  mine: EditedPage
  theirs: EditedPage
  merge: Merge
  /** Goes on with this. What it leaves open is asked again. */
  decide(choices: Choices): void
}

/** What happened by itself and is worth a word, with the page as it was and as it is since. */
export interface SaverEvent {
  /** `recovered`: what a killed tab had not saved is back. */
  kind: 'joined' | 'recovered'
  /** Who saved what was joined; empty for what was recovered. */
  by: string
  before: EditedPage
  after: EditedPage
}
