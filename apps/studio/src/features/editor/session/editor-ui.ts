import type { HistoryStep } from '@yingzao/editor-core'
import { useSyncExternalStore } from 'react'
import type { EditorSession } from './editor-session'
import { useSession } from './session-context'

/** The panels on the left. */
export type LeftTab = 'palette' | 'layers' | 'history'

/** The panels beside the page; where there is no room for both, one of them is shown. */
export type Side = 'left' | 'right'

/** What lies open around a page that is edited, apart from the page. */
export interface DeskState {
  tab: LeftTab
  side: Side
  dialog: 'commands' | 'shortcuts' | 'move' | 'templates' | undefined
  /** The block whose id is being written in the layers. */
  renaming: string | undefined
  isTouring: boolean
  /** What was done last, for readers; counted, as the same words may be said twice. */
  said: { text: string; count: number }
  /** What was done to the page last, for everybody: after which step that was, and whether it can be taken back. */
  told: { text: string; step: HistoryStep | undefined; canUndo: boolean; count: number } | undefined
}

/** What other parts of the editor do when a command of theirs is given. */
type CommandHandler = () => void

export interface Desk {
  get(): DeskState
  set(change: Partial<Omit<DeskState, 'said' | 'told'>>): void
  /** Tells readers what was done. */
  say(text: string): void
  /** Tells everybody what was done to the page just now. */
  tell(text: string, { canUndo }?: { canUndo: boolean }): void
  subscribe(listener: () => void): () => void
  /** The last one to come is asked; returns what takes it away again. */
  handle(command: string, handler: CommandHandler): () => void
  handlerOf(command: string): CommandHandler | undefined
}

function createDesk({ editor }: EditorSession): Desk {
  let state: DeskState = {
    tab: 'palette',
    side: 'left',
    dialog: undefined,
    renaming: undefined,
    isTouring: false,
    said: { text: '', count: 0 },
    told: undefined,
  }
  const listeners = new Set<() => void>()
  const handlers = new Map<string, CommandHandler[]>()
  const change = (next: DeskState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    // Whoever opens a panel wants to see it.
    set: (part) => change({ ...state, ...(part.tab && { side: 'left' }), ...part }),
    say: (text) => change({ ...state, said: { text, count: state.said.count + 1 } }),
    tell(text, { canUndo } = { canUndo: true }) {
      const { steps, position } = editor.history
      const count = state.said.count + 1
      change({ ...state, said: { text, count }, told: { text, step: steps[position - 1], canUndo, count } })
    },
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
  const known = desks.get(session) ?? createDesk(session)
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
