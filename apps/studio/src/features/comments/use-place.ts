import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CommentRow } from './comment-rows'

interface Place {
  /** The row that keys act on. */
  current: CommentRow | undefined
  /** Around the rows, or around the message that nothing is left, which then takes the focus. */
  list: RefObject<HTMLDivElement | null>
  /** How many rows come after the current one. */
  behind: number
  select: (row: CommentRow) => void
  /** Moves some rows on or back, with the focus. */
  move: (by: number) => void
  /**
   * Makes this row current, and moves the focus to whichever row is current once that is rendered: the row itself, or
   * the one behind it.
   */
  focusNext: (id?: number) => void
}

/** Keeps track of the current row. When it leaves the list, the one behind it becomes current. */
export function usePlace(rows: readonly CommentRow[]): Place {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({ id: undefined, at: 0 })
  const list = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const found = rows.findIndex(({ comment_id }) => comment_id === place.id)
  const at = found === -1 ? Math.min(place.at, rows.length - 1) : found
  const current = rows[at]

  const go = (to: number) => setPlace({ id: rows[to]?.comment_id, at: to })
  // After every rendering: a dialog that closes returns the focus to a row that may be gone.
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
