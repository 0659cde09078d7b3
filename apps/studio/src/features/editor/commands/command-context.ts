import { App } from 'antd'
import { createContext, useContext, useMemo } from 'react'
import { createClipboard } from '../clipboard/clipboard'
import { useInsertPictures } from '../clipboard/use-insert-pictures'
import { deskOf } from '../session/editor-ui'
import { useSession } from '../session/session-context'
import type { CommandContext, CommandId } from './command'
import { commands } from './commands'

const EditorCommandContext = createContext<CommandContext | undefined>(undefined)

export const CommandContextProvider = EditorCommandContext.Provider

/** What commands work on. Only inside the editor. */
export function useCommandContext(): CommandContext {
  const context = useContext(EditorCommandContext)
  if (!context) throw new Error('useCommandContext needs the EditorKeyboard around it.')
  return context
}

/** Makes what commands work on for the page that is open. */
export function useNewCommandContext(): CommandContext {
  const session = useSession()
  const { message } = App.useApp()
  const insertPictures = useInsertPictures()
  return useMemo(() => {
    const desk = deskOf(session)
    const notice = {
      done: (text: string) => {
        desk.say(text)
        void message.success(text)
      },
      warn: (text: string) => void message.warning(text),
    }
    const refuse: CommandContext['refuse'] = (refusal) =>
      void message.warning(`${refusal.message}${refusal.fix}`)
    const clipboard = createClipboard({ session, desk, refuse, notice, insertPictures })
    return { session, desk, clipboard, refuse }
  }, [session, message, insertPictures])
}

/** Gives a command by its id, as a menu does. */
export function useGiveCommand(): (id: CommandId) => void {
  const context = useCommandContext()
  return (id) => commands.find((command) => command.id === id)?.run(context)
}
