import type { BlockOutline } from './outline'

/** A rectangle of a template's picture. */
export interface Piece {
  x: number
  y: number
  width: number
  height: number
  round: number
  fill: string
  edge?: string
}

/** The ground that blocks are drawn on. */
interface Ground {
  x: number
  width: number
  ink: string
  soft: string
}

interface Drawn {
  pieces: Piece[]
  height: number
}

/** Units of the design that make one of the picture. */
const UNITS = 5

const DARK = { ink: '#3c424e', soft: '#c3c8d1' }
const LIGHT = { ink: 'rgb(255 255 255 / 95%)', soft: 'rgb(255 255 255 / 62%)' }
const PRESSED = '#d7261e'
const PAPER = '#ffffff'
const LINE = '#dfe2e8'

/** Blocks that a visitor does not see when a page opens. */
const HIDDEN = new Set(['popup', 'retainPopup', 'suspension'])

/** The rectangles of some blocks, one below the other. */
export function piecesOf(blocks: readonly BlockOutline[], width: number): Piece[] {
  return stack(blocks, { x: 0, width, ...DARK }, 0).pieces
}

function stack(blocks: readonly BlockOutline[], ground: Ground, top: number): Drawn {
  const pieces: Piece[] = []
  let y = top
  let left = 0
  let row = 0
  for (const block of blocks.filter(({ name }) => !HIDDEN.has(name))) {
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

function drawBlock(block: BlockOutline, { x, width, ink, soft }: Ground, y: number): Drawn {
  const middle = x + width / 2
  const bar = (at: number, length: number, height: number, fill = soft, from = x + 8): Piece => ({
    x: from,
    y: y + at,
    width: length,
    height,
    round: Math.min(height / 2, 2),
    fill,
  })
  const pill = (at: number): Piece => ({ ...bar(at, 68, 13, PRESSED, middle - 34), round: 6.5 })
  const { count = 1 } = block
  const rows = (step: number, draw: (at: number) => Piece[]) =>
    Array.from({ length: count }, (_, row) => draw(row * step + 4)).flat()
  switch (block.name) {
    case 'logo':
      return { pieces: [bar(6, 34, 5, ink)], height: 17 }
    case 'text':
      return drawText(block, { x, width, ink, soft }, y)
    case 'button':
      return { pieces: [pill(5)], height: 23 }
    case 'icon':
      return {
        pieces: [{ ...bar(4, 14, 14, '#dbe3f3', middle - 7), round: 7 }, bar(22, 22, 3.5, soft, middle - 11)],
        height: 30,
      }
    case 'list':
      return {
        pieces: rows(18, (at) => [bar(at, width * 0.5, 4, ink), bar(at + 7, width * 0.76, 3)]),
        height: count * 18 + 4,
      }
    case 'tabs': {
      const tabs = rows(0, () => []).concat(
        Array.from({ length: count }, (_, tab) => {
          const step = width / count
          return bar(6, step * 0.5, 4, tab === 0 ? PRESSED : soft, x + step * (tab + 0.25))
        }),
      )
      const inside = stack(block.blocks ?? [], { x, width, ink, soft }, y + 18)
      return {
        pieces: [...tabs, bar(15, width, 0.75, LINE, x), ...inside.pieces],
        height: 18 + inside.height,
      }
    }
    case 'leadForm':
      return {
        pieces: [
          bar(8, width * 0.5, 5, ink, middle - width / 4),
          { ...bar(20, width - 16, 14, PAPER), edge: LINE },
          { ...bar(38, width - 16, 14, PAPER), edge: LINE },
          bar(58, width * 0.6, 3),
          pill(66),
        ],
        height: 86,
      }
    case 'wBrokerRegister':
      return {
        pieces: [
          bar(6, width * 0.4, 5, ink),
          { ...bar(16, width - 16, 22, PAPER), edge: LINE },
          { ...bar(42, width - 16, 22, PAPER), edge: LINE },
        ],
        height: 70,
      }
    case 'qrcode':
      return { pieces: [{ ...bar(4, 40, 40, PAPER, middle - 20), edge: DARK.soft }], height: 50 }
    case 'code':
      return {
        pieces: [
          { ...bar(4, width - 44, 14, PAPER), edge: LINE },
          { ...bar(4, 26, 14, PRESSED, x + width - 33) },
        ],
        height: 24,
      }
    case 'container':
      return drawBox(block, { x, width, ink, soft }, y)
    case 'footer':
      return {
        pieces: [
          { ...bar(0, width, 60, '#eceef2', x), round: 0 },
          bar(8, width - 16, 2.5),
          bar(14, width - 30, 2.5),
        ],
        height: 60,
      }
    default:
      return { pieces: [bar(4, width - 16, 4)], height: 12 }
  }
}

function drawText(
  { count = 1, size = 30, isCentred = false }: BlockOutline,
  ground: Ground,
  y: number,
): Drawn {
  const { x, width, ink, soft } = ground
  const isHead = size > 34
  const step = (size * 1.6) / UNITS
  const pieces = Array.from({ length: count }, (_, line): Piece => {
    const length = (width - 16) * (line === count - 1 ? (isHead ? 0.62 : 0.5) : 0.94)
    return {
      x: isCentred ? x + (width - length) / 2 : x + 8,
      y: y + 4 + line * step,
      width: length,
      height: Math.max(2.6, (size / UNITS) * 0.55),
      round: 1.4,
      fill: isHead ? ink : soft,
    }
  })
  return { pieces, height: count * step + 5 }
}

function drawBox(
  { blocks = [], ground, isLight, margin = 0 }: BlockOutline,
  around: Ground,
  y: number,
): Drawn {
  const inset = margin / UNITS
  const gap = inset > 0 ? 5 : 0
  const padding = isLight ? 10 : 4
  const x = around.x + inset
  const width = around.width - 2 * inset
  const inside = stack(blocks, { x, width, ...(isLight ? LIGHT : DARK) }, y + gap + padding)
  const height = inside.height + 2 * padding
  const box: Piece = { x, y: y + gap, width, height, round: inset > 0 ? 4 : 0, fill: ground ?? 'none' }
  return { pieces: [box, ...inside.pieces], height: height + gap }
}
