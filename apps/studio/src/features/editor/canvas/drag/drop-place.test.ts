import { CHILDREN } from '@yingzao/editor-core'
import { describe, expect, test } from 'vitest'
import type { Box } from '../../../../canvas/box'
import { type BlockBox, dropAt, type SlotBox } from './drop-place'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function slot(parentId: string | null, at: Box, blocks: BlockBox[], axis: 'x' | 'y' = 'y'): SlotBox {
  return { parentId, slot: CHILDREN, box: at, axis, blocks, count: blocks.length }
}

/** Blocks one below the other, each 100 high, with what is in them. */
function column(slots: Record<string, SlotBox[]>): SlotBox {
  const blocks = Object.entries(slots).map(([id, inside], index) => ({
    id,
    box: box(0, index * 100, 375, 100),
    index,
    slots: inside,
  }))
  return slot(null, box(0, 0, 375, 800), blocks)
}

const at = (x: number, y: number, page: SlotBox, layers: { box: Box; slot: SlotBox }[] = []) => {
  const { place, mark } = dropAt({ x, y }, { page, layers })
  return { ...place, mark: mark.kind }
}

describe('beside blocks', () => {
  const page = column({ a: [], b: [], c: [] })

  test.each([
    [20, 0],
    [80, 1],
    [120, 1],
    [180, 2],
    [290, 3],
    [700, 3],
    [-40, 0],
  ])('at %i it goes before or behind the nearest by its halves', (y, index) => {
    expect(at(100, y, page)).toMatchObject({ parentId: null, index, mark: 'line' })
  })

  test('the line lies between the two, as wide as the list', () => {
    const { mark } = dropAt({ x: 100, y: 120 }, { page, layers: [] })
    expect(mark.box).toEqual({ left: 0, right: 375, top: 98.5, bottom: 101.5 })
  })

  test('in a row it is the left and the right half', () => {
    const cells = [0, 1, 2].map((index) => ({
      id: `c${index}`,
      index,
      slots: [],
      box: box(index * 100, 0, 100, 60),
    }))
    const row = slot('row', box(0, 0, 375, 60), cells, 'x')
    expect(at(130, 30, row).index).toBe(1)
    expect(at(170, 30, row).index).toBe(2)
    expect(dropAt({ x: 170, y: 30 }, { page: row, layers: [] }).mark.box).toMatchObject({
      left: 198.5,
      top: 0,
    })
  })

  test('a block out of the flow keeps its number in the list', () => {
    const [first, , third] = page.blocks as [BlockBox, BlockBox, BlockBox]
    const without = { ...page, blocks: [first, third] }
    expect(at(100, 220, without).index).toBe(2)
    expect(at(100, 290, without).index).toBe(3)
  })
})

describe('into containers', () => {
  const inner = slot('box', box(10, 110, 355, 80), [
    { id: 'x', box: box(10, 110, 355, 40), index: 0, slots: [] },
    { id: 'y', box: box(10, 150, 355, 40), index: 1, slots: [] },
  ])
  const page = column({ a: [], box: [inner], hollow: [slot('hollow', box(0, 200, 375, 100), [])] })

  test('by the middle, among the blocks in it', () => {
    expect(at(100, 160, page)).toMatchObject({ parentId: 'box', index: 1 })
    expect(at(100, 185, page)).toMatchObject({ parentId: 'box', index: 2 })
  })

  test('the edges mean before and behind', () => {
    expect(at(100, 105, page)).toMatchObject({ parentId: null, index: 1 })
    expect(at(100, 195, page)).toMatchObject({ parentId: null, index: 2 })
  })

  test('an empty one is framed', () => {
    expect(at(100, 250, page)).toMatchObject({ parentId: 'hollow', index: 0, mark: 'inside' })
  })

  test('of several lists it is the one under the pointer, else the first', () => {
    const lists = ['left', 'right'].map((id, index) => slot(id, box(index * 200, 20, 150, 60), []))
    const panes = column({ panes: lists })
    expect(at(250, 50, panes).parentId).toBe('right')
    expect(at(180, 50, panes).parentId).toBe('left')
  })
})

describe('over the page', () => {
  const popup = { box: box(50, 50, 275, 200), slot: slot('popup', box(60, 90, 255, 150), []) }
  const page = column({ a: [], b: [], c: [] })

  test('what lies over it is dropped into first', () => {
    expect(at(100, 120, page, [popup])).toMatchObject({ parentId: 'popup', mark: 'inside' })
  })

  test('beside a popup the page is reached, so that a block can be taken out', () => {
    expect(at(20, 120, page, [popup])).toMatchObject({ parentId: null, index: 1 })
  })
})

test('an empty page takes the first block', () => {
  expect(at(100, 300, column({}))).toMatchObject({ parentId: null, index: 0, mark: 'inside' })
})
