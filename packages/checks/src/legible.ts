import { contrastOf, rgbOf } from './css-rgb'
import { pxOf, roughPxOf, SCREEN_PX } from './css-size'

type Style = Readonly<Record<string, string | number>>
type Size = string | number | undefined

/** Lower or narrower than this, in pixels, and the paragraphs of a footer do not fit. */
const LEAST_HEIGHT = 50
const LEAST_WIDTH = 150
const LEAST_FONT = 10
/** Below this nobody reads it; what is merely hard to read is a rule of its own. */
const LEAST_CONTRAST = 3
const LEAST_OPACITY = 0.5
/** Pulled out of its place by more, in pixels, it may lie below something else or outside of the screen. */
const MOST_PULLED = 20
/** Pushed by more from one side, in pixels, it has no room left. */
const MOST_PUSHED = 100
const LETTERS_APART = { least: -1, most: 4 }
/** Multiples of the font size; with less, lines overlap, with more, they fall apart. */
const LINES_APART = { least: 1, most: 4 }
/** The font size of a footer, and of a page that sets none. */
const LETTER_PX = 12
const EM_PX = 16

const PUSHING = ['margin', 'padding', 'border'].flatMap((name) => [
  name,
  ...['Top', 'Right', 'Bottom', 'Left'].map((side) => name + side),
])
const MOVING = [...PUSHING, 'borderWidth', 'textIndent']
/** Sizes that leave room for the paragraphs though they are no lengths. */
const ROOMY = /^(?:auto|none|(?:fit|max)-content|(?:[5-9]\d|100)(?:\.\d+)?%)$/

/** Whether small print of this style, or within it, can be seen and read on a phone. */
export function isLegible(style: Style): boolean {
  return !(
    style.display === 'none' ||
    style.transform !== undefined ||
    opacityOf(style.opacity) < LEAST_OPACITY ||
    MOVING.some((name) => isMoved(style[name])) ||
    isOutOfShape(style) ||
    isScattered(style) ||
    isPale(style)
  )
}

/** From 0 to 1. What cannot be known counts as nothing. */
function opacityOf(opacity: string | number = 1): number {
  const [, amount, percent] = /^(\d*\.?\d+)(%?)$/.exec(String(opacity)) ?? []
  return amount === undefined ? 0 : Number(amount) / (percent === '%' ? 100 : 1)
}

/** Whether a margin or the like moves by too much to either side, or by a length that cannot be known. */
function isMoved(size: Size): boolean {
  const isFar = (px: number | undefined) => px === undefined || px < -MOST_PULLED || px > MOST_PUSHED
  if (typeof size === 'number') return isFar(pxOf(size))
  if (size === undefined) return false
  // A length that is computed may be any; other brackets are those of a border's colour.
  if (/calc\(/i.test(size)) return true
  const parts = size.replace(/\([^)]*\)/g, '').split(' ')
  return parts.some((part) => /^[+-]?[\d.]/.test(part) && isFar(roughPxOf(part)))
}

function isOutOfShape({ height, maxHeight, width, maxWidth, minWidth }: Style): boolean {
  if (isTight(height, LEAST_HEIGHT) || isTight(maxHeight, LEAST_HEIGHT)) return true
  if (isTight(width, LEAST_WIDTH) || isTight(maxWidth, LEAST_WIDTH)) return true
  return [width, minWidth].some((size) => (roughPxOf(size) ?? 0) > SCREEN_PX)
}

/** Whether a size is too small, or in a unit that cannot be known here: 1em of height is as little as 1px. */
function isTight(size: Size, least: number): boolean {
  if (size === undefined || ROOMY.test(String(size))) return false
  const px = pxOf(size)
  return px === undefined || px < least
}

/** Whether letters or lines are too small, lie over each other, are torn apart or run out of the screen. */
function isScattered({ fontSize, letterSpacing, lineHeight, whiteSpace }: Style): boolean {
  return (
    whiteSpace === 'nowrap' ||
    whiteSpace === 'pre' ||
    isOutside(amountOf(fontSize, EM_PX), { least: LEAST_FONT, most: MOST_PUSHED }) ||
    isOutside(amountOf(letterSpacing, EM_PX), LETTERS_APART) ||
    isOutside(typeof lineHeight === 'number' ? lineHeight : linesOf(lineHeight), LINES_APART)
  )
}

/** A line height as a multiple of the font size. */
function linesOf(height: string | undefined): number | undefined {
  const px = amountOf(height, LETTER_PX)
  return px && px / LETTER_PX
}

/** In pixels, given the pixels of the font size; NaN if it cannot be known. Undefined: a word, such as `normal`. */
function amountOf(size: Size, letterPx: number): number | undefined {
  if (size === undefined || /^[a-z-]+$/i.test(String(size))) return undefined
  return roughPxOf(size, { em: letterPx, '%': letterPx / 100 }) ?? Number.NaN
}

function isOutside(amount: number | undefined, { least, most }: { least: number; most: number }): boolean {
  return amount !== undefined && !(amount >= least && amount <= most)
}

function isPale({ color, background, backgroundColor }: Style): boolean {
  const ink = rgbOf(color)
  const ground = rgbOf(backgroundColor ?? background)
  if (color === 'transparent' || (color !== undefined && color === (backgroundColor ?? background)))
    return true
  return ink !== undefined && ground !== undefined && contrastOf(ink, ground) < LEAST_CONTRAST
}
