import { useRef, useState } from 'react'

interface WrittenList<Entry> {
  /** As it is written now. */
  list: readonly Entry[]
  /** What was changed is based on this: what a colleague saves meanwhile must not be overwritten unseen. */
  base_revision: number
  isChanged: boolean
  /** The same, known at once: a guard may ask before the screen is drawn anew. */
  isDirty: () => boolean
  change: (update: (list: readonly Entry[]) => readonly Entry[]) => void
  /** Goes back to what is stored. */
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
