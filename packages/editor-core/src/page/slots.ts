import { BLOCKS_KEY, type Block, isRecord } from '@yingzao/schema/client'
import { CHILDREN, type Path, type Slot, type SlotPath } from './page'

const known = new WeakMap<object, readonly Slot[]>()

/** The lists of blocks directly inside a block, in document order: those in its props, then its children. */
export function slotsOf(block: Block): readonly Slot[] {
  return [...slotsInValue(block.value), { path: CHILDREN, blocks: block.children }]
}

function slotsInValue(value: Block['value']): readonly Slot[] {
  const found = known.get(value) ?? Array.from(walkSlots(value, ['value']))
  known.set(value, found)
  return found
}

/** Recursion is safe: an imported value is at most as deep as a document may be. */
function* walkSlots(entry: unknown, path: Path): Generator<Slot, void, undefined> {
  if (Array.isArray(entry)) {
    for (const [index, item] of entry.entries()) yield* walkSlots(item, [...path, index])
  } else if (isRecord(entry)) {
    for (const [key, inner] of Object.entries<unknown>(entry)) {
      if (key === BLOCKS_KEY) yield { path: [...path, key], blocks: inner as Block[] }
      else yield* walkSlots(inner, [...path, key])
    }
  }
}

/** Whether a path has the form of a slot's path. Whether the slot exists depends on the block. */
export function isSlotPath(path: Path): boolean {
  const [first] = path
  return path.at(-1) === BLOCKS_KEY && (path.length === 1 || (first === 'value' && !holdsBlocksKey(path)))
}

/** Whether a path passes through a list of blocks on its way. Those are reached by id, never by their index. */
export function holdsBlocksKey(path: SlotPath): boolean {
  return path.slice(0, -1).includes(BLOCKS_KEY)
}
