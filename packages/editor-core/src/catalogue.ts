import type { Block } from '@yingzao/schema/client'
import type { Path, SlotPath, Target } from './page/page'
import type { Tree } from './page/tree'
import { STEP_WORDS, type StepWords } from './step-words'

/** A slot as a block declares it; `*` stands for any item of a list: `['value', 'list', '*', 'children']`. */
export type SlotPattern = readonly string[]

/** What the editor must know about the kinds of blocks. It knows none by name, so the application passes this in. */
export interface BlockCatalogue {
  /** The title shown in the palette. Undefined for an unknown block. */
  titleOf(name: string): string | undefined
  /** The slots of a block in document order, `CHILDREN` last. None for a block that holds no others. */
  slotsOf(name: string): readonly SlotPattern[]
  /** The value of a new block; its lists of blocks are there and empty. */
  defaultsOf(name: string): Block['value']
  /** The id that a new block gets as long as it is free. Undefined: one made of its name and a number. */
  idOf?(name: string): string | undefined
  /** The label of a prop, by its path below `value`, for the history. */
  fieldTitleOf(name: string, path: Path): string | undefined
  /** How the history names steps. In Chinese by default. */
  words?: StepWords
  /** Whether a block of this name may stand there. By default anywhere there is a slot. */
  accepts?(name: string, place: { parentName: string | null; slot: SlotPath }): boolean
  /**
   * Whether a block, with everything inside it, can only be changed elsewhere: it can be moved, copied and removed as a
   * whole. By default none is.
   */
  isLocked?(block: Block): boolean
  /**
   * Brings blocks from elsewhere (a clipboard) into the shape that their specs declare, as reading a document does: an
   * unsafe address or unsafe markup must not get through. May drop blocks.
   */
  read(blocks: readonly Block[]): Block[]
}

/** What a command sees: the page, and the kinds of blocks. */
export interface Editing {
  tree: Tree
  catalogue: BlockCatalogue
}

/** The name of a block for people: its title, or its technical name when it is unknown. */
export function titleOf(catalogue: BlockCatalogue, name: string): string {
  return catalogue.titleOf(name) ?? name
}

/** How the history names steps here. */
export function wordsOf({ words = STEP_WORDS }: BlockCatalogue): StepWords {
  return words
}

/** The name of a target, for people. */
export function targetTitle({ tree, catalogue }: Editing, target: Target): string {
  const entry = target === null ? undefined : tree.index.get(target)
  return entry === undefined ? wordsOf(catalogue).page : titleOf(catalogue, entry.block.name)
}
