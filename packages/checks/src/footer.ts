import type { Block } from '@yingzao/schema/client'
import { contrastOf, rgbOf } from './css-rgb'
import { pxOf } from './css-size'
import type { Page, PageBlock } from './page'

export type FooterFlag = 'show' | 'show3' | 'show4' | 'show5' | 'fxts'

/** Lower or narrower than this, in pixels, and the paragraphs of a footer do not fit. */
const LEAST_HEIGHT = 50
const LEAST_WIDTH = 150
const LEAST_FONT = 10
/** Below this nobody reads it; what is merely hard to read is a rule of its own. */
const LEAST_CONTRAST = 3
const LEAST_OPACITY = 0.5
/** Pulled out of its place by more, in pixels, it may lie below something else or outside of the screen. */
const MOST_PULLED = 20
const PULLING = ['margin', 'marginTop', 'marginRight', 'marginBottom', 'marginLeft', 'textIndent'] as const
/** Sizes that leave room for the paragraphs though they are no lengths. */
const ROOMY = /^(?:auto|none|(?:fit|max)-content|(?:[5-9]\d|100)(?:\.\d+)?%)$/

/** Whether every visitor meets a footer with all of these paragraphs. */
export function hasFooter(page: Page, ...flags: readonly FooterFlag[]): boolean {
  return page
    .having('legalNotices')
    .some((it) => flags.every((flag) => it.block.value[flag] === true) && isSeen(it, page))
}

function isSeen({ block, ancestors }: PageBlock, page: Page): boolean {
  return (
    ![block, ...ancestors].some((it) => isHidden(it) || it.common.show_if !== undefined) &&
    !ancestors.some((ancestor) => page.is(ancestor, 'hidesInside'))
  )
}

function isHidden({ common: { style = {}, position } }: Block): boolean {
  if (style.display === 'none' || opacityOf(style.opacity) < LEAST_OPACITY) return true
  // Moved out of its place, it may stand outside of the screen or below something else.
  if (style.transform !== undefined || position?.type === 'fixed' || position?.type === 'absolute')
    return true
  if (PULLING.some((name) => isPulled(style[name]))) return true
  if (isTight(style.height, LEAST_HEIGHT) || isTight(style.maxHeight, LEAST_HEIGHT)) return true
  if (isTight(style.width, LEAST_WIDTH) || isTight(style.maxWidth, LEAST_WIDTH)) return true
  return isBelow(style.fontSize, LEAST_FONT) || isPale(style)
}

/** From 0 to 1. What cannot be known counts as nothing. */
function opacityOf(opacity: string | number = 1): number {
  const [, amount, percent] = /^(\d*\.?\d+)(%?)$/.exec(String(opacity)) ?? []
  return amount === undefined ? 0 : Number(amount) / (percent === '%' ? 100 : 1)
}

/** Whether a margin or the like moves by a length below zero, or by one that cannot be known. */
function isPulled(size: string | number = 0): boolean {
  if (typeof size === 'number') return (pxOf(size) ?? 0) < -MOST_PULLED
  return size
    .split(' ')
    .some(
      (part) =>
        part.includes('(') || (part.startsWith('-') && (pxOf(part.slice(1)) ?? Infinity) > MOST_PULLED),
    )
}

/** Whether a size is too small, or in a unit that cannot be known here: 1em of height is as little as 1px. */
function isTight(size: string | number | undefined, least: number): boolean {
  if (size === undefined || ROOMY.test(String(size))) return false
  const px = pxOf(size)
  return px === undefined || px < least
}

function isBelow(size: string | number | undefined, least: number): boolean {
  const px = pxOf(size)
  return px !== undefined && px < least
}

function isPale(style: Readonly<Record<string, string | number>>): boolean {
  const ink = rgbOf(style.color)
  const ground = rgbOf(style.backgroundColor ?? style.background)
  if (style.color === 'transparent') return true
  return ink !== undefined && ground !== undefined && contrastOf(ink, ground) < LEAST_CONTRAST
}
