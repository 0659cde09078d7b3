import type { Block } from '@yingzao/schema/client'
import { walk } from './walk'

/** Room for a number of up to five digits behind the name. */
const STEM_LENGTH = 58

/** Generates ids that a page does not have yet: `button-1`, `button-2`. */
export class FreshIds {
  readonly #taken: { has(id: string): boolean }
  readonly #given = new Set<string>()
  readonly #counts = new Map<string, number>()

  constructor(taken: { has(id: string): boolean }) {
    this.#taken = taken
  }

  next(name: string): string {
    const stem = Array.from(name).slice(0, STEM_LENGTH).join('')
    let count = this.#counts.get(stem) ?? 1
    while (this.isTaken(`${stem}-${count}`)) count += 1
    this.#counts.set(stem, count + 1)
    return this.give(`${stem}-${count}`)
  }

  isTaken(id: string): boolean {
    return this.#taken.has(id) || this.#given.has(id)
  }

  give(id: string): string {
    this.#given.add(id)
    return id
  }

  /** A new id for each of these blocks and all inside them, by the old one. */
  renew(blocks: readonly Block[]): Map<string, string> {
    return new Map(Array.from(walk(blocks), ({ id, name }) => [id, this.next(name)]))
  }
}
