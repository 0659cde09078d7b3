import { isTabAlive } from './tab-lock'
import type { UnsavedDraft, UnsavedDraftStore } from './unsaved-draft'
import { changeDrafts, readDrafts, type StoredDraft } from './unsaved-draft-database'

export interface Owner {
  memberId: number
  code: string
}

/** Stores the draft of a tab in this browser. Where storage is switched off, nothing is stored and nothing fails. */
export function unsavedDraftStore({ memberId, code }: Owner, tab: string): UnsavedDraftStore {
  const key = [memberId, code, tab]
  let storedBase: UnsavedDraft['base']['page'] | undefined
  return {
    async put({ base, patch, pendingSave }) {
      const isBaseStored = storedBase === base.page
      storedBase = base.page
      await changeDrafts(({ drafts, bases }) => {
        drafts.put({ patch, ...(pendingSave && { flight: pendingSave }), revision: base.revision }, key)
        if (!isBaseStored) bases.put(base.page, key)
      }).catch(() => {
        storedBase = undefined
      })
    },
    async remove() {
      storedBase = undefined
      await removeDraft(key)
    },
  }
}

export interface AbandonedDraft {
  draft: UnsavedDraft
  remove: () => Promise<void>
}

/** The drafts of this member and page whose tabs are gone. */
export async function abandonedDrafts({ memberId, code }: Owner): Promise<AbandonedDraft[]> {
  const stored = await readDrafts(memberId, code).catch(() => new Map<string, StoredDraft>())
  const abandoned: AbandonedDraft[] = []
  for (const [tab, { draft, base }] of stored) {
    if (await isTabAlive(tab)) continue
    const { revision, patch, flight } = draft
    abandoned.push({
      draft: { base: { revision, page: base }, patch, ...(flight && { pendingSave: flight }) },
      remove: () => removeDraft([memberId, code, tab]),
    })
  }
  return abandoned
}

async function removeDraft(key: IDBValidKey): Promise<void> {
  await changeDrafts(({ drafts, bases }) => {
    drafts.delete(key)
    bases.delete(key)
  }).catch(() => {})
}
