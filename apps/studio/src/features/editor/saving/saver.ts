import { mergeDocuments } from '@yingzao/editor-core'
import { Delivery, type DeliveryOptions } from './draft-sync'
import type { NoResult } from './draft-transport'
import type { SaveState } from './save-state'
import { StateBox } from './save-state-store'
import { type Clock, Timer } from './timer'
import type { Rest, RestKeeper } from './unsaved-draft'

/** A save follows this long after the last change, and no later than so long after the first. */
export const PAUSE_MS = 1_500
export const MOST_MS = 15_000
const REST_MS = 300
/** Between tries that got no reply; the last one for as long as it takes. */
const RETRY_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

export interface SaverOptions extends Omit<DeliveryOptions, 'ask' | 'merge'> {
  rests: RestKeeper
  clock: Clock
  /** For a fault of ours: what is edited stays kept in this browser. */
  brokenMsg: string
  merge?: DeliveryOptions['merge']
}

/**
 * Brings what is edited to the gateway: one save at a time, each repeated under its own id until it is answered. When
 * somebody else saved meanwhile, both are joined and what collides is asked. Nothing that was edited is given up unsaid.
 */
export class Saver {
  readonly #options: SaverOptions
  readonly #delivery: Delivery
  readonly #box = new StateBox()
  readonly #pause: Timer
  readonly #retry: Timer
  readonly #restPause: Timer
  readonly #unsubscribe: () => void
  #seen: unknown
  #firstChange: number | undefined
  #failures = 0
  #isWorking = false
  /** Somebody waits for it. */
  #isHurried = false
  #isOver = false

  constructor(options: SaverOptions) {
    const { clock, editor } = options
    this.#options = options
    this.#delivery = new Delivery({
      merge: mergeDocuments,
      ...options,
      ask: (collision) => this.#box.ask(collision),
    })
    this.#pause = new Timer(clock, () => this.#deliver())
    this.#retry = new Timer(clock, () => this.#deliver())
    this.#restPause = new Timer(clock, () => void this.keepRest())
    this.#seen = editor.page
    this.#unsubscribe = editor.subscribe(() => this.#changed())
  }

  get state(): SaveState {
    return this.#box.state
  }

  /** The gateway's count of saves, as far as this page holds them. */
  get revision(): number {
    return this.#delivery.revision
  }

  subscribe = (listener: () => void): (() => void) => this.#box.subscribe(listener)

  /** Saves without waiting for a pause. True: the gateway has everything. False: not now; `state` says why. */
  saveNow(): Promise<boolean> {
    const { kind } = this.state
    if (this.#isOver || kind === 'saved' || kind === 'collided') return Promise.resolve(kind === 'saved')
    this.#isHurried = true
    if (kind === 'offline' || kind === 'refused') this.#box.say({ kind: 'saving' })
    this.#deliver()
    return this.#box.outcome()
  }

  /** Somebody is logged in again. */
  resume(): void {
    if (this.state.kind !== 'signedOut') return
    this.#box.say({ kind: 'saving' })
    this.#deliver()
  }

  /** Joins what somebody else may have saved. */
  lookAround(): Promise<void> {
    if (this.state.kind !== 'saved') return Promise.resolve()
    return this.#exclusively(() => this.#delivery.lookAround())
  }

  /** Takes up what tabs that were killed had not saved. For the beginning: nothing is saved before that is done. */
  recover(find: () => Promise<readonly Rest[]>): Promise<void> {
    return this.#exclusively(async () => {
      await this.#delivery.recover(await find())
      return undefined
    })
  }

  /** Keeps what is not saved for the case that this tab is killed. */
  keepRest(): Promise<void> {
    this.#restPause.stop()
    const { rest } = this.#delivery
    return rest ? this.#options.rests.keep(rest) : this.#options.rests.drop()
  }

  /** Ends it. What is not saved stays kept. */
  dispose(): void {
    void this.keepRest()
    this.#isOver = true
    this.#unsubscribe()
    for (const timer of [this.#pause, this.#retry, this.#restPause]) timer.stop()
  }

  #changed(): void {
    const { page } = this.#options.editor
    if (page === this.#seen) return
    this.#seen = page
    this.#restPause.start(REST_MS)
    if (this.#isWorking) {
      if (this.state.kind === 'saved') this.#box.say({ kind: 'unsaved' })
    } else if (['saved', 'unsaved', 'refused'].includes(this.state.kind)) this.#plan()
  }

  /** Nothing is on its way: everything is saved, or will be after a pause. */
  #plan(): void {
    const { clock } = this.#options
    if (this.#delivery.isDone) {
      this.#pause.stop()
      this.#firstChange = undefined
      this.#isHurried = false
      void this.keepRest()
      this.#box.say({ kind: 'saved' })
      return
    }
    this.#firstChange ??= clock.now()
    const left = this.#firstChange + MOST_MS - clock.now()
    this.#pause.start(this.#isHurried ? 0 : Math.max(0, Math.min(PAUSE_MS, left)))
    this.#box.say({ kind: 'unsaved' })
  }

  #deliver(): void {
    void this.#exclusively(() => {
      if (this.state.kind !== 'offline') this.#box.say({ kind: 'saving' })
      this.#isHurried = false
      this.#firstChange = undefined
      const delivered = this.#delivery.deliver()
      // With the save that is on its way: nobody knows whether it will be done.
      void this.keepRest()
      return delivered
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
    void this.keepRest()
    if (problem.kind === 'lost') {
      this.#retry.start(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? 0)
    }
    this.#box.say(problem.kind === 'lost' ? { kind: 'offline' } : problem)
  }
}
