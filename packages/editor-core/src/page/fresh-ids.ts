import type { Block } from '@yingzao/schema/client'
import type { BlockCatalogue, Editing } from '../catalogue'
import { walk } from './walk'

/** Leaves room for a number of up to five digits after the name. */
const STEM_LENGTH = 58

/** Ids for blocks that come into a page. */
export function freshIdsIn({ tree, catalogue }: Editing): FreshIds {
  return new FreshIds(tree.index, catalogue.idOf)
}

/** Generates ids that a page does not have yet: `button-1`, `button-2`. */
export class FreshIds {
  readonly #taken: { has(id: string): boolean }
  readonly #idOf: BlockCatalogue['idOf']
  readonly #given = new Set<string>()
  readonly #counts = new Map<string, number>()

  /** `idOf`: of kinds whose first block has an id that others know. */
  constructor(taken: { has(id: string): boolean }, idOf?: BlockCatalogue['idOf']) {
    this.#taken = taken
    this.#idOf = idOf
  }

  next(name: string): string {
    const known = this.#idOf?.(name)
    if (known !== undefined && !this.isTaken(known)) return this.give(known)
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
