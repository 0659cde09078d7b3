import type { Block, PageDocument } from '@yingzao/schema/client'

/** Only blocks near the top can hold what a visitor sees first. */
const LOOK_AT = 5

/**
 * The block whose image fills the first screen: the first image or carousel at the top level, unless an image near
 * the top was marked `lazy: false`. A logo is small and does not count.
 */
export function firstImageBlock(document: PageDocument): string | undefined {
  const pictures = document.page_schema.slice(0, LOOK_AT).filter(hasPicture)
  const first = pictures.find((block) => block.value.lazy === false) ?? pictures[0]
  return first?.id
}

function hasPicture({ name, value }: Block): boolean {
  const list = Array.isArray(value.list) ? value.list : []
  return (name === 'image' && Boolean(value.url)) || (name === 'swiper' && list.length > 0)
}
