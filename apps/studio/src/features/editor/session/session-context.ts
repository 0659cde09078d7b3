import {
  type Command,
  type Done,
  type EditedPage,
  type History,
  PAGE,
  type Result,
  type Selection,
  type Tree,
} from '@yingzao/editor-core'
import { App } from 'antd'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { refusalText } from '../../../ui/said/message'
import type { EditorSession } from './editor-session'

export const SessionContext = createContext<EditorSession | undefined>(undefined)

/** The page that this part of the editor works on. */
export function useSession(): EditorSession {
  const session = useContext(SessionContext)
  if (!session)
    throw new Error('useSession needs a SessionContext around it; only the editor screen has one.')
  return session
}

/** The page with its index. Re-renders at every change. */
export function useTree(): Tree {
  const { editor } = useSession()
  return useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => editor.tree,
  )
}

/** A value from the page's settings. Re-renders when it changes. */
export function usePageValue<Value>(read: (page: EditedPage) => Value): Value {
  const { editor } = useSession()
  return useSyncExternalStore(
    useCallback((changed) => editor.subscribeTo(PAGE, changed), [editor]),
    () => read(editor.page),
  )
}

export function useSelection(): Selection {
  const { editor } = useSession()
  return useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => editor.selection,
  )
}

export function useHistory(): History {
  const { editor } = useSession()
  return useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => editor.history,
  )
}

/** Runs a command, and shows the reason when it is refused. */
export type Run = <Input>(command: Command<Input>, input: Input) => Result<Done>

export function useRun(): Run {
  const { editor } = useSession()
  const { message } = App.useApp()
  return useCallback(
    (command, input) => {
      const ran = editor.run(command, input)
      if (!ran.ok) void message.warning(refusalText(ran.refusal))
      return ran
    },
    [editor, message],
  )
}
