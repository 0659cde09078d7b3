import type { ReactNode } from 'react'
import { useClipboardEvents } from './clipboard/use-clipboard-events'
import { Announcer } from './commands/announcer'
import { CommandContextProvider, useNewCommandContext } from './commands/command-context'
import { CommandDialog } from './keyboard/command-dialog'
import { MoveDialog } from './keyboard/move-dialog'
import { ShortcutSheet } from './keyboard/shortcut-sheet'
import { useShortcuts } from './keyboard/use-shortcuts'

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
