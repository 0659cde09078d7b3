import type { ImageInfo } from '@yingzao/contract/client'
import { usePageFacts } from './page-facts'

interface PictureProps {
  /** The address as the document has it. */
  url: string
  alt: string
  /** Id of the block it is in; the first screen's block loads its image immediately. */
  blockId: string
  className?: string
  /** CSS width for choosing among variants; the whole stage by default. */
  sizes?: string
  /** Pixels, for an image that is not in our store. */
  width?: number | undefined
  height?: number | undefined
}

/**
 * An image must have an address to be valid HTML; this one renders as nothing, and leaves the size to the attributes.
 */
export const NO_IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

/**
 * An image whose size is known before it loads, in the best format and width the phone takes. The first screen's image
 * is eager with high priority; every other one keeps its address in `data-src` until the boot sees it come near, and is
 * repeated in `<noscript>` for browsers without scripts. It is always a `<picture>`: for any other eager image React
 * writes a preload link, inside the block.
 */
export function Picture({ url, alt, blockId, className, sizes = '100vw', width, height }: PictureProps) {
  const { images, firstImageBlock, drawsAllImages } = usePageFacts()
  const info = images[url]
  const src = info?.url ?? url
  const size = { width: info?.width ?? width, height: info?.height ?? height }
  const sources = info ? sourcesOf(info) : []
  if (blockId === firstImageBlock || drawsAllImages) {
    return (
      <picture className={className}>
        {sources.map((source) => (
          <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          {...size}
          fetchPriority={drawsAllImages ? 'auto' : 'high'}
          decoding="async"
        />
      </picture>
    )
  }
  return (
    <>
      <picture className={className}>
        {sources.map((source) => (
          <source key={source.type} type={source.type} data-srcset={source.srcSet} sizes={sizes} />
        ))}
        <img src={NO_IMAGE} data-src={src} alt={alt} {...size} decoding="async" suppressHydrationWarning />
      </picture>
      <noscript>
        <img src={src} alt={alt} {...size} loading="lazy" />
      </noscript>
    </>
  )
}

/** AVIF before WebP: a browser takes the first source it supports. */
function sourcesOf(info: ImageInfo): Array<{ type: string; srcSet: string }> {
  return (['avif', 'webp'] as const).flatMap((format) => {
    const variants = info.variants.filter((variant) => variant.format === format)
    if (variants.length === 0) return []
    const srcSet = variants
      .sort((a, b) => a.width - b.width)
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(',')
    return [{ type: `image/${format}`, srcSet }]
  })
}
