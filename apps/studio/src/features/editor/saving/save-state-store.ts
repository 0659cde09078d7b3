import type { Choices } from './resolve-conflicts'
import type { Collision, SaveState } from './save-state'

const PLAIN: readonly SaveState['kind'][] = ['saved', 'unsaved', 'saving']

/** Holds the save state and tells its listeners when it changes. */
export class SaveStateStore {
  #state: SaveState = { kind: 'saved' }
  readonly #listeners = new Set<() => void>()

  get state(): SaveState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  set(state: SaveState): void {
    const isSame = state.kind === this.#state.kind && PLAIN.includes(state.kind)
    this.#state = state
    if (isSame) return
    for (const listener of [...this.#listeners]) listener()
  }

  /** Resolves once somebody has decided the conflicts. */
  ask(collision: Omit<Collision, 'decide'>): Promise<Choices> {
    return new Promise((resolve) => {
      const decide = (choices: Choices): void => {
        this.set({ kind: 'saving' })
        resolve(choices)
      }
      this.set({ kind: 'collided', collision: { ...collision, decide } })
    })
  }

  /** Resolves once saving is over. True: everything is saved. */
  settled(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = (): void => {
        const { kind } = this.#state
        if (kind === 'saving' || kind === 'unsaved') return
        end()
        resolve(kind === 'saved')
      }
      const end = this.subscribe(look)
      look()
    })
  }
}
