import { App } from 'antd'
import { useEffect } from 'react'
import { eachEditorDocument } from '../keyboard/editor-documents'
import { placeOf } from '../keyboard/key-place'
import { useSession } from '../session/session-context'
import { wording } from './wording'

/**
 * Accepts pictures that are dropped from outside: they go behind the block they are dropped on, otherwise where
 * something new goes. The browser would leave the Studio and show the file.
 */
export function useDroppedPictures(insertPictures: (files: readonly File[]) => void): void {
  const { editor, isReadOnly } = useSession()
  const { message } = App.useApp()
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      // An open library handles them itself.
      if (placeOf(event.target) === undefined) return
      const files = [...(event.dataTransfer?.files ?? [])]
      if (isReadOnly) void message.warning(wording.readOnly)
      else if (!files.every(({ type }) => type.startsWith('image/')))
        void message.warning(wording.notPictures)
      else {
        const id = (event.target as Element).closest<HTMLElement>('[data-block]')?.dataset.id
        if (id !== undefined) editor.select([id])
        insertPictures(files)
      }
    }
    return eachEditorDocument((document) => {
      document.addEventListener('dragover', over)
      document.addEventListener('drop', drop)
      return () => {
        document.removeEventListener('dragover', over)
        document.removeEventListener('drop', drop)
      }
    })
  }, [editor, isReadOnly, insertPictures, message])
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
