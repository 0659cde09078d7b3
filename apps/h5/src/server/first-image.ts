import type { PageDocument } from '@yingzao/schema/client'

/** Only blocks near the top can hold what a visitor sees first. */
const LOOK_AT = 5

/**
 * The block whose image fills the first screen: the first top-level image, unless another one near the top
 * was marked `lazy: false`. A logo is small and does not count.
 */
export function firstImageBlock(document: PageDocument): string | undefined {
  const images = document.page_schema
    .slice(0, LOOK_AT)
    .filter((block) => block.name === 'image' && block.value.url)
  const first = images.find((block) => block.value.lazy === false) ?? images[0]
  return first?.id
}
