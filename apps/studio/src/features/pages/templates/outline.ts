import type { BlockOutline } from '@yingzao/blocks/palette'

/** What a template's picture is drawn from: the blocks of its document, without their words. */
export interface PageOutline {
  background: string
  blocks: BlockOutline[]
}
