import { mergeDocuments } from '@yingzao/editor-core'
import { DraftSync, type DraftSyncOptions } from './draft-sync'
import type { NoResult } from './draft-transport'
import type { SaveState } from './save-state'
import { SaveStateStore } from './save-state-store'
import { type Clock, Timer } from './timer'
import type { UnsavedDraft, UnsavedDraftStore } from './unsaved-draft'

/** A save starts this long after the last change, and at most `MOST_MS` after the first one. */
export const PAUSE_MS = 1_500
export const MOST_MS = 15_000
const STORE_MS = 300
/** Waits between tries without a reply; the last one repeats. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

export interface SaverOptions extends Omit<DraftSyncOptions, 'ask' | 'merge'> {
  unsavedDrafts: UnsavedDraftStore
  clock: Clock
  /** Shown after a fault of our own. What was edited is still stored in this browser. */
  brokenMsg: string
  merge?: DraftSyncOptions['merge']
}

/**
 * Saves what is edited: one save at a time, each repeated under its own id until it is answered. When somebody else
 * saved in the meantime, both are merged and somebody is asked about conflicts. No edit is ever dropped silently.
 */
export class Saver {
  readonly #options: SaverOptions
  readonly #sync: DraftSync
  readonly #store = new SaveStateStore()
  readonly #pause: Timer
  readonly #retry: Timer
  readonly #storePause: Timer
  readonly #unsubscribe: () => void
  #seen: unknown
  #firstChange: number | undefined
  #failures = 0
  #isWorking = false
  /** Somebody waits for the save. */
  #isHurried = false
  #isOver = false

  constructor(options: SaverOptions) {
    const { clock, editor } = options
    this.#options = options
    this.#sync = new DraftSync({
      merge: mergeDocuments,
      ...options,
      ask: (collision) => this.#store.ask(collision),
    })
    this.#pause = new Timer(clock, () => this.#push())
    this.#retry = new Timer(clock, () => this.#push())
    this.#storePause = new Timer(clock, () => void this.storeDraft())
    this.#seen = editor.page
    this.#unsubscribe = editor.subscribe(() => this.#changed())
  }

  get state(): SaveState {
    return this.#store.state
  }

  /** The revision of the gateway's draft that this page includes. */
  get revision(): number {
    return this.#sync.revision
  }

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  /** Saves without waiting for a pause. True: the gateway has everything. False: not now; `state` says why. */
  saveNow(): Promise<boolean> {
    const { kind } = this.state
    if (this.#isOver || kind === 'saved' || kind === 'collided') return Promise.resolve(kind === 'saved')
    this.#isHurried = true
    if (kind === 'offline' || kind === 'refused') this.#store.set({ kind: 'saving' })
    this.#push()
    return this.#store.settled()
  }

  /** Continues after a login. */
  resume(): void {
    if (this.state.kind !== 'signedOut') return
    this.#store.set({ kind: 'saving' })
    this.#push()
  }

  /** Merges what somebody else may have saved. */
  pull(): Promise<void> {
    if (this.state.kind !== 'saved') return Promise.resolve()
    return this.#exclusively(() => this.#sync.pull())
  }

  /** Merges what closed or crashed tabs had not saved. Call it first: nothing is saved before it is done. */
  recover(find: () => Promise<readonly UnsavedDraft[]>): Promise<void> {
    return this.#exclusively(async () => {
      await this.#sync.recover(await find())
      return undefined
    })
  }

  /** Stores unsaved work in this browser, in case this tab is closed or crashes. */
  storeDraft(): Promise<void> {
    this.#storePause.stop()
    const { unsavedDraft } = this.#sync
    const { unsavedDrafts } = this.#options
    return unsavedDraft ? unsavedDrafts.put(unsavedDraft) : unsavedDrafts.remove()
  }

  /** Stops saving. Unsaved work stays stored in this browser. */
  dispose(): void {
    void this.storeDraft()
    this.#isOver = true
    this.#unsubscribe()
    for (const timer of [this.#pause, this.#retry, this.#storePause]) timer.stop()
  }

  #changed(): void {
    const { page } = this.#options.editor
    if (page === this.#seen) return
    this.#seen = page
    this.#storePause.start(STORE_MS)
    if (this.#isWorking) {
      if (this.state.kind === 'saved') this.#store.set({ kind: 'unsaved' })
    } else if (['saved', 'unsaved', 'refused'].includes(this.state.kind)) this.#plan()
  }

  /** No save is pending: everything is saved, or will be after a pause. */
  #plan(): void {
    const { clock } = this.#options
    if (this.#sync.isDone) {
      this.#pause.stop()
      this.#firstChange = undefined
      this.#isHurried = false
      void this.storeDraft()
      this.#store.set({ kind: 'saved' })
      return
    }
    this.#firstChange ??= clock.now()
    const left = this.#firstChange + MOST_MS - clock.now()
    this.#pause.start(this.#isHurried ? 0 : Math.max(0, Math.min(PAUSE_MS, left)))
    this.#store.set({ kind: 'unsaved' })
  }

  #push(): void {
    void this.#exclusively(() => {
      if (this.state.kind !== 'offline') this.#store.set({ kind: 'saving' })
      this.#isHurried = false
      this.#firstChange = undefined
      const pushed = this.#sync.push()
      // Together with the pending save, as nobody knows yet whether it will take effect.
      void this.storeDraft()
      return pushed
    })
  }

  async #exclusively(job: () => Promise<NoResult | undefined>): Promise<void> {
    if (this.#isWorking || this.#isOver) return
    this.#isWorking = true
    this.#pause.stop()
    this.#retry.stop()
    try {
      this.#conclude(await job())
    } catch (error) {
      this.#conclude({ kind: 'refused', msg: this.#options.brokenMsg })
      throw error
    }
  }

  #conclude(problem: NoResult | undefined): void {
    this.#isWorking = false
    if (this.#isOver) return
    this.#failures = problem?.kind === 'lost' ? this.#failures + 1 : 0
    if (problem === undefined) {
      this.#plan()
      return
    }
    this.#isHurried = false
    void this.storeDraft()
    if (problem.kind === 'lost') {
      this.#retry.start(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 0)
    }
    this.#store.set(problem.kind === 'lost' ? { kind: 'offline' } : problem)
  }
}
