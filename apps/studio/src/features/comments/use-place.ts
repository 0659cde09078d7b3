import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CommentRow } from './comment-rows'

interface Place {
  /** The row that keys are about. */
  current: CommentRow | undefined
  /** Around the rows, or the words that nothing is left, which take the focus then. */
  list: RefObject<HTMLDivElement | null>
  /** How many rows stand behind the current one. */
  behind: number
  select: (row: CommentRow) => void
  /** Some rows on or back, with the focus. */
  move: (by: number) => void
  /** Makes this row current, and has the focus go to whatever is once that is drawn: the row itself, or the one behind it. */
  focusNext: (id?: number) => void
}

/** Which of the rows is current. One that leaves the list hands over to the one behind it. */
export function usePlace(rows: readonly CommentRow[]): Place {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({ id: undefined, at: 0 })
  const list = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const found = rows.findIndex(({ comment_id }) => comment_id === place.id)
  const at = found === -1 ? Math.min(place.at, rows.length - 1) : found
  const current = rows[at]

  const go = (to: number) => setPlace({ id: rows[to]?.comment_id, at: to })
  // After every drawing: a dialog that closes gives the focus back to a row that may be gone.
  useEffect(() => {
    if (!wantsFocus.current) return
    const row = list.current?.querySelector<HTMLElement>('[data-current=true], .cm-empty')
    if (!row) return
    wantsFocus.current = false
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  })
  return {
    current,
    list,
    behind: rows.length - 1 - at,
    select: ({ comment_id }) => go(rows.findIndex((row) => row.comment_id === comment_id)),
    move(by) {
      wantsFocus.current = true
      go(Math.max(0, Math.min(rows.length - 1, at + by)))
    },
    focusNext(id) {
      wantsFocus.current = true
      const wanted = rows.findIndex(({ comment_id }) => comment_id === id)
      setPlace({ id: id ?? current?.comment_id, at: Math.max(0, wanted === -1 ? at : wanted) })
    },
  }
}
