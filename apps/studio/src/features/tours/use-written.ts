import { useRef, useState } from 'react'

interface WrittenList<Entry> {
  /** The list as it is being edited. */
  list: readonly Entry[]
  /** The revision that the changes are based on: what a colleague saves meanwhile must not be overwritten unseen. */
  base_revision: number
  isChanged: boolean
  /** The same, up to date at once: a guard may ask before the next render. */
  isDirty: () => boolean
  change: (update: (list: readonly Entry[]) => readonly Entry[]) => void
  /** Discards the changes. */
  drop: () => void
}

/** A list that is changed here and saved as a whole. */
export function useWritten<Entry>(revision: number, stored: readonly Entry[]): WrittenList<Entry> {
  const [written, setWritten] = useState<{ base_revision: number; list: readonly Entry[] }>()
  const dirty = useRef(false)
  return {
    list: written?.list ?? stored,
    base_revision: written?.base_revision ?? revision,
    isChanged: written !== undefined,
    isDirty: () => dirty.current,
    change(update) {
      dirty.current = true
      setWritten((now) => ({
        base_revision: now?.base_revision ?? revision,
        list: update(now?.list ?? stored),
      }))
    },
    drop() {
      dirty.current = false
      setWritten(undefined)
    },
  }
}
