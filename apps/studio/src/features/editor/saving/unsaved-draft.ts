import type { EditedPage, Patch } from '@yingzao/editor-core'
import type { SaveCall } from './draft-transport'

/** The changes of a tab that are not saved yet: enough to continue from when the tab is closed or crashes. */
export interface UnsavedDraft {
  /** What the gateway held when `patch` began. */
  base: { revision: number; page: EditedPage }
  /** From there to the page as it was last edited. */
  patch: Patch
  /** A save that was sent and not answered. Only the gateway knows whether it was done. */
  pendingSave?: SaveCall
}

/** Stores the unsaved draft of this tab. Neither call rejects: a browser without storage can save all the same. */
export interface UnsavedDraftStore {
  put(draft: UnsavedDraft): Promise<void>
  remove(): Promise<void>
}
