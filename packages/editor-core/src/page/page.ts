import type { Block, PageDocument } from '@yingzao/schema/client'

/** What an editor edits: a page as it was read, and when its campaign runs (milliseconds of the server's clock). */
export interface EditedPage extends PageDocument {
  start_at?: number | null
  end_at?: number | null
}

/** Where a change happens: the id of a block, or `PAGE` for the page itself. */
export type Target = string | null

/** The page itself, used where a block's id is expected: as a parent it means the top level. */
export const PAGE = null

/** Where blocks are inside a block: `['children']`, or `['value', 'list', 0, 'children']` in its props. */
export type SlotPath = Path

/** Steps from an object inwards: keys of records and indexes of lists. */
export type Path = readonly (string | number)[]

/** The slot that most containers have. On the page itself it is the only one, and means its top level. */
export const CHILDREN: SlotPath = ['children']

/** A place for blocks: in which block, in which slot, before which of the blocks there. */
export interface Place {
  parentId: Target
  /** `CHILDREN` by default. */
  slot?: SlotPath
  /** Counted before anything moves; the end by default. */
  index?: number
}

/** A list of blocks below a block. */
export interface Slot {
  path: SlotPath
  blocks: readonly Block[]
}
