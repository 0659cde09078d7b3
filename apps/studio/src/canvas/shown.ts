import type { Tree } from '@yingzao/editor-core'

/** What has to be open so that the selected blocks can be seen, by the ids of their blocks. */
export interface Shown {
  /** The selected blocks and all around them: those of them that lie over the page are opened. */
  around: ReadonlySet<string>
  /** For a block that shows one of its lists of blocks at a time, the one that holds what is selected. */
  slots: ReadonlyMap<string, string>
}

/** The last of several that are selected wins where only one list can be seen. */
export function shownFor({ index }: Pick<Tree, 'index'>, ids: readonly string[]): Shown {
  const around = new Set<string>()
  const slots = new Map<string, string>()
  for (const id of ids) {
    for (let at: string | null = id; at !== null; ) {
      const entry = index.get(at)
      if (!entry) break
      around.add(at)
      if (entry.parentId !== null) slots.set(entry.parentId, JSON.stringify(entry.slot))
      at = entry.parentId
    }
  }
  return { around, slots }
}
