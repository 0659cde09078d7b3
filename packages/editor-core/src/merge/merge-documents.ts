import type { Block } from '@yingzao/schema/client'
import { idsAt } from '../compare/moved'
import { keep, keepLike } from '../page/freeze'
import { FreshIds } from '../page/fresh-ids'
import { CHILDREN, type EditedPage, type SlotPath, type Target } from '../page/page'
import { withValue } from '../page/path'
import { withIds } from '../page/references'
import { same } from '../page/same'
import { slotsOf } from '../page/slots'
import { type Tree, treeOf } from '../page/tree'
import type { Conflict, Three } from './conflict'
import { mendSlots } from './mend-slots'
import { bareBlock, mergeBlock, mergePage } from './merge-fields'
import { type MergedPlace, type Moves, mergedPlaces, movesOf } from './merged-places'

export interface Merge {
  /** Holds what only one side changed, and theirs where both changed the same thing. */
  page: EditedPage
  /** Empty: there is no conflict, and the page may be saved as it is. */
  conflicts: Conflict[]
  /** Blocks of mine that have another id now, because both sides added one under the same id: mine → merged. */
  renamed: ReadonlyMap<string, string>
}

/**
 * Merges two edited versions of one page. Nothing that somebody wrote is lost silently: what cannot be merged is listed
 * as a conflict. Throws on documents that are not pages (duplicate ids); the editor checks the size of the result.
 */
export function mergeDocuments(base: EditedPage, mine: EditedPage, theirs: EditedPage): Merge {
  const { page: ours, renamed } = apart(treeOf(base), treeOf(mine), treeOf(theirs))
  const trees: Three<Tree> = { base: treeOf(base), mine: treeOf(ours), theirs: treeOf(theirs) }
  const moves = movesOf(trees)
  const conflicts: Conflict[] = []
  const places = mergedPlaces(trees, moves, conflicts)
  const head = mergePage({ base: trees.base.page, mine: trees.mine.page, theirs: trees.theirs.page })
  conflicts.push(...head.conflicts)
  const blocks = ownBlocks(trees, places, conflicts)
  mendSlots(places, blocks, trees, moves, conflicts)
  const members = bySlot(places)
  const build = (parentId: Target, slot: SlotPath): Block[] => {
    const ids = inOrder(trees, moves, places, parentId, slot, members.get(slotKey(parentId, slot)) ?? [])
    return keep(
      ids.map((id) => filled(blocks.get(id) as Block, build)),
      'blocks',
    ) as Block[]
  }
  const page = keepLike({ ...head.merged, page_schema: build(null, CHILDREN) }, head.merged)
  return { page: treeOf(page).page, conflicts, renamed }
}

/** Both sides added a block under the same id: unless the blocks are equal, mine gets another id. */
function apart(
  base: Tree,
  mine: Tree,
  theirs: Tree,
): { page: EditedPage; renamed: ReadonlyMap<string, string> } {
  const renamed = new Map<string, string>()
  const fresh = new FreshIds({
    has: (id) => mine.index.has(id) || theirs.index.has(id) || base.index.has(id),
  })
  for (const [id, { block }] of mine.index) {
    const other = theirs.index.get(id)?.block
    if (other !== undefined && !base.index.has(id) && !same(block, other))
      renamed.set(id, fresh.next(block.name))
  }
  if (renamed.size === 0) return { page: mine.page, renamed }
  const page_schema = keep(
    mine.page.page_schema.map((block) => withIds(block, renamed)),
    'blocks',
  )
  return { page: keepLike({ ...mine.page, page_schema }, mine.page), renamed }
}

/** Each block of the merged page on its own, with its slots empty. */
function ownBlocks(
  { base, mine, theirs }: Three<Tree>,
  places: ReadonlyMap<string, MergedPlace>,
  conflicts: Conflict[],
): Map<string, Block> {
  const blocks = new Map<string, Block>()
  for (const id of places.keys()) {
    const was = base.index.get(id)?.block
    const one = mine.index.get(id)?.block
    const other = theirs.index.get(id)?.block
    if (was === undefined || one === undefined || other === undefined) {
      blocks.set(id, bareBlock((other ?? one) as Block))
      continue
    }
    const { merged, conflicts: found } = mergeBlock({ base: was, mine: one, theirs: other })
    conflicts.push(...found)
    blocks.set(id, merged)
  }
  return blocks
}

function slotKey(parentId: Target, slot: SlotPath): string {
  return JSON.stringify([parentId, parentId === null ? CHILDREN : slot])
}

function bySlot(places: ReadonlyMap<string, MergedPlace>): Map<string, string[]> {
  const members = new Map<string, string[]>()
  for (const [id, { parentId, slot }] of places) {
    const key = slotKey(parentId, slot)
    const known = members.get(key)
    if (known === undefined) members.set(key, [id])
    else known.push(id)
  }
  return members
}

/** The order of theirs; each block of mine goes after the block that it follows in mine. */
function inOrder(
  { mine, theirs }: Three<Tree>,
  moves: Moves,
  places: ReadonlyMap<string, MergedPlace>,
  parentId: Target,
  slot: SlotPath,
  members: readonly string[],
): string[] {
  const here = new Set(members)
  const isMine = (id: string) =>
    places.get(id)?.by === 'mine' && (moves.mine.has(id) || !theirs.index.has(id))
  const order = idsAt(theirs, parentId, slot).filter((id) => here.has(id) && !isMine(id))
  const ours = idsAt(mine, parentId, slot).filter((id) => here.has(id))
  const placed = new Set(order)
  for (const [place, id] of ours.entries()) {
    if (placed.has(id)) continue
    const before = ours.slice(0, place).findLast((other) => placed.has(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
    placed.add(id)
  }
  return [...order, ...members.filter((id) => !placed.has(id))]
}

function filled(bare: Block, build: (parentId: Target, slot: SlotPath) => Block[]): Block {
  let block = bare
  for (const { path } of slotsOf(bare)) block = withValue(block, path, build(bare.id, path))
  return block
}
