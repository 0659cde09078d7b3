import type { Tree } from '@yingzao/editor-core'
import { useMemo, useSyncExternalStore } from 'react'
import { useCanvas } from '../canvas-context'
import { wording } from '../wording'
import { useBoxes } from './use-boxes'

interface CommentMarksProps {
  tree: Tree
  /** What the places were measured for. */
  drawn: unknown
  nameOf: (id: string) => string
}

/**
 * At the corner of each block that has open threads: their number, and a way to them. Keyboard users have the panel,
 * which lists the same, so tabbing does not stop here.
 */
export function CommentMarks({ tree, drawn, nameOf }: CommentMarksProps) {
  const { comments, subscribeToComments, actions } = useCanvas()
  const open = useSyncExternalStore(subscribeToComments, comments)
  const ids = useMemo(() => [...open.keys()].filter((id) => tree.index.has(id)), [open, tree])
  const marked = useBoxes(ids, drawn)
  return marked.map(({ id, box, isOnScreen }) => (
    <button
      key={id}
      type="button"
      className="cv-said"
      tabIndex={-1}
      style={{ position: isOnScreen ? 'fixed' : 'absolute', left: box.right, top: box.top }}
      aria-label={wording.comments(nameOf(id), open.get(id) ?? 0)}
      title={wording.comments(nameOf(id), open.get(id) ?? 0)}
      onClick={() => actions.showComments(id)}
    >
      {open.get(id)}
    </button>
  ))
}
