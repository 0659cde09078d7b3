import {
  type BlockOutline,
  DARK_INK,
  type Drawn,
  type Ground,
  type Piece,
  PRESSED,
  palette,
  type SketchKit,
} from '@yingzao/blocks/palette'
import { specs } from '@yingzao/blocks/props'

/** The rectangles of some blocks, one below the other. */
export function piecesOf(blocks: readonly BlockOutline[], width: number): Piece[] {
  return stack(blocks, { x: 0, width, ...DARK_INK }, 0).pieces
}

function stack(blocks: readonly BlockOutline[], ground: Ground, top: number): Drawn {
  const pieces: Piece[] = []
  let y = top
  let left = 0
  let row = 0
  for (const block of blocks.filter(isSeenAtFirst)) {
    const { part } = block
    const place = part === undefined ? ground : { ...ground, x: ground.x + left, width: ground.width * part }
    const drawn = drawBlock(block, place, y)
    pieces.push(...drawn.pieces)
    if (part === undefined) {
      y += drawn.height
      continue
    }
    left += place.width
    row = Math.max(row, drawn.height)
    if (left > ground.width * 0.95) {
      y += row
      left = 0
    }
  }
  return { pieces, height: y - top }
}

/** Whether it stands in the page when that opens, neither closed nor at the edge of the screen. */
function isSeenAtFirst({ name }: BlockOutline): boolean {
  const { overlay, pinned } = specs.find(name)?.traits ?? {}
  return !overlay && !pinned
}

function drawBlock(outline: BlockOutline, ground: Ground, y: number): Drawn {
  const kit = sketchKit(outline, ground, y)
  return palette[outline.name]?.sketch?.(kit) ?? { pieces: [kit.bar(4, ground.width - 16, 4)], height: 12 }
}

function sketchKit(outline: BlockOutline, ground: Ground, y: number): SketchKit {
  const { x, width, soft } = ground
  const { count = 1, blocks = [] } = outline
  const middle = x + width / 2
  const bar: SketchKit['bar'] = (at, length, height, fill = soft, from = x + 8) => ({
    x: from,
    y: y + at,
    width: length,
    height,
    round: Math.min(height / 2, 2),
    fill,
  })
  return {
    ...ground,
    outline,
    count,
    y,
    middle,
    bar,
    pill: (at) => ({ ...bar(at, 68, 13, PRESSED, middle - 34), round: 6.5 }),
    rows: (step, draw) => Array.from({ length: count }, (_, row) => draw(row * step + 4)).flat(),
    inside: (own, top) => stack(blocks, own, top),
  }
}
