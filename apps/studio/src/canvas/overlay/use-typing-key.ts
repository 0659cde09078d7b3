import { useEffect } from 'react'
import type { InlineControl } from '../inline/use-inline-text'

/** Enter starts editing the text of the selected block in place, unless something that has the focus needs Enter. */
export function useTypingKey(ids: readonly string[], { editing, begin }: InlineControl): void {
  const [id] = ids
  const isOff = ids.length !== 1 || id === undefined || editing !== undefined
  useEffect(() => {
    if (isOff) return
    const answer = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
      if (event.key !== 'Enter' || !isPlain || event.isComposing || event.target !== document.body) return
      if (begin(id)) event.preventDefault()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [id, isOff, begin])
}
