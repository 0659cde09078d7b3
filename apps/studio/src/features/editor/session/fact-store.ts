import type { PageFacts } from '@yingzao/renderer'
import type { Answer } from '../../../state/calls'

/** What the checks know about the files of a page. */
export type FileFacts = Answer<'pageDetail'>['files']

type Asset = Pick<Answer<'assetDetail'>['asset'], 'url' | 'kind' | 'type' | 'width' | 'height'>

/** What is known about the page besides its document. Files that are chosen during editing are added. */
export interface FactStore {
  /** For the views. */
  get(): PageFacts
  /** For the checks. */
  files(): FileFacts
  subscribe(listener: () => void): () => void
  /** Called before the page names a file, so that a picture is rendered at its size at once. */
  add(asset: Asset): void
  /** The same for files about which everything is known. */
  take(known: { images: PageFacts['images']; files: FileFacts }): void
  /** Records how much of it a browser loads at most, in bytes. */
  weigh(asset: Asset, bytes: number): void
}

export function factStore(first: PageFacts, firstFiles: FileFacts): FactStore {
  let facts = first
  let files = firstFiles
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  return {
    get: () => facts,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    files: () => files,
    add({ url, kind, width, height }) {
      if (kind === 'video' || width === null || height === null || Object.hasOwn(facts.images, url)) return
      facts = { ...facts, images: { ...facts.images, [url]: { url, width, height, variants: [] } } }
      tell()
    },
    take(known) {
      facts = { ...facts, images: { ...known.images, ...facts.images } }
      files = {
        images: { ...files.images, ...known.files.images },
        videos: { ...files.videos, ...known.files.videos },
      }
      tell()
    },
    weigh({ url, type, width, height }, bytes) {
      if (width === null || height === null) {
        files = { ...files, videos: { ...files.videos, [url]: { bytes } } }
      } else files = { ...files, images: { ...files.images, [url]: { width, height, bytes, type } } }
      tell()
    },
  }
}
