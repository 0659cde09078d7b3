import type { Tree } from '@yingzao/editor-core'

/** What has to be open so that the selected blocks can be seen, by block id. */
export interface Shown {
  /** The selected blocks and all blocks around them: those of them that lie over the page are opened. */
  around: ReadonlySet<string>
  /** For a block that shows one of its lists at a time, the list that contains the selection. */
  slots: ReadonlyMap<string, string>
}

/** Where only one list can be shown, the last of several selected blocks wins. */
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
