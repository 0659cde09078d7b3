import type { Block } from '@yingzao/schema/client'
import { keepLike } from '../page/freeze'
import type { EditedPage, SlotPath, Target } from '../page/page'
import { samePath, startsWith } from '../page/path'
import { slotsOf } from '../page/slots'
import { type Tree, treeOf } from '../page/tree'
import { walk } from '../page/walk'
import { anchorBehind } from '../patch/anchor'
import type { Patch, PatchOp } from '../patch/patch'
import { idsAt, movedBlocks, slotsIn } from './moved'
import { blockChanges, type FieldChange, pageChanges, withoutBlocks } from './own-fields'

/**
 * Returns the patch that turns one page into the other. It contains only what differs: autosave sends it after any
 * number of steps, and it makes an import or an older version one step. The code of the page is ignored.
 */
export function patchBetween(before: EditedPage, after: EditedPage): Patch {
  if (before === after) return []
  const was = treeOf(before)
  const is = treeOf(after)
  const reshaped = reshapedBlocks(was, is)
  const parked = parkedBlocks(was, is, reshaped)
  return [
    ...[...parked].map((id): PatchOp => ({ op: 'move', id, parentId: null, after: null })),
    ...reshaped.map(
      (id): PatchOp => ({ op: 'set', id, path: ['value'], value: withoutBlocks(propsOf(is, id)) }),
    ),
    ...placeOps(was, is, parked),
    ...removals(was, is, reshaped),
    ...fieldsBetween(was, is, reshaped),
  ]
}

function propsOf({ index }: Tree, id: string): unknown {
  return index.get(id)?.block.value
}

/** Blocks whose slots in their props are not the same ones, so that their value has to be rebuilt around them. */
function reshapedBlocks(was: Tree, is: Tree): string[] {
  return Array.from(is.index.values(), ({ block }) => block)
    .filter((block) => {
      const old = was.index.get(block.id)?.block
      return old !== undefined && old.value !== block.value && isReshaped(old, block)
    })
    .map(({ id }) => id)
}

function isReshaped(old: Block, block: Block): boolean {
  const before = valueSlots(old)
  const after = valueSlots(block)
  if (before.length !== after.length) return true
  if (!before.every((path, index) => samePath(path, after[index] ?? []))) return true
  return blockChanges(old, block).some(({ path }) => after.some((slot) => startsWith(slot, path)))
}

function valueSlots(block: Block): SlotPath[] {
  return slotsOf(block)
    .map(({ path }) => path)
    .filter(([first]) => first === 'value')
}

/** Blocks that stay on the page, inside props that are rebuilt: they wait at the top level until their place exists. */
function parkedBlocks(was: Tree, is: Tree, reshaped: readonly string[]): Set<string> {
  const parked = new Set<string>()
  const park = (blocks: readonly Block[]): void => {
    for (const block of blocks) {
      if (is.index.has(block.id)) parked.add(block.id)
      else for (const { blocks: inner } of slotsOf(block)) park(inner)
    }
  }
  for (const id of reshaped) {
    const old = was.index.get(id)?.block
    for (const { path, blocks } of old === undefined ? [] : slotsOf(old))
      if (path[0] === 'value') park(blocks)
  }
  return parked
}

/**
 * Inserts new blocks and moves others, in document order: by the time a block moves, the one it moves into is in place.
 */
function placeOps(was: Tree, is: Tree, parked: ReadonlySet<string>): PatchOp[] {
  const moved = movedBlocks(was, is)
  const whole = new Set<string>()
  const ops: PatchOp[] = []
  for (const { parentId, slot } of slotsIn(is)) {
    if (parentId !== null && whole.has(parentId)) continue
    let after: string | null = null
    for (const id of idsAt(is, parentId, slot)) {
      const block = (is.index.get(id) as { block: Block }).block
      const anchor = anchorBehind(parentId, slot, after)
      if (!was.index.has(id)) ops.push({ op: 'insert', block: newBlock(was, block, whole), ...anchor })
      else if (moved.has(id) || parked.has(id)) ops.push({ op: 'move', id, ...anchor })
      after = id
    }
  }
  return ops
}

/** With everything in it when all of it is new; otherwise empty, and what is in it follows. */
function newBlock(was: Tree, block: Block, whole: Set<string>): Block {
  const inside = Array.from(walk([block]), ({ id }) => id)
  if (!inside.some((id) => was.index.has(id))) {
    for (const id of inside) whole.add(id)
    return block
  }
  return keepLike(
    {
      ...block,
      value: withoutBlocks(block.value) as Block['value'],
      children: keepLike([], block.children),
    },
    block,
  )
}

/** The outermost of the removed blocks. What was in them and stays has been moved out by now. */
function removals(was: Tree, is: Tree, reshaped: readonly string[]): PatchOp[] {
  const emptied = new Set(reshaped)
  return Array.from(was.index.values())
    .filter(({ block, parentId, slot }) => {
      if (is.index.has(block.id)) return false
      if (parentId === null) return true
      return is.index.has(parentId) && !(emptied.has(parentId) && slot[0] === 'value')
    })
    .map(({ block }) => ({ op: 'remove', id: block.id }))
}

function fieldsBetween(was: Tree, is: Tree, reshaped: readonly string[]): PatchOp[] {
  const whole = new Set(reshaped)
  const ops = pageChanges(was.page, is.page).map((change) => fieldOp(null, change))
  for (const { block } of is.index.values()) {
    const old = was.index.get(block.id)?.block
    if (old === undefined || old === block) continue
    for (const change of blockChanges(old, block)) {
      if (change.path[0] === 'value' && whole.has(block.id)) continue
      ops.push(fieldOp(block.id, change))
    }
  }
  return ops
}

function fieldOp(id: Target, { path, after }: FieldChange): PatchOp {
  return after === undefined ? { op: 'unset', id, path } : { op: 'set', id, path, value: after }
}
