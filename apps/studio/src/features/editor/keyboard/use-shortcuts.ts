import { useEffect } from 'react'
import type { CommandContext } from './command'
import { commandFor } from './command-for'
import { eachEditorDocument } from './editor-documents'
import { placeOf } from './key-place'
import { isMac } from './keys'

/** Gives commands by their keys, here and in the frame. Whoever handled a key before keeps it. */
export function useShortcuts(context: CommandContext): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const place = placeOf(event.target)
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
      document.addEventListener('keydown', onKeyDown)
      return () => document.removeEventListener('keydown', onKeyDown)
    })
  }, [context])
}
