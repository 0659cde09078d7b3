import { createContext, useContext } from 'react'
import type { CommandContext, CommandId } from './command'
import { commands } from './commands'

const EditorCommandContext = createContext<CommandContext | undefined>(undefined)

export const CommandContextProvider = EditorCommandContext.Provider

/** What commands work on. Only inside the editor. */
export function useCommandContext(): CommandContext {
  const context = useContext(EditorCommandContext)
  if (!context) throw new Error('useCommandContext needs a CommandProvider around it.')
  return context
}

/** Runs a command by its id, as a menu does. */
export function useGiveCommand(): (id: CommandId) => void {
  const context = useCommandContext()
  return (id) => commands.find((command) => command.id === id)?.run(context)
}
