import type { HistoryStep, Selection } from '@yingzao/editor-core'
import { useSyncExternalStore } from 'react'
import type { EditorSession } from './editor-session'
import type { FillSlot } from './filling/fill-slots'
import { useSession } from './session-context'

/** The panels on the left. */
export type LeftTab = 'palette' | 'sections' | 'layers' | 'history' | 'find'

/** The panels beside the page. Where there is no room for both, one of them is shown. */
export type Side = 'left' | 'right'

/** A place between blocks, named by one of the two, so that it stays right while others come and go. */
export interface Beside {
  id: string
  side: 'before' | 'behind'
}

/**
 * Where the next new block goes. It lasts until something else is selected: whoever selects has another place in mind.
 */
interface InsertPoint extends Beside {
  selection: Selection
}

/**
 * The state of the editor's own interface: which panel and dialog are open, and the last message. The page is not part
 * of it.
 */
export interface EditorUiState {
  tab: LeftTab
  side: Side
  dialog: 'commands' | 'shortcuts' | 'move' | 'templates' | 'keepSection' | 'keepTemplate' | undefined
  /** The block whose id is being edited in the layers. */
  renaming: string | undefined
  /** Where the next new block goes, when somebody chose a place for it. */
  insertAt: InsertPoint | undefined
  isTouring: boolean
  /** What a template wants to be filled in; undefined: not shown. */
  filling: readonly FillSlot[] | undefined
  /** What was done last, for screen readers; counted, as the same words may come twice in a row. */
  announcement: { text: string; count: number }
  /** What was done to the page last, for everybody: after which step that was, and whether it can be taken back. */
  notice: { text: string; step: HistoryStep | undefined; canUndo: boolean; count: number } | undefined
}

/** Runs a command that another part of the editor implements. */
type CommandHandler = () => void

export interface EditorUi {
  get(): EditorUiState
  set(change: Partial<Omit<EditorUiState, 'announcement' | 'notice'>>): void
  /** Tells screen readers what was done. */
  announce(text: string): void
  /** Tells everybody what was just done to the page, with a way to undo it. */
  notify(text: string, { canUndo }?: { canUndo: boolean }): void
  subscribe(listener: () => void): () => void
  /** The handler that was added last runs. Returns a function that removes it. */
  handle(command: string, handler: CommandHandler): () => void
  handlerOf(command: string): CommandHandler | undefined
}

function createEditorUi({ editor }: EditorSession): EditorUi {
  let state: EditorUiState = {
    tab: 'palette',
    side: 'left',
    dialog: undefined,
    renaming: undefined,
    insertAt: undefined,
    isTouring: false,
    filling: undefined,
    announcement: { text: '', count: 0 },
    notice: undefined,
  }
  const listeners = new Set<() => void>()
  const handlers = new Map<string, CommandHandler[]>()
  const change = (next: EditorUiState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    // Whoever opens a panel wants to see it.
    set: (part) => change({ ...state, ...(part.tab && { side: 'left' }), ...part }),
    announce: (text) => change({ ...state, announcement: { text, count: state.announcement.count + 1 } }),
    notify(text, { canUndo } = { canUndo: true }) {
      const { steps, position } = editor.history
      const count = state.announcement.count + 1
      change({
        ...state,
        announcement: { text, count },
        notice: { text, step: steps[position - 1], canUndo, count },
      })
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

const uis = new WeakMap<EditorSession, EditorUi>()

/** The interface state of an open page. The same object for as long as the page is open. */
export function editorUiOf(session: EditorSession): EditorUi {
  const known = uis.get(session)
  if (known) return known
  const created = createEditorUi(session)
  uis.set(session, created)
  return created
}

export function useEditorUi(): EditorUi {
  return editorUiOf(useSession())
}

export function useEditorUiState<Part>(select: (state: EditorUiState) => Part): Part {
  const ui = useEditorUi()
  return useSyncExternalStore(ui.subscribe, () => select(ui.get()))
}
