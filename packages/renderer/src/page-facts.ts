import type { ImageInfo, SiteSettings } from '@yingzao/contract/client'
import { createContext, useContext } from 'react'

/** What views may know of the page around them. The same on the server and when an island wakes. */
export interface PageFacts {
  /** The page's title. Islands are not told. */
  title: string
  /** Stored images by the address that the document uses. */
  images: Readonly<Record<string, ImageInfo>>
  site: SiteSettings
  /** Id of the block whose image is the first on the screen: it is loaded at once, all others when near. */
  firstImageBlock: string | undefined
  /** Images get their address at once and are left to the browser: where no script of ours waits for them. */
  drawsAllImages?: boolean
  /** What only an answer of a visitor would bring stands there too: where somebody works on the page. */
  showsAll?: boolean
}

const PageFactsContext = createContext<PageFacts | undefined>(undefined)

export const PageFactsProvider = PageFactsContext.Provider

export function usePageFacts(): PageFacts {
  // Whoever draws a block provides them: the server, the island, the Studio's canvas.
  return useContext(PageFactsContext) as PageFacts
}

/**
 * The images among the strings in `value`, however deep: an island carries the sizes of its own images
 * with it, so that it wakes to exactly what the server drew.
 */
export function imagesIn(value: unknown, images: PageFacts['images']): Record<string, ImageInfo> {
  const found: Record<string, ImageInfo> = {}
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string') {
      const image = images[next]
      if (image) found[next] = image
    } else if (next !== null && typeof next === 'object') {
      rest.push(...Object.values(next))
    }
  }
  return found
}
