import { useSyncExternalStore } from 'react'
import type { EditorSession } from '../session/editor-session'
import { useSession } from '../session/session-context'

/** The panels on the left. */
export type LeftTab = 'palette' | 'layers' | 'history'

/** What lies open around a page that is edited, apart from the page. */
export interface DeskState {
  tab: LeftTab
  dialog: 'commands' | 'shortcuts' | 'move' | 'templates' | undefined
  /** The block whose id is being written in the layers. */
  renaming: string | undefined
  isTouring: boolean
  /** What was done last, for readers; counted, as the same words may be said twice. */
  said: { text: string; count: number }
}

/** What other parts of the editor do when a command of theirs is given. */
type CommandHandler = () => void

export interface Desk {
  get(): DeskState
  set(change: Partial<Omit<DeskState, 'said'>>): void
  /** Tells readers what was done. */
  say(text: string): void
  subscribe(listener: () => void): () => void
  /** The last one to come is asked; returns what takes it away again. */
  handle(command: string, handler: CommandHandler): () => void
  handlerOf(command: string): CommandHandler | undefined
}

function createDesk(): Desk {
  let state: DeskState = {
    tab: 'palette',
    dialog: undefined,
    renaming: undefined,
    isTouring: false,
    said: { text: '', count: 0 },
  }
  const listeners = new Set<() => void>()
  const handlers = new Map<string, CommandHandler[]>()
  const change = (next: DeskState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set: (part) => change({ ...state, ...part }),
    say: (text) => change({ ...state, said: { text, count: state.said.count + 1 } }),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    handle(command, handler) {
      handlers.set(command, [...(handlers.get(command) ?? []), handler])
      return () =>
        void handlers.set(
          command,
          (handlers.get(command) ?? []).filter((other) => other !== handler),
        )
    },
    handlerOf: (command) => handlers.get(command)?.at(-1),
  }
}

const desks = new WeakMap<EditorSession, Desk>()

/** The desk of a page: one for as long as it is open. */
export function deskOf(session: EditorSession): Desk {
  const known = desks.get(session) ?? createDesk()
  desks.set(session, known)
  return known
}

export function useDesk(): Desk {
  return deskOf(useSession())
}

export function useDeskState<Part>(select: (state: DeskState) => Part): Part {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, () => select(desk.get()))
}
