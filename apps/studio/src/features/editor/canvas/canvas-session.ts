import { lockAround, setProp } from '@yingzao/editor-core'
import { isSafeAddress } from '@yingzao/schema/client'
import type { CanvasActions, CanvasSession } from '../../../canvas/canvas-api'
import { openPalette } from '../commands/open-palette'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import type { Run } from '../session/session-context'
import { startBlockDrag } from './drag/start-drag'
import { textOf } from './text-of'

/** Returns the session that is passed to the frame. */
export function canvasSession(session: EditorSession, run: Run): CanvasSession {
  const { editor, catalogue, code, pagesOrigin, facts, comments, companyTheme, canvas, isReadOnly } = session
  return {
    editor,
    catalogue,
    code,
    pagesOrigin,
    facts: facts.get,
    subscribeToFacts: facts.subscribe,
    comments: comments.get,
    subscribeToComments: comments.subscribe,
    look: canvas.look,
    subscribeToLook: canvas.subscribe,
    companyTheme,
    actions: actionsOf(session, run),
    showSelectedAt: canvas.selectedAt.set,
    showGapAt: canvas.gapAt.set,
    isReadOnly,
  }
}

function actionsOf(session: EditorSession, run: Run): CanvasActions {
  const { editor, catalogue, specs, linkHosts } = session
  return {
    drag: startBlockDrag,
    showSettings: () => editorUiOf(session).set({ side: 'right' }),
    showComments(id) {
      editor.select([id])
      editorUiOf(session).handlerOf('showComments')?.()
    },
    openPalette: () => openPalette(session),
    textOf(id) {
      if (lockAround({ tree: editor.tree, catalogue }, id) !== undefined) return undefined
      const block = editor.tree.index.get(id)?.block
      return block && textOf(specs, block)
    },
    writeText(id, { path, kind }, typed) {
      const block = editor.tree.index.get(id)?.block
      if (!block) return
      // Cleaned just as when a document is read: what is not allowed in a text cannot get in here either.
      const read = () =>
        catalogue.read([{ ...block, value: { ...block.value, [String(path[0])]: typed } }])[0]?.value
      const value = kind === 'html' ? read()?.[String(path[0])] : typed
      run(setProp, { ids: [id], path, value })
    },
    isSafeLink: (address) => isSafeAddress(address, { hosts: linkHosts }),
  }
}
