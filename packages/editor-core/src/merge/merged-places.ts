import { idsAt, movedBlocks } from '../compare/moved'
import { blockChanges } from '../compare/own-fields'
import type { SlotPath, Target } from '../page/page'
import { samePath } from '../page/path'
import type { Tree } from '../page/tree'
import { walk } from '../page/walk'
import type { Conflict, Three } from './conflict'

/** The place of a block in the merged page, and which side decided it. */
export interface MergedPlace {
  parentId: Target
  slot: SlotPath
  by: 'mine' | 'theirs'
}

/** Which blocks each side moved. `mine` and `theirs` hold those that moved, within their slot too. */
export interface Moves {
  mine: ReadonlySet<string>
  theirs: ReadonlySet<string>
}

export function movesOf({ base, mine, theirs }: Three<Tree>): Moves {
  return { mine: movedBlocks(base, mine), theirs: movedBlocks(base, theirs) }
}

/** Which blocks the merged page has, and where. One that a side removed and the other changed stays, which is a conflict. */
export function mergedPlaces(
  trees: Three<Tree>,
  moves: Moves,
  conflicts: Conflict[],
): Map<string, MergedPlace> {
  const places = new Map<string, MergedPlace>()
  for (const id of new Set([...trees.theirs.index.keys(), ...trees.mine.index.keys()])) {
    const found = mergedPlaceOf(trees, moves, id, conflicts)
    if (found !== undefined) places.set(id, found)
  }
  for (const [id, removedBy] of touchedRemovals(trees, moves))
    keepWithAll(trees, places, id, removedBy, conflicts)
  keepParents(trees, places, conflicts)
  breakCircles(trees, places, conflicts)
  return places
}

function mergedPlaceOf(
  { base, mine, theirs }: Three<Tree>,
  moves: Moves,
  id: string,
  conflicts: Conflict[],
): MergedPlace | undefined {
  const mineEntry = mine.index.get(id)
  const theirsEntry = theirs.index.get(id)
  if (mineEntry === undefined || theirsEntry === undefined) {
    if (base.index.has(id)) return undefined
    if (mineEntry !== undefined) return { parentId: mineEntry.parentId, slot: mineEntry.slot, by: 'mine' }
    return theirsEntry && { parentId: theirsEntry.parentId, slot: theirsEntry.slot, by: 'theirs' }
  }
  const isMine = moves.mine.has(id) && !moves.theirs.has(id)
  const { parentId, slot } = isMine ? mineEntry : theirsEntry
  if (moves.mine.has(id) && moves.theirs.has(id) && !isSamePlace({ mine, theirs }, id)) {
    conflicts.push({ kind: 'place', id })
  }
  return { parentId, slot, by: isMine ? 'mine' : 'theirs' }
}

function isSamePlace({ mine, theirs }: Pick<Three<Tree>, 'mine' | 'theirs'>, id: string): boolean {
  const one = mine.index.get(id)
  const other = theirs.index.get(id)
  return (
    one !== undefined &&
    other !== undefined &&
    one.parentId === other.parentId &&
    samePath(one.slot, other.slot) &&
    before(mine, id) === before(theirs, id)
  )
}

function before(tree: Tree, id: string): string | undefined {
  const entry = tree.index.get(id)
  if (entry === undefined) return undefined
  const siblings = idsAt(tree, entry.parentId, entry.slot)
  return siblings[siblings.indexOf(id) - 1]
}

/** Blocks that one side removed although the other changed them or moved them. */
function* touchedRemovals(
  trees: Three<Tree>,
  moves: Moves,
): Generator<[string, 'mine' | 'theirs'], void, undefined> {
  for (const [id, { block }] of trees.base.index) {
    const mine = trees.mine.index.get(id)?.block
    const theirs = trees.theirs.index.get(id)?.block
    if (mine !== undefined && theirs === undefined) {
      if (moves.mine.has(id) || blockChanges(block, mine).length > 0) yield [id, 'theirs']
    } else if (theirs !== undefined && mine === undefined) {
      if (moves.theirs.has(id) || blockChanges(block, theirs).length > 0) yield [id, 'mine']
    }
  }
}

/** Keeps a removed block with everything that the other side has in it. */
function keepWithAll(
  trees: Three<Tree>,
  places: Map<string, MergedPlace>,
  id: string,
  removedBy: 'mine' | 'theirs',
  conflicts: Conflict[],
): void {
  const keeper = removedBy === 'mine' ? 'theirs' : 'mine'
  const block = trees[keeper].index.get(id)?.block
  if (block === undefined) return
  if (!conflicts.some((known) => known.kind === 'removed' && known.id === id)) {
    conflicts.push({ kind: 'removed', id, by: removedBy })
  }
  for (const { id: inner } of walk([block])) {
    const entry = trees[keeper].index.get(inner)
    if (entry === undefined || places.has(inner)) continue
    places.set(inner, { parentId: entry.parentId, slot: entry.slot, by: keeper })
  }
}

/** A block that stays needs its parent. */
function keepParents(trees: Three<Tree>, places: Map<string, MergedPlace>, conflicts: Conflict[]): void {
  const queue = [...places.values()]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { parentId } = next
    if (parentId === null || places.has(parentId)) continue
    const known = new Set(places.keys())
    keepWithAll(trees, places, parentId, trees.mine.index.has(parentId) ? 'theirs' : 'mine', conflicts)
    for (const [id, kept] of places) if (!known.has(id)) queue.push(kept)
  }
}

/** Mine moved A into B and theirs moved B into A: moves of mine are dropped until every block is reachable from the top. */
function breakCircles(
  { theirs }: Three<Tree>,
  places: Map<string, MergedPlace>,
  conflicts: Conflict[],
): void {
  for (const id of places.keys()) {
    for (let circle = circleOf(places, id); circle.length > 0; circle = circleOf(places, id)) {
      const giving = circle.find((inner) => places.get(inner)?.by === 'mine' && theirs.index.has(inner))
      const entry = giving === undefined ? undefined : theirs.index.get(giving)
      if (giving === undefined || entry === undefined)
        throw new Error(`The blocks ${circle.join(', ')} stand in each other.`)
      places.set(giving, { parentId: entry.parentId, slot: entry.slot, by: 'theirs' })
      conflicts.push({ kind: 'place', id: giving })
    }
  }
}

function circleOf(places: ReadonlyMap<string, MergedPlace>, id: string): string[] {
  const way: string[] = []
  for (let next: Target = id; next !== null; next = places.get(next)?.parentId ?? null) {
    const start = way.indexOf(next)
    if (start !== -1) return way.slice(start)
    way.push(next)
  }
  return []
}
