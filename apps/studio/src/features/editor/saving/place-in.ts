import { type Anchor, type EditedPage, type Entry, type Tree, treeOf, valueAt } from '@yingzao/editor-core'

/** Returns a block's place in one page such that it can be moved there in another one that may lack its neighbours. */
export function placeIn(target: EditedPage, source: EditedPage, id: string): Anchor | undefined {
  const from = treeOf(source)
  const entry = from.index.get(id)
  if (entry === undefined) return undefined
  const { parentId, slot } = entry
  const there = new Set(siblings(treeOf(target), entry))
  const here = siblings(from, entry)
  const after = here.slice(0, here.indexOf(id)).findLast((other) => there.has(other)) ?? null
  return { parentId, slot, after }
}

function siblings({ page, index }: Tree, { parentId, slot }: Pick<Entry, 'parentId' | 'slot'>): string[] {
  const parent = parentId === null ? undefined : index.get(parentId)?.block
  const blocks = parentId === null ? page.page_schema : valueAt(parent, slot)
  return Array.isArray(blocks) ? blocks.map(({ id }) => id) : []
}
