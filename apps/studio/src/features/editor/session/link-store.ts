import type { Linked } from '@yingzao/schema/client'
import type { Answer } from '../../../state/calls'

/** A section as seen by pages that link it. */
type LinkedSection = Answer<'sectionLinked'>['list'][number]

/** What is known about the sections that the page links. */
export interface LinkStore {
  /** Undefined: nobody has asked yet. Null: there is no such section any more. */
  get(section: string): LinkedSection | null | undefined
  /** Stores the result of asking for these. */
  take(asked: readonly string[], found: readonly LinkedSection[]): void
  subscribe(listener: () => void): () => void
}

export function linkStore(): LinkStore {
  let known: ReadonlyMap<string, LinkedSection | null> = new Map()
  const listeners = new Set<() => void>()
  return {
    get: (section) => known.get(section),
    take(asked, found) {
      const byName = new Map(found.map((each) => [each.section, each]))
      known = new Map([...known, ...asked.map((section) => [section, byName.get(section) ?? null] as const)])
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/**
 * Whether a block can be changed only in its section. If the section no longer exists, the block is a copy, whatever it
 * says.
 */
export function isLocked(links: Pick<LinkStore, 'get'>, linked: Linked | undefined): boolean {
  return linked !== undefined && !linked.edited && links.get(linked.section) !== null
}
