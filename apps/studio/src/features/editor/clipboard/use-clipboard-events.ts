import { useEffect } from 'react'
import { eachEditorDocument } from '../keyboard/editor-documents'
import { placeOf } from '../keyboard/key-place'
import type { Clipboard } from './clipboard'

/**
 * Copies and pastes blocks on the browser's own events, here and in the frame: they carry the clipboard with them, so
 * nobody is asked for permission, and a plain address without https is enough. Selected text and fields keep their own
 * behaviour.
 */
export function useClipboardEvents(clipboard: Clipboard): void {
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (!isOurs(event) || hasWords(event)) return
      if (event.clipboardData && clipboard.fill(event.clipboardData, event.type === 'cut'))
        event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      if (!isOurs(event)) return
      if (event.clipboardData && clipboard.take(event.clipboardData)) event.preventDefault()
    }
    return eachEditorDocument((document) => {
      document.addEventListener('copy', onCopy)
      document.addEventListener('cut', onCopy)
      document.addEventListener('paste', onPaste)
      return () => {
        document.removeEventListener('copy', onCopy)
        document.removeEventListener('cut', onCopy)
        document.removeEventListener('paste', onPaste)
      }
    })
  }, [clipboard])
}

function isOurs(event: ClipboardEvent): boolean {
  if (event.defaultPrevented) return false
  const place = placeOf(event.target)
  return place !== undefined && place !== 'field'
}

function hasWords({ target }: Event): boolean {
  const selection = (target as Node | null)?.ownerDocument?.getSelection()
  return selection ? !selection.isCollapsed : false
}
