import {
  applyPatch,
  type EditedPage,
  type Editor,
  type mergeDocuments,
  type Patch,
} from '@yingzao/editor-core'
import type { Draft, DraftTransport, NoResult } from './draft-transport'
import { mergeInto, type StepLabels } from './merge-into'
import type { Choices } from './resolve-conflicts'
import type { Collision } from './save-state'
import type { UnsavedDraft } from './unsaved-draft'

interface Recovery {
  editor: Editor
  transport: DraftTransport
  /** Revision of the page that the editor holds. */
  revision: number
  labels: StepLabels
  merge: typeof mergeDocuments
  /** Merges what the gateway holds now into the editor's page; the result says why that failed. */
  mergeDraft: (draft: Draft) => Promise<NoResult | undefined>
  ask: (collision: Omit<Collision, 'decide'>) => Promise<Choices>
}

/** Merges the unsaved draft of another tab into the page. One that no longer fits its own base is skipped. */
export async function recoverDraft(draft: UnsavedDraft, recovery: Recovery): Promise<void> {
  const mine = pageWith(draft.base.page, draft.patch)
  if (mine === undefined) return
  const base = await commonBase(draft, recovery)
  const { editor, labels, merge } = recovery
  for (let choices: Choices = new Map(); ; ) {
    const sides = { base, mine, theirs: editor.page }
    const merged = mergeInto(editor, { ...sides, choices, labels, merge })
    if (merged.kind !== 'undecided') return
    choices = await recovery.ask({ origin: 'recovery', by: '', ...sides, merge: merged.merge })
  }
}

/**
 * Returns the page that both sides started from. A save whose reply was lost is sent again under its own id: if it took
 * effect the first time, the gateway's page already contains it, and treating it as a change of mine would add new
 * blocks twice.
 */
async function commonBase(
  { base, pendingSave }: UnsavedDraft,
  { transport, revision, mergeDraft }: Recovery,
): Promise<EditedPage> {
  if (pendingSave === undefined) return base.page
  const saved = await transport.save(pendingSave)
  if (saved.kind !== 'saved') return base.page
  if (saved.revision > revision) {
    const loaded = await transport.load()
    if (loaded.kind !== 'loaded') return base.page
    if (await mergeDraft(loaded.draft)) return base.page
  }
  return pageWith(base.page, pendingSave.patch) ?? base.page
}

function pageWith(page: EditedPage, patch: Patch): EditedPage | undefined {
  const applied = applyPatch(page, patch)
  return applied.ok ? applied.value.page : undefined
}
