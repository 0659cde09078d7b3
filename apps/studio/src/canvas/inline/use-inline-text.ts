import { useCallback, useMemo, useRef, useState } from 'react'
import { elementOf } from '../block-elements'
import type { InlineText } from '../canvas-api'
import { useCanvas } from '../canvas-context'
import { findText } from './find-text'

/** A text that is being typed where it stands. */
export interface Editing {
  id: string
  text: InlineText
  /** What shows the text; undefined where nothing does, and a field of its own takes it. */
  element: HTMLElement | undefined
  /** How what was typed is taken; set by the editor while it is there. */
  finish: { current: (() => void) | undefined }
}

export interface InlineControl {
  editing: Editing | undefined
  /** False: the block has no text that can be typed, or the page cannot be changed. */
  begin(id: string): boolean
  /** Takes what was typed, if somebody types. */
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
