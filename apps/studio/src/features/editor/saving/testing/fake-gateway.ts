import { applyPatch, type EditedPage } from '@yingzao/editor-core'
import type { DraftTransport, LoadResult, NoResult, SaveCall, SaveResult } from '../draft-transport'

/** What happens to a call on its way. `request`: it never arrives; `reply`: it takes effect, but its reply is lost. */
export type Loss = 'none' | 'request' | 'reply'

/** A gateway with one page that keeps to its contract; the test controls the connection to it. */
export class FakeGateway {
  revision = 1
  by = ''
  readonly saves = new Map<string, number>()

  constructor(public page: EditedPage) {}

  #save({ base_revision, save_id, patch }: SaveCall, by: string): SaveResult {
    const done = this.saves.get(save_id)
    if (done !== undefined) return { kind: 'saved', revision: done }
    if (base_revision !== this.revision) return { kind: 'conflict' }
    const applied = applyPatch(this.page, copyOf(patch))
    if (!applied.ok) return { kind: 'unfit', msg: applied.refusal.message }
    this.put(applied.value.page, by)
    this.saves.set(save_id, this.revision)
    return { kind: 'saved', revision: this.revision }
  }

  /** Somebody saves this page. */
  put(page: EditedPage, by: string): void {
    this.page = page
    this.by = by
    this.revision += 1
  }

  /** Returns somebody's own connection to it. */
  connect(by: string): Connection {
    return new Connection(
      (call) => this.#save(call, by),
      () => {
        const draft = { revision: this.revision, page: copyOf(this.page), by: this.by }
        return { kind: 'loaded', draft }
      },
    )
  }
}

/** Delivers at once, unless it is told to hold calls until `pass`. */
export class Connection implements DraftTransport {
  loss: Loss = 'none'
  isSignedIn = true
  refusal: string | undefined
  isHeld = false
  readonly calls: SaveCall[] = []
  #held: (() => void)[] = []

  constructor(
    readonly doSave: (call: SaveCall) => SaveResult,
    readonly doLoad: () => LoadResult,
  ) {}

  get isBusy(): boolean {
    return this.#held.length > 0
  }

  save(call: SaveCall): Promise<SaveResult> {
    this.calls.push(copyOf(call))
    return this.#send<SaveResult>(() => this.doSave(copyOf(call)))
  }

  load(): Promise<LoadResult> {
    return this.#send<LoadResult>(this.doLoad)
  }

  /** Delivers the calls that are held. */
  pass(): void {
    const held = this.#held
    this.#held = []
    for (const go of held) go()
  }

  async #send<Result>(work: () => Result): Promise<Result | NoResult> {
    if (this.isHeld) await new Promise<void>((resolve) => this.#held.push(resolve))
    if (this.loss === 'request') return { kind: 'lost' }
    if (!this.isSignedIn) return { kind: 'signedOut' }
    if (this.refusal !== undefined) return { kind: 'refused', msg: this.refusal }
    const result = work()
    return this.loss === 'reply' ? { kind: 'lost' } : result
  }
}

/** Returns a value as it would arrive over a network. */
export function copyOf<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}
