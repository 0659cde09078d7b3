import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useRefresh } from '../../state/queries'
import { uploadFile } from '../../state/upload-file'
import { useCloseGuard } from '../../ui/use-close-guard'
import { measurePicture } from './measure-picture'
import { createUploadQueue, isUnderway, type Upload, type UploadQueue } from './upload-queue'

/** One for the whole Studio: going to another screen in the meantime loses nothing. */
const queue = createUploadQueue(uploadFile, measurePicture)

/** Returns the files being uploaded to the library. The library is requested again when some have arrived. */
export function useUploads(): { uploads: readonly Upload[]; queue: UploadQueue } {
  const uploads = useSyncExternalStore(queue.subscribe, queue.list)
  const refresh = useRefresh()
  const arrived = uploads.filter(({ result }) => result !== undefined).length
  const before = useRef(arrived)
  useEffect(() => {
    if (arrived > before.current) void refresh('assetList')
    before.current = arrived
  }, [arrived, refresh])
  useCloseGuard(() => uploads.some(isUnderway))
  return { uploads, queue }
}
