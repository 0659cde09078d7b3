import { type Editor, type mergeDocuments, patchBetween, type Saving } from '@yingzao/editor-core'
import type { Draft, DraftTransport, NoResult, SaveCall } from './draft-transport'
import { joinInto, type StepLabels } from './merge-into'
import { recoverRest } from './recover-draft'
import type { Choices } from './resolve-conflicts'
import type { Collision, SaverEvent } from './save-state'
import type { Rest } from './unsaved-draft'

export interface DeliveryOptions {
  editor: Editor
  /** Of the page when it was opened, by the gateway's count. */
  revision: number
  transport: DraftTransport
  newId: () => string
  /** What joins are called in the history; `by` saved meanwhile. */
  labels: { joining: (by: string) => StepLabels; recovering: StepLabels }
  tell: (event: SaverEvent) => void
  merge: typeof mergeDocuments
  /** Has somebody decide what collides. */
  ask: (collision: Omit<Collision, 'decide'>) => Promise<Choices>
}

/** On its way to the gateway, from the moment it is sent until an answer is there. */
interface Flight {
  call: SaveCall
  saving: Saving
}

/**
 * The talk with the gateway: what was said, what has to be repeated, what has to be joined. One thing at a time is for
 * its caller to see to.
 */
export class Delivery {
  readonly #options: DeliveryOptions
  #revision: number
  #flight: Flight | undefined
  /** The gateway holds something else than was thought here. */
  #mustJoin = false

  constructor(options: DeliveryOptions) {
    this.#options = options
    this.#revision = options.revision
  }

  get revision(): number {
    return this.#revision
  }

  /** Whether the gateway has everything. */
  get isDone(): boolean {
    return this.#options.editor.isSaved && !this.#flight && !this.#mustJoin
  }

  /** What would be lost with this tab. */
  get rest(): Rest | undefined {
    if (this.isDone) return undefined
    const { editor } = this.#options
    const patch = patchBetween(editor.savedPage, editor.page)
    const flight = this.#flight?.call
    if (patch.length === 0 && !flight) return undefined
    return { base: { revision: this.#revision, page: editor.savedPage }, patch, ...(flight && { flight }) }
  }

  /** Saves the page as it is now, or what was sent before and not answered. Undefined: done. */
  async deliver(): Promise<NoResult | undefined> {
    const { editor, transport } = this.#options
    for (let unfit = 0; ; ) {
      const problem = this.#mustJoin ? await this.#catchUp() : undefined
      if (problem) return problem
      this.#flight ??= this.#takeOff()
      if (this.#flight === undefined) return undefined
      const { call, saving } = this.#flight
      const result = await transport.save(call)
      if (result.kind === 'lost' || result.kind === 'signedOut') return result
      this.#flight = undefined
      if (result.kind === 'refused') return result
      if (result.kind === 'saved') {
        this.#revision = result.revision
        editor.markSaved(saving)
        return undefined
      }
      this.#mustJoin = true
      if (result.kind === 'unfit' && unfit++ > 0) return { kind: 'refused', msg: result.msg }
    }
  }

  /** Joins what somebody else may have saved; that it cannot be known now is no matter. */
  async lookAround(): Promise<NoResult | undefined> {
    const loaded = await this.#options.transport.load()
    if (loaded.kind !== 'loaded' || loaded.draft.revision <= this.#revision) return undefined
    return this.#joinOthers(loaded.draft)
  }

  /** Takes up what tabs that were killed had not saved. */
  async recover(rests: readonly Rest[]): Promise<void> {
    const { editor, labels, tell } = this.#options
    for (const rest of rests) {
      const before = editor.page
      await recoverRest(rest, {
        ...this.#options,
        labels: labels.recovering,
        revision: this.#revision,
        // What a save does that is sent again was this member's own and is theirs again.
        join: (draft) => this.#join(draft, labels.recovering),
      })
      if (editor.page !== before) tell({ kind: 'recovered', by: '', before, after: editor.page })
    }
  }

  #takeOff(): Flight | undefined {
    const { editor, newId } = this.#options
    const saving = editor.startSaving()
    if (saving.patch.length > 0) {
      return { call: { base_revision: this.#revision, save_id: newId(), patch: saving.patch }, saving }
    }
    editor.markSaved(saving)
    return undefined
  }

  async #catchUp(): Promise<NoResult | undefined> {
    const loaded = await this.#options.transport.load()
    return loaded.kind === 'loaded' ? this.#joinOthers(loaded.draft) : loaded
  }

  async #joinOthers(draft: Draft): Promise<NoResult | undefined> {
    const { editor, labels, tell } = this.#options
    const before = editor.page
    const problem = await this.#join(draft, labels.joining(draft.by))
    if (!problem && editor.page !== before) tell({ kind: 'joined', by: draft.by, before, after: editor.page })
    return problem
  }

  async #join(draft: Draft, labels: StepLabels): Promise<NoResult | undefined> {
    const { editor, merge, ask } = this.#options
    for (let choices: Choices = new Map(); ; ) {
      // Ends a drag that is under way: joined in the middle of it, theirs would go when it is cancelled.
      editor.startSaving()
      const sides = { base: editor.savedPage, mine: editor.page, theirs: draft.page }
      const joined = joinInto(editor, { ...sides, choices, labels, merge })
      if (joined.kind === 'refused') {
        const { message, fix } = joined.refusal
        return { kind: 'refused', msg: `${message}${fix}` }
      }
      if (joined.kind === 'joined') {
        editor.rebase(draft.page)
        const saving = editor.startSaving()
        if (saving.patch.length === 0) editor.markSaved(saving)
        this.#revision = draft.revision
        this.#mustJoin = false
        return undefined
      }
      choices = await ask({ origin: 'save', by: draft.by, ...sides, merge: joined.merge })
    }
  }
}
