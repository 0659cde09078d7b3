import type { ReactNode } from 'react'
import { useClipboardEvents } from '../clipboard/use-clipboard-events'
import { Announcer } from './announcer'
import { CommandContextProvider, useNewCommandContext } from './command-context'
import { CommandDialog } from './command-dialog'
import { MoveDialog } from './move-dialog'
import { ShortcutSheet } from './shortcut-sheet'
import { useShortcuts } from './use-shortcuts'

/** Gives the editor its commands: by keys, by the clipboard, by the list of commands. */
export function EditorKeyboard({ children }: { children: ReactNode }) {
  const context = useNewCommandContext()
  useShortcuts(context)
  useClipboardEvents(context.clipboard)
  return (
    <CommandContextProvider value={context}>
      {children}
      <CommandDialog />
      <MoveDialog />
      <ShortcutSheet />
      <Announcer />
    </CommandContextProvider>
  )
}
