import { openSlots, PAGE, type Place } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'
import { blockText } from '../block-labels/block-text'
import { slotTitle } from '../block-labels/slot-title'
import type { EditorSession } from '../session/editor-session'
import { wording } from './wording'

/** A place that blocks may be moved to, in words. */
export interface NamedPlace {
  key: string
  title: string
  /** Other words to find it by. */
  others: readonly string[]
  name: string | undefined
  level: number
  place: Place
}

const words = wording.move

/**
 * Returns every place on the page in document order, each once: in front of everything, at the beginning of each
 * container, and behind each block. Places inside the blocks themselves, and those where their kinds are not allowed,
 * are left out.
 */
export function movePlaces(session: EditorSession, ids: readonly string[]): NamedPlace[] {
  const { editor, catalogue, specs } = session
  const kinds = new Set(ids.map((id) => editor.tree.index.get(id)?.block.name ?? ''))
  const places: NamedPlace[] = []
  const add = (named: NamedPlace) => {
    const { parentId, slot = ['children'] } = named.place
    const parentName = parentId === null ? null : (editor.tree.index.get(parentId)?.block.name ?? null)
    const accepts = [...kinds].every((kind) => catalogue.accepts?.(kind, { parentName, slot }) !== false)
    if (accepts) places.push(named)
  }
  const visit = (blocks: readonly Block[], at: Omit<Place, 'index'>, level: number) => {
    for (const [index, block] of blocks.entries()) {
      if (ids.includes(block.id)) continue
      const { id, name } = block
      const title = catalogue.titleOf(name) ?? name
      const text = blockText(specs, block)
      const spoken = text === '' ? title : `${title} ${text}`
      const shared = { name, others: [id, name] }
      const slots = openSlots(catalogue, block)
      for (const { path, blocks: inner } of slots) {
        const slotWords =
          slots.length > 1 ? words.intoSlot(spoken, slotTitle(block, path)) : words.into(spoken)
        const place = { parentId: id, slot: path, index: 0 }
        add({ key: `in-${id}-${path.join('-')}`, title: slotWords, level: level + 1, place, ...shared })
        visit(inner, { parentId: id, slot: path }, level + 1)
      }
      add({
        key: `after-${id}`,
        title: words.after(spoken),
        level,
        place: { ...at, index: index + 1 },
        ...shared,
      })
    }
  }
  add({
    key: 'first',
    title: words.first,
    level: 0,
    place: { parentId: PAGE, index: 0 },
    name: undefined,
    others: [],
  })
  visit(editor.page.page_schema, { parentId: PAGE }, 0)
  return places
}
