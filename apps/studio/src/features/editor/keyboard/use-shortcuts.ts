import { useEffect } from 'react'
import type { CommandContext } from '../commands/command'
import { commandFor } from './command-for'
import { eachEditorDocument } from './editor-documents'
import { placeOf } from './key-place'
import { isMac } from './keys'
import { watchTouchedFields } from './touched-fields'

/** Runs commands by their keys, here and in the frame. A key that was already handled is left alone. */
export function useShortcuts(context: CommandContext): void {
  useEffect(() => {
    const answer = (event: KeyboardEvent, isUntouched: (target: EventTarget | null) => boolean) => {
      if (event.defaultPrevented) return
      const found = placeOf(event.target)
      const place = found === 'field' && isUntouched(event.target) ? 'untouched' : found
      const command = place && commandFor(event, place, isMac())
      if (!command || command.isNative) return
      if (command.isAvailable(context)) {
        event.preventDefault()
        command.run(context)
      } else if (event.ctrlKey || event.metaKey || event.altKey) {
        // The browser's own action (a bookmark, the previous page) is not what was meant.
        event.preventDefault()
      }
    }
    return eachEditorDocument((document) => {
      const { isUntouched, stop } = watchTouchedFields(document)
      const onKeyDown = (event: KeyboardEvent) => answer(event, isUntouched)
      document.addEventListener('keydown', onKeyDown)
      return () => {
        document.removeEventListener('keydown', onKeyDown)
        stop()
      }
    })
  }, [context])
}
