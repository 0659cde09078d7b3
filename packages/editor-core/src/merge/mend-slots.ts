import type { Block } from '@yingzao/schema/client'
import type { SlotPath } from '../page/page'
import { pathText, samePath } from '../page/path'
import { slotsOf } from '../page/slots'
import type { Tree } from '../page/tree'
import type { Conflict, Three } from './conflict'
import type { MergedPlace, Moves } from './merged-places'

/** A slot may be gone, or belong to another tab now: then the block goes into one that is left, which is a conflict. */
export function mendSlots(
  places: Map<string, MergedPlace>,
  blocks: ReadonlyMap<string, Block>,
  trees: Three<Tree>,
  moves: Moves,
  conflicts: Conflict[],
): void {
  for (const [id, place] of places) {
    const parent = place.parentId === null ? undefined : blocks.get(place.parentId)
    if (parent === undefined || place.slot[0] !== 'value') continue
    const slots = slotsOf(parent).map(({ path }) => path)
    const isThere = slots.some((path) => samePath(path, place.slot))
    if (!isThere) places.set(id, standIn(places, parent.id, slots, place))
    const isNewThere = moves[place.by].has(id) || !trees.base.index.has(id)
    if (!isThere || (isNewThere && isReshaped(trees, parent.id, place.by)))
      conflicts.push({ kind: 'place', id })
  }
}

/** The last remaining slot of that kind; after the block itself when there is none. */
function standIn(
  places: ReadonlyMap<string, MergedPlace>,
  parentId: string,
  slots: readonly SlotPath[],
  place: MergedPlace,
): MergedPlace {
  const left = slots.findLast(([first]) => first === 'value')
  return left === undefined
    ? { ...(places.get(parentId) as MergedPlace), by: place.by }
    : { ...place, slot: left }
}

/** Whether the other side gave a block different slots from those that this side knew when it put something there. */
function isReshaped(trees: Three<Tree>, id: string, by: 'mine' | 'theirs'): boolean {
  const [was, own, other] = [trees.base, trees[by], trees[by === 'mine' ? 'theirs' : 'mine']].map(
    ({ index }) => index.get(id)?.block,
  )
  if (was === undefined || own === undefined || other === undefined) return false
  return !sameSlots(was, other) && !sameSlots(own, other)
}

function sameSlots(one: Block, other: Block): boolean {
  return (
    slotsOf(one)
      .map(({ path }) => pathText(path))
      .join() ===
    slotsOf(other)
      .map(({ path }) => pathText(path))
      .join()
  )
}
