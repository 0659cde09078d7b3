import type { Place, SlotPath, Target } from '@yingzao/editor-core'
import { type Box, contains } from '../../../../canvas/box'
import type { DropMark } from '../../../../canvas/canvas-api'

/** The position of a list of blocks on the screen. */
export interface SlotBox {
  parentId: Target
  slot: SlotPath
  box: Box
  /** Which way its blocks follow each other. */
  axis: 'x' | 'y'
  /** Those in the normal flow, in document order. */
  blocks: readonly BlockBox[]
  /** How many there are, including those out of the flow. */
  count: number
}

export interface BlockBox {
  id: string
  box: Box
  /** Its place in the list. */
  index: number
  /** The visible lists in it. */
  slots: readonly SlotBox[]
}

/** The positions of the page on the screen: what lies over it comes first, the page itself last. */
export interface PageBoxes {
  layers: readonly { box: Box; slot: SlotBox }[]
  page: SlotBox
}

export interface Drop {
  place: Place & { slot: SlotPath; index: number }
  mark: DropMark
}

interface Point {
  x: number
  y: number
}

/** Pixels at a container's edges that mean before and after it instead of into it. */
const EDGE = 12
/** Half the thickness of a line between two blocks. */
const HALF_LINE = 1.5

/**
 * Returns where something dropped at a point goes: before or after the nearest block, depending on its half, or into a
 * container.
 */
export function dropAt(point: Point, { layers, page }: PageBoxes): Drop {
  const over = layers.find(({ box }) => contains(box, point))
  return dropIn(point, over?.slot ?? page)
}

/** Recursion is safe: blocks nest as deep as a document may. */
function dropIn(point: Point, slot: SlotBox): Drop {
  const under = slot.blocks.findLast(({ box }) => contains(box, point))
  const inner = under && innerSlot(point, under, slot.axis)
  if (inner) return dropIn(point, inner)
  if (slot.blocks.length === 0) return inside(slot)
  const along = slot.axis === 'x' ? point.x : point.y
  const next = nextBlock(slot, under, along)
  const index = next?.index ?? slot.count
  return { place: placeIn(slot, index), mark: { kind: 'line', box: lineBefore(slot, next) } }
}

function innerSlot(point: Point, { box, slots }: BlockBox, axis: 'x' | 'y'): SlotBox | undefined {
  if (slots.length === 0) return undefined
  const [along, start, end] = axis === 'x' ? [point.x, box.left, box.right] : [point.y, box.top, box.bottom]
  const edge = Math.min(EDGE, (end - start) / 4)
  if (along < start + edge || along >= end - edge) return undefined
  return slots.find((slot) => contains(slot.box, point)) ?? slots[0]
}

/** The block that the dropped one goes before; undefined at the end. */
function nextBlock(
  { blocks, axis }: SlotBox,
  under: BlockBox | undefined,
  along: number,
): BlockBox | undefined {
  const middle = ({ box }: BlockBox) =>
    axis === 'x' ? (box.left + box.right) / 2 : (box.top + box.bottom) / 2
  if (under) return along < middle(under) ? under : blocks[blocks.indexOf(under) + 1]
  return blocks.find((block) => along < middle(block))
}

function lineBefore({ blocks, axis, box }: SlotBox, next: BlockBox | undefined): Box {
  const at = next === undefined ? blocks.length : blocks.indexOf(next)
  const previous = blocks[at - 1]?.box
  const [startOf, endOf] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const before = previous?.[endOf] ?? next?.box[startOf] ?? box[startOf]
  const after = next?.box[startOf] ?? before
  const middle = (before + after) / 2
  const line = { [startOf]: middle - HALF_LINE, [endOf]: middle + HALF_LINE }
  return { ...box, ...line }
}

function inside(slot: SlotBox): Drop {
  return { place: placeIn(slot, slot.count), mark: { kind: 'inside', box: slot.box } }
}

function placeIn({ parentId, slot }: SlotBox, index: number): Drop['place'] {
  return { parentId, slot, index }
}
