import { BLOCKS_KEY, type Block, isRecord } from '@yingzao/schema/client'
import { keepLike } from '../page/freeze'
import type { EditedPage, Path } from '../page/page'
import { same } from '../page/same'

/** One field that differs between two pages. Undefined: the field is absent. */
export interface FieldChange {
  path: Path
  before: unknown
  after: unknown
}

/** What differs between two blocks themselves, regardless of the blocks inside them. */
export function blockChanges(before: Block, after: Block): FieldChange[] {
  const name = before.name === after.name ? [] : [{ path: ['name'], before: before.name, after: after.name }]
  return [
    ...name,
    ...changes(before.value, after.value, ['value']),
    ...changes(before.common, after.common, ['common']),
  ]
}

/** What differs between two pages themselves, without their blocks and their code. */
export function pageChanges(before: EditedPage, after: EditedPage): FieldChange[] {
  return changes(headOf(before), headOf(after), [])
}

function headOf({ code: _code, page_schema: _blocks, ...head }: EditedPage): Record<string, unknown> {
  return head
}

/**
 * Walks two values side by side. Lists of the same length are compared item by item, other lists as one field.
 * Recursion is safe: pages are as deep as a document may be.
 */
function changes(before: unknown, after: unknown, path: Path): FieldChange[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) => changes(item, after[index], [...path, index]))
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) =>
      key === BLOCKS_KEY && path[0] === 'value' ? [] : changes(before[key], after[key], [...path, key]),
    )
  }
  const [was, is] = path[0] === 'value' ? [withoutBlocks(before), withoutBlocks(after)] : [before, after]
  return same(was, is) ? [] : [{ path, before: was, after: is }]
}

/** A value with every list of blocks in it empty: blocks are compared by their ids, never as part of a field. */
export function withoutBlocks(entry: unknown): unknown {
  if (Array.isArray(entry)) return keepLike(entry.map(withoutBlocks), entry)
  if (!isRecord(entry)) return entry
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries<unknown>(entry)) {
    copy[key] = key === BLOCKS_KEY ? emptyBlocks(inner) : withoutBlocks(inner)
  }
  return keepLike(copy, entry)
}

function emptyBlocks(blocks: unknown): unknown {
  return Array.isArray(blocks) ? keepLike([], blocks) : blocks
}
