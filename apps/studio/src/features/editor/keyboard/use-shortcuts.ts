import { useEffect } from 'react'
import type { CommandContext } from '../commands/command'
import { commandFor } from './command-for'
import { eachEditorDocument } from './editor-documents'
import { placeOf } from './key-place'
import { isMac } from './keys'
import { watchTouchedFields } from './touched-fields'

/** Gives commands by their keys, here and in the frame. Whoever handled a key before keeps it. */
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
        // What the browser would do instead (a bookmark, the page before) is not what was meant.
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
