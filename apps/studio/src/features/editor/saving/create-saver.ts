import { newId } from '../../../state/new-id'
import type { EditorSession } from '../session/editor-session'
import { gatewayTransport } from './gateway-transport'
import type { SaverEvent } from './save-state'
import { Saver } from './saver'
import { holdTab } from './tab-lock'
import { browserClock } from './timer'
import { type AbandonedDraft, abandonedDrafts, type Owner, unsavedDraftStore } from './unsaved-draft-store'
import { wording } from './wording'

export interface OpenSaver {
  saver: Saver
  subscribe(listener: (event: SaverEvent) => void): () => void
  /** Recovers the drafts of closed tabs and saves from then on. Returns a function that stops it for good. */
  start(): () => void
}

/** Creates the saver of an open page for a member. */
export function createSaver({ code, editor, revision }: EditorSession, memberId: number): OpenSaver {
  const owner = { memberId, code }
  const tab = newId()
  const listeners = new Set<(event: SaverEvent) => void>()
  const saver = new Saver({
    editor,
    revision,
    transport: gatewayTransport(code),
    unsavedDrafts: unsavedDraftStore(owner, tab),
    clock: browserClock,
    newId,
    labels: {
      merging: (by) => ({ merged: wording.steps.merged(by), decided: wording.steps.mine }),
      recovering: { merged: wording.steps.recovered, decided: wording.steps.mine },
    },
    brokenMsg: wording.broken,
    notify: (event) => {
      for (const listener of listeners) listener(event)
    },
  })
  return {
    saver,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start() {
      const release = holdTab(tab)
      void recoverDrafts(saver, owner)
      return () => {
        saver.dispose()
        release()
      }
    },
  }
}

/** The drafts are removed only after this tab has stored them as its own. */
async function recoverDrafts(saver: Saver, owner: Owner): Promise<void> {
  let abandoned: AbandonedDraft[] = []
  await saver.recover(async () => {
    abandoned = await abandonedDrafts(owner)
    return abandoned.map(({ draft }) => draft)
  })
  await saver.storeDraft()
  for (const { remove } of abandoned) await remove()
}
