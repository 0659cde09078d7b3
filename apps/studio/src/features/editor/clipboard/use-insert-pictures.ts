import { insertBlock } from '@yingzao/editor-core'
import { App } from 'antd'
import { useCallback } from 'react'
import { refusalText } from '../../../ui/said/message'
import { insertPlaces, runAtFirst } from '../commands/insert-places'
import { useSession } from '../session/session-context'

/**
 * Inserts an image block for each picture into the page at once, one after the other, and stores the pictures in the
 * meantime.
 */
export function useInsertPictures(): (files: readonly File[]) => void {
  const session = useSession()
  const { message } = App.useApp()
  return useCallback(
    (files) => {
      const insert = async (file: File) => {
        const { url, size } = await session.drafts.begin(file)
        const ran = runAtFirst(session.editor, insertPlaces(session), insertBlock, (at) => ({
          name: session.specs.firstHaving('picture').name,
          value: { url, ...size },
          at,
        }))
        if (ran.ok) return
        session.drafts.cancel(url)
        void message.warning(refusalText(ran.refusal))
      }
      void files.reduce((before, file) => before.then(() => insert(file)), Promise.resolve())
    },
    [session, message],
  )
}
