import type { EditorSession } from '../session/editor-session'
import { deskOf } from '../session/editor-ui'
import { focusPane } from './panes'

/** Opens the palette, ready to be typed into. */
export function offerBlocks(session: EditorSession): void {
  const desk = deskOf(session)
  desk.set({ tab: 'palette' })
  focusPane(desk, 'left', '.ed-palette input')
}

/** The same for an empty place in a block, given as JSON of its path: it is brought to the front, and what is chosen goes there. */
export function offerBlocksFor(session: EditorSession, id: string, slot: string): void {
  session.editor.select([id])
  session.canvas.get().open?.handle.showSlot(id, slot)
  offerBlocks(session)
}
