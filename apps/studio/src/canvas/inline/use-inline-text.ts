import { useCallback, useMemo, useRef, useState } from 'react'
import { elementOf } from '../block-elements'
import type { InlineText } from '../canvas-api'
import { useCanvas } from '../canvas-context'
import { findText } from './find-text'

/** A text that is being edited in place. */
export interface Editing {
  id: string
  text: InlineText
  /** What shows the text; undefined where nothing does, and a separate field is used. */
  element: HTMLElement | undefined
  /** Commits what was typed; set by the inline editor while it is mounted. */
  finish: { current: (() => void) | undefined }
}

export interface InlineControl {
  editing: Editing | undefined
  /** False: the block has no text that can be edited in place, or the page cannot be changed. */
  begin(id: string): boolean
  /** Commits what was typed, if a text is being edited. */
  end(): void
}

export function useInlineText(): InlineControl {
  const { actions, editor, isReadOnly } = useCanvas()
  const [editing, setEditing] = useState<Editing>()
  const current = useRef<Editing>(undefined)

  const end = useCallback(() => {
    current.current?.finish.current?.()
    current.current = undefined
    setEditing(undefined)
  }, [])

  const begin = useCallback(
    (id: string) => {
      end()
      const text = isReadOnly ? undefined : actions.textOf(id)
      const block = elementOf(document, id)
      if (!text || !block) return false
      editor.select([id])
      const next: Editing = { id, text, element: findText(block, text), finish: { current: undefined } }
      current.current = next
      setEditing(next)
      return true
    },
    [actions, editor, isReadOnly, end],
  )

  return useMemo(() => ({ editing, begin, end }), [editing, begin, end])
}
