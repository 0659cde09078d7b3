import {
  type BlockCatalogue,
  insertBlock,
  moveBlocks,
  type Place,
  type Refusal,
  runCommand,
  type Tree,
} from '@yingzao/editor-core'

/** What is dragged: a new block of a kind, something that has to be fetched first, or blocks of the page. */
export type DragItem = { kind: 'new'; name: string } | Fetched | { kind: 'blocks'; ids: readonly string[] }

/** Blocks that have not been fetched yet. */
export interface Fetched {
  kind: 'fetched'
  title: string
  /** A kind of block that is allowed wherever they are. */
  name: string
  /** Fetches them and puts them there. */
  drop: (at: Place) => void
}

export interface Trial {
  /** Why it may not go there. */
  refusal?: Refusal
  /** It is there already. */
  isSame?: boolean
}

/** Whether something may be dropped at a place: runs the command on the current page and discards the result. */
export function tryDrop(tree: Tree, catalogue: BlockCatalogue, item: DragItem, place: Place): Trial {
  const editing = { tree, catalogue }
  const ran =
    item.kind === 'blocks'
      ? runCommand(editing, moveBlocks, { ids: item.ids, to: place })
      : runCommand(editing, insertBlock, { name: item.name, at: place })
  return ran.ok ? { isSame: ran.value.forward.length === 0 } : { refusal: ran.refusal }
}
