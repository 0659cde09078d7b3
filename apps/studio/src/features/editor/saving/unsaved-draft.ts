import type { EditedPage, Patch } from '@yingzao/editor-core'
import type { SaveCall } from './draft-transport'

/** A tab's unsaved changes: enough to continue from when the tab is closed or crashes. */
export interface UnsavedDraft {
  /** What the gateway held when `patch` began. */
  base: { revision: number; page: EditedPage }
  /** From there to the page as it was last edited. */
  patch: Patch
  /** A save that was sent and got no response. Only the gateway knows whether it was done. */
  pendingSave?: SaveCall
}

/** Stores the unsaved draft of this tab. Neither call rejects: a browser without storage can still save. */
export interface UnsavedDraftStore {
  put(draft: UnsavedDraft): Promise<void>
  remove(): Promise<void>
}
