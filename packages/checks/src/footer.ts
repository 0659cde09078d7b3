import type { Block } from '@yingzao/schema/client'
import { isLegible } from './legible'
import type { Page, PageBlock } from './page'

export type FooterFlag = 'show' | 'show3' | 'show4' | 'show5' | 'fxts'

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
  // Moved out of its place, it may stand outside of the screen or below something else.
  return position?.type === 'fixed' || position?.type === 'absolute' || !isLegible(style)
}
