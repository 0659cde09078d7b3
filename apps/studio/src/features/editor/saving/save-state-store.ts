import type { Choices } from './resolve-conflicts'
import type { Collision, SaveState } from './save-state'

const PLAIN: readonly SaveState['kind'][] = ['saved', 'unsaved', 'saving']

/** Holds how the page stands, and tells who wants to know. */
export class StateBox {
  #state: SaveState = { kind: 'saved' }
  readonly #listeners = new Set<() => void>()

  get state(): SaveState {
    return this.#state
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  say(state: SaveState): void {
    const isSame = state.kind === this.#state.kind && PLAIN.includes(state.kind)
    this.#state = state
    if (isSame) return
    for (const listener of [...this.#listeners]) listener()
  }

  /** Until somebody has decided. */
  ask(collision: Omit<Collision, 'decide'>): Promise<Choices> {
    return new Promise((resolve) => {
      const decide = (choices: Choices): void => {
        this.say({ kind: 'saving' })
        resolve(choices)
      }
      this.say({ kind: 'collided', collision: { ...collision, decide } })
    })
  }

  /** Until a save is over. True: everything is saved. */
  outcome(): Promise<boolean> {
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
