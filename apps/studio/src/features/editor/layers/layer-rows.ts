import { type BlockCatalogue, openSlots, pathText, type Slot, type SlotPath } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'
import type { Specs } from '@yingzao/schema/server'
import { blockText } from '../block-labels/block-text'
import { rankOf } from '../block-labels/search-words'
import { slotTitle } from '../block-labels/slot-title'
import type { EditorSession } from '../session/editor-session'
import { wording } from './wording'

/** A line of the tree: a block, or one of several places for blocks in it (a tab). */
export interface LayerRow {
  /** The block's id, or for a place its block's id with the path to it. */
  key: string
  block: Block
  /** Set for a place: where it is in the block. */
  slot?: SlotPath
  title: string
  text: string
  /** 1 at the top level, as in `aria-level`. */
  level: number
  position: number
  count: number
  /** Undefined: there is nothing to open. */
  isOpen?: boolean
  parentKey?: string
}

interface Drawing {
  session: Pick<EditorSession, 'catalogue' | 'specs'>
  closed: ReadonlySet<string>
  /** Rows that match, and the ones around them; all of them when there is no search. */
  found: ReadonlySet<string> | undefined
  rows: LayerRow[]
}

/** Returns the visible lines of the tree. During a search, everything on the way to a match is open. */
export function layerRows(
  session: Drawing['session'],
  blocks: readonly Block[],
  closed: ReadonlySet<string>,
  query = '',
): LayerRow[] {
  const found = query.trim() === '' ? undefined : foundIn(session, blocks, query)
  const drawing: Drawing = { session, closed, found, rows: [] }
  addBlocks(drawing, blocks, 1, undefined)
  return drawing.rows
}

/** Recursion is safe: blocks nest six deep. */
function addBlocks(
  drawing: Drawing,
  blocks: readonly Block[],
  level: number,
  parentKey: string | undefined,
): void {
  const shown = drawing.found ? blocks.filter(({ id }) => drawing.found?.has(id)) : blocks
  const texts = layerTexts(drawing.session, shown)
  shown.forEach((block, index) => {
    const slots = openSlots(drawing.session.catalogue, block)
    const inside = slots.some((slot) => slot.blocks.length > 0) || slots.length > 1
    const isOpen = isOpenIn(drawing, block.id)
    drawing.rows.push({
      key: block.id,
      block,
      title: drawing.session.catalogue.titleOf(block.name) ?? block.name,
      text: texts[index] ?? '',
      level,
      position: index + 1,
      count: shown.length,
      ...(inside && { isOpen }),
      ...(parentKey !== undefined && { parentKey }),
    })
    if (inside && isOpen) addInside(drawing, block, slots, level + 1)
  })
}

/** Returns what tells sibling blocks apart: their text, the first text in them, or else their number. */
function layerTexts({ catalogue, specs }: Drawing['session'], blocks: readonly Block[]): string[] {
  const texts = blocks.map((block) => innerText(specs, catalogue, block))
  const isNameless = (block: Block, index: number) =>
    texts[index] === '' && catalogue.slotsOf(block.name).length > 0
  return texts.map((text, index) => {
    const block = blocks[index] as Block
    const alike = blocks.filter((other, at) => other.name === block.name && isNameless(other, at))
    return isNameless(block, index) && alike.length > 1 ? wording.nth(alike.indexOf(block) + 1) : text
  })
}

/** Recursion is safe: blocks nest six deep. */
function innerText(specs: Specs, catalogue: BlockCatalogue, block: Block): string {
  const own = blockText(specs, block)
  if (own !== '') return own
  const inside = openSlots(catalogue, block).flatMap(({ blocks }) => blocks)
  return inside.map((inner) => innerText(specs, catalogue, inner)).find((text) => text !== '') ?? ''
}

/** Slots in props get lines of their own: two tabs look alike from inside. */
function addInside(drawing: Drawing, block: Block, slots: readonly Slot[], level: number): void {
  const [only, ...others] = slots
  if (only && others.length === 0 && only.path.length === 1) {
    addBlocks(drawing, only.blocks, level, block.id)
    return
  }
  const shown = drawing.found ? slots.filter(({ path }) => drawing.found?.has(slotKey(block, path))) : slots
  shown.forEach(({ path, blocks }, index) => {
    const key = slotKey(block, path)
    const isOpen = isOpenIn(drawing, key)
    drawing.rows.push({
      key,
      block,
      slot: path,
      title: slotTitle(block, path),
      text: blocks.length === 0 ? wording.emptySlot : '',
      level,
      position: index + 1,
      count: shown.length,
      ...(blocks.length > 0 && { isOpen }),
      parentKey: block.id,
    })
    if (blocks.length > 0 && isOpen) addBlocks(drawing, blocks, level + 1, key)
  })
}

function isOpenIn({ closed, found }: Drawing, key: string): boolean {
  return found !== undefined || !closed.has(key)
}

export function slotKey({ id }: Block, path: SlotPath): string {
  return `${id} ${pathText(path)}`
}

/** Returns the keys of rows that match, and of everything around them. */
function foundIn(session: Drawing['session'], blocks: readonly Block[], query: string): Set<string> {
  const found = new Set<string>()
  const visit = (block: Block): boolean => {
    const title = session.catalogue.titleOf(block.name) ?? block.name
    const inside = openSlots(session.catalogue, block).map(({ path, blocks: inner }) => {
      const isFound = inner.map(visit).includes(true) || rankOf(query, slotTitle(block, path)) > 0
      if (isFound) found.add(slotKey(block, path))
      return isFound
    })
    const isFound =
      inside.includes(true) ||
      rankOf(query, title, [blockText(session.specs, block), block.id, block.name]) > 0
    if (isFound) found.add(block.id)
    return isFound
  }
  blocks.forEach(visit)
  return found
}
