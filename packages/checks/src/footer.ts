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
  if (style.display === 'none' || Number(style.opacity ?? 1) < 0.5) return true
  // Moved out of its place, it may stand outside of the screen or below something else.
  if (style.transform !== undefined || position?.type === 'fixed' || position?.type === 'absolute')
    return true
  if (isBelow(style.height, LEAST_HEIGHT) || isBelow(style.maxHeight, LEAST_HEIGHT)) return true
  if (isBelow(style.width, LEAST_WIDTH) || isBelow(style.maxWidth, LEAST_WIDTH)) return true
  return isBelow(style.fontSize, LEAST_FONT) || isPale(style)
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
