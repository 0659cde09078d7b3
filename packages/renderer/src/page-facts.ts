import type { ImageInfo, SiteSettings } from '@yingzao/contract/client'
import { createContext, useContext } from 'react'

/** What views may know about the page around them. The same on the server and when an island wakes. */
export interface PageFacts {
  /** The page's title. Islands do not get it. */
  title: string
  /** Stored images by the address that the document uses. */
  images: Readonly<Record<string, ImageInfo>>
  site: SiteSettings
  /** Id of the block whose image is the first on the screen: it is loaded immediately, all others when near. */
  firstImageBlock: string | undefined
  /** Images get their address at once and are left to the browser: for pages where no script of ours loads them. */
  drawsAllImages?: boolean
  /** Also shows what only a visitor's answer would bring: where somebody works on the page. */
  showsAll?: boolean
}

const PageFactsContext = createContext<PageFacts | undefined>(undefined)

export const PageFactsProvider = PageFactsContext.Provider

export function usePageFacts(): PageFacts {
  // Whoever renders a block provides them: the server, the island, the Studio's canvas.
  return useContext(PageFactsContext) as PageFacts
}

/**
 * The images among the strings in `value`, at any depth: an island carries the sizes of its own images with it, so that
 * it wakes to exactly what the server rendered.
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
