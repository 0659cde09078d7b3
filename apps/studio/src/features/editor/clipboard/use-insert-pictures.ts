import { insertBlock } from '@yingzao/editor-core'
import { App } from 'antd'
import { useCallback } from 'react'
import { uploadFile } from '../../../state/upload-file'
import { problemText } from '../../../ui/problem-text'
import { insertPlaces, runAtFirst } from '../commands/insert-places'
import { useSession } from '../session/session-context'
import { takeAsset } from '../session/take-asset'
import { wording } from './wording'

/** Stores pictures in the library and puts an image block for each into the page, one behind the other. */
export function useInsertPictures(): (files: readonly File[]) => void {
  const session = useSession()
  const { message } = App.useApp()
  return useCallback(
    (files) => {
      const insert = async (file: File) => {
        const hide = message.loading(wording.uploading(file.name), 0)
        try {
          const { asset } = await uploadFile(file)
          const size = asset.width && asset.height ? { width: asset.width, height: asset.height } : undefined
          takeAsset(session.facts, asset)
          const value = { url: asset.url, ...size }
          const ran = runAtFirst(session.editor, insertPlaces(session), insertBlock, (at) => ({
            name: session.specs.firstHaving('picture').name,
            value,
            at,
          }))
          if (ran.ok) void message.success(wording.uploaded)
          else void message.warning(`${ran.refusal.message}${ran.refusal.fix}`)
        } catch (error) {
          void message.error(problemText(error))
        } finally {
          hide()
        }
      }
      void files.reduce((before, file) => before.then(() => insert(file)), Promise.resolve())
    },
    [session, message],
  )
}
