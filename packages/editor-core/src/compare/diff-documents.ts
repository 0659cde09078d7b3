import type { Block } from '@yingzao/schema/client'
import { type BlockCatalogue, titleOf, wordsOf } from '../catalogue'
import { fieldTitleIn, pageFieldTitle } from '../commands/field-titles'
import type { EditedPage, Path, Target } from '../page/page'
import { type Tree, treeOf } from '../page/tree'
import { walk } from '../page/walk'
import { movedBlocks } from './moved'
import { blockChanges, pageChanges } from './own-fields'

/** What differs between two versions of a page, for people. Lists are in document order. */
export interface PageDiff {
  /** Settings of the page itself. */
  page: FieldDiff[]
  /** The outermost of the new blocks. */
  added: BlockMention[]
  /** The outermost of the blocks that are gone, as they were. */
  removed: BlockMention[]
  moved: MovedBlock[]
  changed: ChangedBlock[]
}

export interface FieldDiff {
  path: Path
  title: string
  /** Undefined: the field is not there. */
  before: unknown
  after: unknown
}

export interface BlockMention {
  id: string
  name: string
  title: string
  /** How many blocks it is, those inside it included. */
  blocks: number
  parentId: Target
  /** The title of the block that contains it; 页面 at the top. */
  parentTitle: string
}

export interface MovedBlock extends BlockMention {
  fromParentId: Target
  fromParentTitle: string
}

export interface ChangedBlock extends BlockMention {
  fields: FieldDiff[]
}

/** Says what changed from one version of a page to another. Blocks are recognised by their ids. */
export function diffDocuments(before: EditedPage, after: EditedPage, catalogue: BlockCatalogue): PageDiff {
  const was = treeOf(before)
  const is = treeOf(after)
  const moved = movedBlocks(was, is)
  const mentionIn = (tree: Tree) => (block: Block) => mention(tree, block, catalogue)
  const kept = blocksOf(is).filter(({ id }) => was.index.has(id))
  return {
    page: pageChanges(was.page, is.page).map((change) => ({
      ...change,
      title: pageFieldTitle(catalogue, change.path),
    })),
    added: outermostOnlyIn(is, was).map(mentionIn(is)),
    removed: outermostOnlyIn(was, is).map(mentionIn(was)),
    moved: kept
      .filter(({ id }) => moved.has(id))
      .map((block) => ({ ...mention(is, block, catalogue), ...placeBefore(was, block.id, catalogue) })),
    changed: kept
      .map((block) => ({ ...mention(is, block, catalogue), fields: fieldsOf(was, block, catalogue) }))
      .filter(({ fields }) => fields.length > 0),
  }
}

function blocksOf({ page }: Tree): Block[] {
  return Array.from(walk(page.page_schema))
}

function outermostOnlyIn(tree: Tree, other: Tree): Block[] {
  return blocksOf(tree).filter(({ id }) => {
    const parentId = tree.index.get(id)?.parentId ?? null
    return !other.index.has(id) && (parentId === null || other.index.has(parentId))
  })
}

function mention(tree: Tree, { id, name }: Block, catalogue: BlockCatalogue): BlockMention {
  const entry = tree.index.get(id)
  const parentId = entry?.parentId ?? null
  return {
    id,
    name,
    title: titleOf(catalogue, name),
    blocks: entry === undefined ? 0 : Array.from(walk([entry.block])).length,
    parentId,
    parentTitle: parentTitle(tree, parentId, catalogue),
  }
}

function placeBefore(was: Tree, id: string, catalogue: BlockCatalogue) {
  const fromParentId = was.index.get(id)?.parentId ?? null
  return { fromParentId, fromParentTitle: parentTitle(was, fromParentId, catalogue) }
}

function parentTitle({ index }: Tree, parentId: Target, catalogue: BlockCatalogue): string {
  const parent = parentId === null ? undefined : index.get(parentId)
  return parent === undefined ? wordsOf(catalogue).page : titleOf(catalogue, parent.block.name)
}

function fieldsOf(was: Tree, block: Block, catalogue: BlockCatalogue): FieldDiff[] {
  const old = was.index.get(block.id)?.block
  if (old === undefined || old === block) return []
  return blockChanges(old, block).map((change) => ({
    ...change,
    title: fieldTitleIn(catalogue, block.name, change.path),
  }))
}
