import { type Place, samePath, type Tree, valueAt } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'
import type { EditorSession } from './editor-session'
import { type Beside, editorUiOf } from './editor-ui'

/** The point that somebody chose, while it is valid. */
export function insertPointOf(session: EditorSession): Beside | undefined {
  const { editor } = session
  const point = editorUiOf(session).get().insertAt
  return point && point.selection === editor.selection && editor.tree.index.has(point.id) ? point : undefined
}

export function setInsertPoint(session: EditorSession, beside: Beside | undefined): void {
  const { selection } = session.editor
  editorUiOf(session).set({ insertAt: beside && { ...beside, selection } })
}

/** Undefined: the block is gone. */
export function placeOf({ index, page }: Tree, { id, side }: Beside): Place | undefined {
  const entry = index.get(id)
  if (!entry) return undefined
  const { parentId, slot } = entry
  const siblings =
    parentId === null ? page.page_schema : (valueAt(index.get(parentId)?.block, slot) as readonly Block[])
  const at = siblings.findIndex((block) => block.id === id)
  return { parentId, slot, index: side === 'before' ? at : at + 1 }
}

/** Whether two places between blocks are the same one: after the first is before the second. */
export function isSamePlace(tree: Tree, one: Beside, other: Beside): boolean {
  const [here, there] = [placeOf(tree, one), placeOf(tree, other)]
  if (here?.slot === undefined || there?.slot === undefined) return false
  return here.parentId === there.parentId && here.index === there.index && samePath(here.slot, there.slot)
}
