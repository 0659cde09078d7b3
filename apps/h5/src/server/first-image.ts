import { specs } from '@yingzao/blocks/props'
import type { Block, PageDocument } from '@yingzao/schema/client'
import type { BlockTraits } from '@yingzao/schema/server'

/** Only blocks near the top can contain what a visitor sees first. */
const LOOK_AT = 5

/**
 * Returns the block whose image fills the first screen: the first image or carousel, unless an image near the top was
 * marked `lazy: false`. A logo is small and does not count; nor does anything behind a tab or in a popup.
 */
export function firstImageBlock(document: PageDocument): string | undefined {
  const pictures = document.page_schema.flatMap(shownWith).slice(0, LOOK_AT).filter(hasPicture)
  const first = pictures.find((block) => block.value.lazy === false) ?? pictures[0]
  return first?.id
}

/** A block and those inside it that are seen when the page opens. Recursion is as deep as blocks nest. */
function shownWith(block: Block): Block[] {
  return [block, ...shownInside(block).flatMap(shownWith)]
}

function shownInside({ name, value, children }: Block): readonly Block[] {
  const { box, panes } = traitsOf(name)
  if (box) return children
  if (!panes) return []
  const { list, active } = value as { list: readonly { children: readonly Block[] }[]; active: number }
  return list[Math.min(active, list.length - 1)]?.children ?? []
}

function hasPicture({ name, value }: Block): boolean {
  const { picture, pictureWithAreas, slides, section } = traitsOf(name)
  const list = Array.isArray(value.list) ? value.list : []
  if (section) return value.ground === 'picture' && value.picture !== ''
  return Boolean(((picture || pictureWithAreas) && value.url) || (slides && list.length > 0))
}

function traitsOf(name: string): BlockTraits {
  return specs.find(name)?.traits ?? {}
}
