import { type Editor, type mergeDocuments, patchBetween, type Saving } from '@yingzao/editor-core'
import { refusalText } from '../../../ui/said/message'
import type { Draft, DraftTransport, NoResult, SaveCall } from './draft-transport'
import { mergeInto, type StepLabels } from './merge-into'
import { recoverDraft } from './recover-draft'
import type { Choices } from './resolve-conflicts'
import type { Collision, SaverEvent } from './save-state'
import type { UnsavedDraft } from './unsaved-draft'

export interface DraftSyncOptions {
  editor: Editor
  /** The page's revision when it was opened, as counted by the gateway. */
  revision: number
  transport: DraftTransport
  newId: () => string
  /** What merges are called in the history; `by` is who saved in the meantime. */
  labels: { merging: (by: string) => StepLabels; recovering: StepLabels }
  notify: (event: SaverEvent) => void
  merge: typeof mergeDocuments
  /** Asks somebody to decide the conflicts. */
  ask: (collision: Omit<Collision, 'decide'>) => Promise<Choices>
}

/** A save that was sent and not answered yet. */
interface PendingSave {
  call: SaveCall
  saving: Saving
}

/**
 * Keeps the editor's page and the gateway's draft the same: sends saves, repeats those without an answer, merges what
 * others have saved. The caller must run only one of its methods at a time.
 */
export class DraftSync {
  readonly #options: DraftSyncOptions
  #revision: number
  #pendingSave: PendingSave | undefined
  /** The gateway's draft turned out to differ from the last one known here. */
  #mustMerge = false

  constructor(options: DraftSyncOptions) {
    this.#options = options
    this.#revision = options.revision
  }

  get revision(): number {
    return this.#revision
  }

  /** Whether the gateway has everything. */
  get isDone(): boolean {
    return this.#options.editor.isSaved && !this.#pendingSave && !this.#mustMerge
  }

  /** What would be lost with this tab. */
  get unsavedDraft(): UnsavedDraft | undefined {
    if (this.isDone) return undefined
    const { editor } = this.#options
    const patch = patchBetween(editor.savedPage, editor.pageToSave)
    const pendingSave = this.#pendingSave?.call
    if (patch.length === 0 && !pendingSave) return undefined
    const base = { revision: this.#revision, page: editor.savedPage }
    return { base, patch, ...(pendingSave && { pendingSave }) }
  }

  /** Saves the page as it is now, or repeats the unanswered save. Undefined: done. */
  async push(): Promise<NoResult | undefined> {
    const { editor, transport } = this.#options
    for (let unfit = 0; ; ) {
      const problem = this.#mustMerge ? await this.#pullAndMerge() : undefined
      if (problem) return problem
      this.#pendingSave ??= this.#startSave()
      if (this.#pendingSave === undefined) return undefined
      const { call, saving } = this.#pendingSave
      const result = await transport.save(call)
      if (result.kind === 'lost' || result.kind === 'signedOut') return result
      this.#pendingSave = undefined
      if (result.kind === 'refused') return result
      if (result.kind === 'saved') {
        this.#revision = result.revision
        editor.markSaved(saving)
        return undefined
      }
      this.#mustMerge = true
      if (result.kind === 'unfit' && unfit++ > 0) return { kind: 'refused', msg: result.msg }
    }
  }

  /** Merges what others have saved. If it cannot be loaded now, that is no problem: the next save will find out. */
  async pull(): Promise<NoResult | undefined> {
    const loaded = await this.#options.transport.load()
    if (loaded.kind !== 'loaded' || loaded.draft.revision <= this.#revision) return undefined
    return this.#mergeOthers(loaded.draft)
  }

  /** Merges the drafts that closed or crashed tabs had not saved. */
  async recover(drafts: readonly UnsavedDraft[]): Promise<void> {
    const { editor, labels, notify } = this.#options
    for (const draft of drafts) {
      const before = editor.page
      await recoverDraft(draft, {
        ...this.#options,
        labels: labels.recovering,
        revision: this.#revision,
        // What a repeated save brings back was this member's own work, so it counts as recovered, too.
        mergeDraft: (loaded) => this.#merge(loaded, labels.recovering),
      })
      if (editor.page !== before) notify({ kind: 'recovered', by: '', before, after: editor.page })
    }
  }

  #startSave(): PendingSave | undefined {
    const { editor, newId } = this.#options
    const saving = editor.startSaving()
    if (saving.patch.length > 0) {
      return { call: { base_revision: this.#revision, save_id: newId(), patch: saving.patch }, saving }
    }
    editor.markSaved(saving)
    return undefined
  }

  async #pullAndMerge(): Promise<NoResult | undefined> {
    const loaded = await this.#options.transport.load()
    return loaded.kind === 'loaded' ? this.#mergeOthers(loaded.draft) : loaded
  }

  async #mergeOthers(draft: Draft): Promise<NoResult | undefined> {
    const { editor, labels, notify } = this.#options
    const before = editor.page
    const problem = await this.#merge(draft, labels.merging(draft.by))
    if (!problem && editor.page !== before) {
      notify({ kind: 'merged', by: draft.by, before, after: editor.page })
    }
    return problem
  }

  async #merge(draft: Draft, labels: StepLabels): Promise<NoResult | undefined> {
    const { editor, merge, ask } = this.#options
    for (let choices: Choices = new Map(); ; ) {
      // Ends any drag in progress: if it were cancelled after the merge, it would undo the others' changes as well.
      editor.startSaving()
      const sides = { base: editor.savedPage, mine: editor.page, theirs: draft.page }
      const merged = mergeInto(editor, { ...sides, choices, labels, merge })
      if (merged.kind === 'refused') return { kind: 'refused', msg: refusalText(merged.refusal) }
      if (merged.kind === 'merged') {
        editor.rebase(draft.page)
        const saving = editor.startSaving()
        if (saving.patch.length === 0) editor.markSaved(saving)
        this.#revision = draft.revision
        this.#mustMerge = false
        return undefined
      }
      choices = await ask({ origin: 'save', by: draft.by, ...sides, merge: merged.merge })
    }
  }
}
