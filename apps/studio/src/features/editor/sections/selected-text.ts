import { blocksText } from '../linked/link-of'
import type { EditorSession } from '../session/editor-session'

/** The selected blocks as JSON text, in page order; those inside another selected one come with it. */
export function selectedText({ editor }: Pick<EditorSession, 'editor'>): string | undefined {
  const { tree, selection } = editor
  const wanted = new Set(selection.ids)
  const isInside = (id: string): boolean => {
    const parentId = tree.index.get(id)?.parentId
    return typeof parentId === 'string' && (wanted.has(parentId) || isInside(parentId))
  }
  const blocks = [...tree.index]
    .filter(([id]) => wanted.has(id) && !isInside(id))
    .map(([, { block }]) => block)
  if (blocks.length === 0) return undefined
  return blocksText(tree, blocks)
}
