import type { BlockSpec } from './block-spec'

/** The blocks a document may be made of. */
export interface Specs {
  readonly all: readonly BlockSpec[]
  /** By name or alias, without regard to case, `-` and `_`. */
  find(name: string): BlockSpec | undefined
}

/** Collects specs. Throws when two of them answer to one name, because a document could then mean either. */
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
  return { all, find: (name) => byKey.get(keyOf(name)) }
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}
