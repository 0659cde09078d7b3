import { App } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { refusalText } from '../../ui/said/message'
import { type Clipboard, createClipboard } from './clipboard/clipboard'
import { useClipboardEvents } from './clipboard/use-clipboard-events'
import { useDroppedPictures } from './clipboard/use-dropped-pictures'
import { useInsertPictures } from './clipboard/use-insert-pictures'
import { Announcer } from './commands/announcer'
import type { CommandContext } from './commands/command'
import { CommandContextProvider } from './commands/command-context'
import { CommandDialog } from './keyboard/command-dialog'
import { MoveDialog } from './keyboard/move-dialog'
import { ShortcutSheet } from './keyboard/shortcut-sheet'
import { useShortcuts } from './keyboard/use-shortcuts'
import { editorUiOf } from './session/editor-ui'
import { useSession } from './session/session-context'

/** Makes the editor's commands available: by shortcuts, by the clipboard, by the list of commands. */
export function CommandProvider({ children }: { children: ReactNode }) {
  const insertPictures = useInsertPictures()
  const { context, clipboard } = useNewCommandContext(insertPictures)
  useShortcuts(context)
  useClipboardEvents(clipboard)
  useDroppedPictures(insertPictures)
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

/** Made once for the page that is open. */
function useNewCommandContext(insertPictures: ReturnType<typeof useInsertPictures>): {
  context: CommandContext
  clipboard: Clipboard
} {
  const session = useSession()
  const { message } = App.useApp()
  return useMemo(() => {
    const ui = editorUiOf(session)
    const notice = {
      done: (text: string) => {
        ui.announce(text)
        void message.success(text)
      },
      warn: (text: string) => void message.warning(text),
    }
    const refuse: CommandContext['refuse'] = (refusal) => void message.warning(refusalText(refusal))
    const clipboard = createClipboard({ session, ui, refuse, notice, insertPictures })
    return { context: { session, ui, clipboard, refuse }, clipboard }
  }, [session, message, insertPictures])
}
