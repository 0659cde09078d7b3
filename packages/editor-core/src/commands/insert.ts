import type { Block, CommonProps } from '@yingzao/schema/client'
import { type Editing, titleOf, wordsOf } from '../catalogue'
import { type FreshIds, freshIdsIn } from '../page/fresh-ids'
import { importBlock } from '../page/import-value'
import type { Place } from '../page/page'
import { withIds } from '../page/references'
import type { Anchor, Patch } from '../patch/patch'
import { refuse } from '../refusal'
import type { Step } from './command'
import { anchorFor, checkAccepted } from './place'

export interface InsertBlock {
  /** The kind of block, as its catalogue spells it. */
  name: string
  at: Place
  /** What differs from the defaults of its kind. */
  value?: Block['value']
  common?: CommonProps
}

/** Puts a new block with its defaults into a place, and selects it. */
export function insertBlock(editing: Editing, { name, at, value, common = {} }: InsertBlock): Step {
  const block = newBlock(editing, name, freshIdsIn(editing))
  return insertStep(
    editing,
    [importBlock({ ...block, value: { ...block.value, ...value }, common })],
    at,
    'inserted',
  )
}

/** Puts blocks from elsewhere (a template, a library of fragments) into a place, under new ids. */
export function insertBlocks(
  editing: Editing,
  { blocks, at }: { blocks: readonly Block[]; at: Place },
): Step {
  const taken = blocks.map((block) => importBlock(block))
  const ids = freshIdsIn(editing).renew(taken)
  return insertStep(
    editing,
    taken.map((block) => withIds(block, ids)),
    at,
    'inserted',
  )
}

/** A block of a kind as it comes out of the library. */
export function newBlock({ catalogue }: Editing, name: string, ids: FreshIds): Block {
  if (catalogue.titleOf(name) === undefined) refuseUnknown([name])
  return { name, id: ids.next(name), value: catalogue.defaultsOf(name), common: {}, children: [] }
}

/** Puts imported blocks with free ids into a place, one after the other. */
export function insertStep(
  editing: Editing,
  blocks: readonly Block[],
  at: Place,
  done: 'inserted' | 'pasted',
): Step {
  checkAccepted(editing, blocks, at)
  return {
    label: wordsOf(editing.catalogue)[done](blocks.map(({ name }) => titleOf(editing.catalogue, name))),
    patch: insertOps(blocks, anchorFor(editing, at)),
    select: blocks.map(({ id }) => id),
  }
}

export function insertOps(blocks: readonly Block[], anchor: Anchor): Patch {
  return blocks.map((block, index) => ({
    op: 'insert',
    block,
    ...anchor,
    after: blocks[index - 1]?.id ?? anchor.after,
  }))
}

export function refuseUnknown(names: readonly string[]): never {
  return refuse({
    rule: 'unknown-block',
    message: `这里没有${names
      .slice(0, 3)
      .map((name) => `“${name.slice(0, 40)}”`)
      .join('、')}这种组件，放了也不会显示。`,
    fix: '请从组件库选择。',
  })
}
