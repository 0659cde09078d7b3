import { CHILDREN, type SlotPath, type Target } from '../page/page'
import { samePath } from '../page/path'
import { slotsOf } from '../page/slots'
import type { Tree } from '../page/tree'
import { longestRun } from './longest-run'

/** The ids of a slot of a tree; none when the block or the slot is not there. */
export function idsAt({ page, index }: Tree, parentId: Target, slot: SlotPath): string[] {
  const parent = parentId === null ? undefined : index.get(parentId)
  const blocks =
    parentId === null
      ? page.page_schema
      : parent && slotsOf(parent.block).find(({ path }) => samePath(path, slot))?.blocks
  return (blocks ?? []).map(({ id }) => id)
}

/** Whether a block that both trees have is in the same slot of the same block. */
function inSameSlot(before: Tree, after: Tree, id: string): boolean {
  const was = before.index.get(id)
  const is = after.index.get(id)
  return was !== undefined && is !== undefined && was.parentId === is.parentId && samePath(was.slot, is.slot)
}

/** The blocks that both trees have, in another slot or in another order among those that stayed in theirs. */
export function movedBlocks(before: Tree, after: Tree): Set<string> {
  const moved = new Set<string>()
  for (const [id] of after.index) {
    if (before.index.has(id) && !inSameSlot(before, after, id)) moved.add(id)
  }
  for (const { parentId, slot } of slotsIn(after)) {
    for (const id of reordered(idsAt(before, parentId, slot), idsAt(after, parentId, slot), moved))
      moved.add(id)
  }
  return moved
}

/** Those that have to move so that the others, which stay, are in the new order. */
function reordered(
  before: readonly string[],
  after: readonly string[],
  moved: ReadonlySet<string>,
): string[] {
  const places = new Map(before.map((id, place) => [id, place]))
  const stayed = after.filter((id) => places.has(id) && !moved.has(id))
  const run = longestRun(stayed.map((id) => places.get(id) as number))
  return stayed.filter((id) => !run.has(places.get(id) as number))
}

/** Every slot of a tree, that of the page first, parents before what is in them. */
export function* slotsIn({ page }: Tree): Generator<{ parentId: Target; slot: SlotPath }, void, undefined> {
  yield { parentId: null, slot: CHILDREN }
  const stack = [...page.page_schema].reverse()
  for (let block = stack.pop(); block !== undefined; block = stack.pop()) {
    const slots = slotsOf(block)
    for (const { path } of slots) yield { parentId: block.id, slot: path }
    for (const { blocks } of [...slots].reverse()) stack.push(...[...blocks].reverse())
  }
}
