import type { EditorSession } from '../session/editor-session'
import { type Beside, editorUiOf } from '../session/editor-ui'
import { setInsertPoint } from '../session/insert-point'
import { focusPane } from './panes'

/** Opens the palette, ready for typing. */
export function openPalette(session: EditorSession): void {
  const ui = editorUiOf(session)
  ui.set({ tab: 'palette' })
  focusPane(ui, 'left', '.ed-palette input')
}

/**
 * The same for an empty place in a block, given as JSON of its path: the place is brought to the front, and what is
 * chosen goes there.
 */
export function openPaletteFor(session: EditorSession, id: string, slot: string): void {
  session.editor.select([id])
  session.canvas.get().open?.handle.showSlot(id, slot)
  openPalette(session)
}

/** The same for a place between blocks. */
export function openPaletteAt(session: EditorSession, beside: Beside): void {
  setInsertPoint(session, beside)
  openPalette(session)
}
