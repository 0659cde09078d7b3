import { type EditedPage, type Editor, swapTexts } from '@yingzao/editor-core'
import { uploadFile } from '../../../state/upload-file'
import { createUploadQueue, measurePicture, type Upload, type UploadQueue } from '../../assets'
import type { FactStore } from './fact-store'
import { takeAsset } from './take-asset'

/** A picture that is on the page before the library has its file. */
export interface PictureDraft {
  /** The browser's own URL of the file, by which the page names it until then. */
  url: string
  size: { width: number; height: number } | undefined
  upload: Upload
}

export interface PictureDrafts {
  /** The draft that a URL belongs to. The same object until something changes. */
  find(url: string): PictureDraft | undefined
  subscribe(listener: () => void): () => void
  /**
   * Starts to upload a picture, and returns the URL and size with which the page can show it at once. `instead`: the
   * address that a save uses in its place until the library has it.
   */
  begin(file: File, instead?: string): Promise<Pick<PictureDraft, 'url' | 'size'>>
  retry(url: string): void
  cancel(url: string): void
  /** Whether the page shows pictures that nobody else could see yet. */
  isWaitedFor(): boolean
  /** The page with every draft treated as an existing picture: what the checks judge. */
  settled(page: EditedPage): EditedPage
}

interface PictureDraftsParts {
  editor: Editor
  facts: FactStore
  queue?: UploadQueue
  measure?: typeof measurePicture
  /** Creates a URL for a file as browsers do; replaced in tests. */
  addressOf?: (file: File) => string
}

/** Any address of our own: nobody asks for it. */
const THERE = '/packages/uploading.png'

/** Holds the pictures of a page being edited until their files are in the library; then each gets its address there. */
export function pictureDrafts(parts: PictureDraftsParts): PictureDrafts {
  const { editor, facts, measure = measurePicture } = parts
  const { queue = createUploadQueue(uploadFile, measurePicture) } = parts
  const { addressOf = (file: File) => URL.createObjectURL(file) } = parts
  const listeners = new Set<() => void>()
  let drafts: ReadonlyMap<string, PictureDraft> = new Map()

  function tell(next: ReadonlyMap<string, PictureDraft>): void {
    drafts = next
    for (const listener of [...listeners]) listener()
  }

  function follow(): void {
    const uploads = new Map(queue.list().map((upload) => [upload.id, upload]))
    const next = new Map(drafts)
    for (const draft of drafts.values()) {
      const upload = uploads.get(draft.upload.id) ?? draft.upload
      if (upload.result) settle(draft.url, upload.result.asset, next)
      else if (upload !== draft.upload) next.set(draft.url, { ...draft, upload })
    }
    tell(next)
  }

  function settle(
    url: string,
    asset: NonNullable<Upload['result']>['asset'],
    next: Map<string, PictureDraft>,
  ): void {
    next.delete(url)
    takeAsset(facts, asset)
    editor.settle(url, asset.url)
  }

  queue.subscribe(follow)
  return {
    find: (url) => drafts.get(url),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async begin(file, instead = '') {
      const size = await measure(file)
      const url = addressOf(file)
      editor.lend(url, instead)
      queue.add([file])
      const upload = queue.list().at(-1) as Upload
      tell(new Map(drafts).set(url, { url, size, upload }))
      return { url, size }
    },
    retry(url) {
      const draft = drafts.get(url)
      if (draft) queue.retry(draft.upload.id)
    },
    cancel(url) {
      const draft = drafts.get(url)
      if (draft) queue.cancel(draft.upload.id)
    },
    isWaitedFor: () => editor.pageToSave !== editor.page,
    settled: (page) => swapTexts(page, new Map([...drafts.keys()].map((url) => [url, THERE]))),
  }
}
