import { duplicateBlocks, moveBlocks, removeBlocks, setProp } from '@yingzao/editor-core'
import { isSafeAddress } from '@yingzao/schema/client'
import type { CanvasActs, CanvasSession } from '../../../canvas/canvas-api'
import type { EditorSession } from '../session/editor-session'
import type { Run } from '../session/session-context'
import { startBlockDrag } from './drag/start-drag'
import { placeBy } from './move-by'
import { textOf } from './text-of'

/** The page as the frame is given it. */
export function canvasSession(session: EditorSession, run: Run): CanvasSession {
  const { editor, catalogue, code, pagesOrigin, facts, canvas, isReadOnly } = session
  return {
    editor,
    catalogue,
    code,
    pagesOrigin,
    facts: facts.get,
    subscribeToFacts: facts.subscribe,
    look: canvas.look,
    subscribeToLook: canvas.subscribe,
    acts: actsOf(session, run),
    isReadOnly,
  }
}

function actsOf({ editor, catalogue, specs, linkHosts }: EditorSession, run: Run): CanvasActs {
  const placeOf = (by: 1 | -1) => placeBy(editor.tree, editor.selection.ids, by)
  return {
    canMove: (by) => placeOf(by) !== undefined,
    move(by) {
      const to = placeOf(by)
      if (to) run(moveBlocks, { ids: editor.selection.ids, to })
    },
    duplicate: () => void run(duplicateBlocks, { ids: editor.selection.ids }),
    remove: () => void run(removeBlocks, { ids: editor.selection.ids }),
    drag: startBlockDrag,
    textOf(id) {
      const block = editor.tree.index.get(id)?.block
      return block && textOf(specs, block)
    },
    writeText(id, { path, kind }, typed) {
      const block = editor.tree.index.get(id)?.block
      if (!block) return
      // What the reader of pages would make of it: what is not allowed in a text does not come in here either.
      const read = () =>
        catalogue.read([{ ...block, value: { ...block.value, [String(path[0])]: typed } }])[0]?.value
      const value = kind === 'html' ? read()?.[String(path[0])] : typed
      run(setProp, { ids: [id], path, value })
    },
    isSafeLink: (address) => isSafeAddress(address, { hosts: linkHosts }),
  }
}
