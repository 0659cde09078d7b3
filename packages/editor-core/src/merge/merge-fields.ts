import type { Block } from '@yingzao/schema/client'
import { blockChanges, type FieldChange, pageChanges, withoutBlocks } from '../compare/own-fields'
import { keep, keepLike } from '../page/freeze'
import type { EditedPage, Path, Target } from '../page/page'
import { startsWith, valueAt, withHolder, withValue } from '../page/path'
import { same } from '../page/same'
import { slotsOf } from '../page/slots'
import type { PatchOp } from '../patch/patch'
import type { FieldConflict, Three } from './conflict'

export interface MergedFields<Holder> {
  merged: Holder
  conflicts: FieldConflict[]
}

/** A block itself, with every slot in it empty: what either changed alone, and theirs where both did. */
export function mergeBlock({ base, mine, theirs }: Three<Block>): MergedFields<Block> {
  const bare: Three<Block> = { base: bareBlock(base), mine: bareBlock(mine), theirs: bareBlock(theirs) }
  const change: Changes = { mine: blockChanges(base, mine), theirs: blockChanges(base, theirs) }
  const covers = (path: Path) =>
    [mine, theirs].some((block) => slotsOf(block).some((slot) => startsWith(slot.path, path)))
  return mergeHolder(theirs.id, bare, change, covers)
}

/** The settings of the page itself; its blocks are theirs as they were. */
export function mergePage({ base, mine, theirs }: Three<EditedPage>): MergedFields<EditedPage> {
  const change: Changes = { mine: pageChanges(base, mine), theirs: pageChanges(base, theirs) }
  return mergeHolder(null, { base, mine, theirs }, change, () => false)
}

/** A block without the blocks inside it. */
export function bareBlock(block: Block): Block {
  const bare = { ...block, value: withoutBlocks(block.value) as Block['value'], children: keep([], 'blocks') }
  return keepLike(bare, block)
}

interface Changes {
  mine: FieldChange[]
  theirs: FieldChange[]
}

function mergeHolder<Holder extends Block | EditedPage>(
  id: Target,
  three: Three<Holder>,
  changes: Changes,
  coversBlocks: (path: Path) => boolean,
): MergedFields<Holder> {
  let merged = three.theirs
  const collisions: Path[] = []
  for (const { path, after } of changes.mine) {
    const other = changes.theirs.find(
      (change) => startsWith(change.path, path) || startsWith(path, change.path),
    )
    if (other === undefined) merged = withField(merged, path, after)
    else if (!same(valueAt(three.mine, path), valueAt(three.theirs, path))) {
      collisions.push(other.path.length < path.length ? other.path : path)
    }
  }
  const conflicts = unique(collisions).map((path): FieldConflict => {
    const mine = valueAt(three.mine, path)
    const conflict: FieldConflict = {
      kind: 'field',
      id,
      path,
      base: valueAt(three.base, path),
      mine,
      theirs: valueAt(three.theirs, path),
    }
    return coversBlocks(path) ? conflict : { ...conflict, takeMine: [takeMine(id, path, mine)] }
  })
  return { merged, conflicts }
}

function withField<Holder>(holder: Holder, path: Path, value: unknown): Holder {
  if (value !== undefined) return withValue(holder, path, value)
  return withHolder(holder, path.slice(0, -1), (record) => {
    delete (record as Record<string, unknown>)[String(path.at(-1))]
  })
}

function takeMine(id: Target, path: Path, value: unknown): PatchOp {
  return value === undefined ? { op: 'unset', id, path } : { op: 'set', id, path, value }
}

/** Each path once, and none that leads into another one of them. */
function unique(paths: readonly Path[]): Path[] {
  return paths.filter(
    (path, place) =>
      !paths.some((other, otherPlace) =>
        other.length === path.length
          ? otherPlace < place && startsWith(path, other)
          : other.length < path.length && startsWith(path, other),
      ),
  )
}
