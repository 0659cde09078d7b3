import type { ImageInfo } from '@yingzao/contract/client'
import type { PageFacts } from '@yingzao/renderer'

/** What views know of the page around them. Pictures that are chosen while it is edited come to it. */
export interface FactStore {
  get(): PageFacts
  subscribe(listener: () => void): () => void
  addImage(image: ImageInfo): void
}

export function factStore(first: PageFacts): FactStore {
  let facts = first
  const listeners = new Set<() => void>()
  return {
    get: () => facts,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    addImage(image) {
      if (Object.hasOwn(facts.images, image.url)) return
      facts = { ...facts, images: { ...facts.images, [image.url]: image } }
      for (const listener of listeners) listener()
    },
  }
}
