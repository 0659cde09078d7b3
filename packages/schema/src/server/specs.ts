import type { BlockSpec } from './block-spec'
import type { Trait } from './block-traits'

/** The blocks a document may be made of. */
export interface Specs {
  readonly all: readonly BlockSpec[]
  /** By name or alias, ignoring case, `-` and `_`. */
  find(name: string): BlockSpec | undefined
  /** Those that declare a trait. */
  having(trait: Trait): readonly BlockSpec[]
  /** The first of them, for code that writes a block. Throws when nothing has the trait. */
  firstHaving(trait: Trait): BlockSpec
}

/** Collects specs. Throws when two of them share a name, because a document could then mean either. */
export function createSpecs(all: readonly BlockSpec[]): Specs {
  const byKey = new Map<string, BlockSpec>()
  for (const spec of all) {
    for (const name of [spec.name, ...spec.aliases]) {
      const other = byKey.get(keyOf(name))
      if (other !== undefined) {
        throw new Error(
          `Blocks "${other.name}" and "${spec.name}" both answer to "${name}". Rename one of them.`,
        )
      }
      byKey.set(keyOf(name), spec)
    }
  }
  const having = (trait: Trait) => all.filter(({ traits }) => traits[trait] !== undefined)
  return {
    all,
    find: (name) => byKey.get(keyOf(name)),
    having,
    firstHaving(trait) {
      const [first] = having(trait)
      if (first === undefined)
        throw new Error(`No block declares the trait "${trait}", which pages are written with.`)
      return first
    },
  }
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}
