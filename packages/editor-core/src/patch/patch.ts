import type { Block } from '@yingzao/schema/client'
import type { Path, SlotPath, Target } from '../page/page'

/**
 * Where a block goes. It is identified by its neighbour rather than by an index: a patch applied to a different page
 * than it was made for is then refused instead of landing beside the wrong block.
 */
export interface Anchor {
  /** Null: the top level of the page. */
  parentId: Target
  /** `['children']` by default. */
  slot?: SlotPath
  /** The block it goes after; null: to the front. */
  after: string | null
}

/** `id` null: a field of the page itself. */
interface AtField {
  id: Target
  /** Of a block: below `value` or `common`. Of the page: `['title']`, `['meta', 'keywords']`, `['extra', …]`, … */
  path: Path
}

export type PatchOp =
  | ({ op: 'insert'; block: Block } & Anchor)
  | { op: 'remove'; id: string }
  | ({ op: 'move'; id: string } & Anchor)
  /** Adds or replaces what is at the path. What contains it must exist. */
  | ({ op: 'set'; value: unknown } & AtField)
  | ({ op: 'unset' } & AtField)
  /** The last step of the path is the index the item gets. */
  | ({ op: 'addItem'; value: unknown } & AtField)
  | ({ op: 'removeItem' } & AtField)
  /** The last step of the path is the item's index, `to` its new one. */
  | ({ op: 'moveItem'; to: number } & AtField)
  | { op: 'rename'; id: string; to: string }

/** A change of a page as JSON. Autosave sends it, the server applies it, undo applies what takes it back. */
export type Patch = readonly PatchOp[]

/** A change and its inverse. */
export interface Change {
  forward: Patch
  inverse: Patch
}
