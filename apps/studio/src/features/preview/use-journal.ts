import { type RefObject, useEffect, useState } from 'react'
import { type JournalEntry, readEntry } from './journal'

/** What taps in a frame brought about; older entries than these are forgotten. */
const MOST = 500

/** The entries of the page in a frame, and what empties the list. */
export function useJournal(frame: RefObject<HTMLIFrameElement | null>) {
  const [entries, setEntries] = useState<readonly (JournalEntry & { number: number })[]>([])
  useEffect(() => {
    let number = 0
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const entry = readEntry(data)
      if (entry === undefined) return
      number += 1
      const numbered = { ...entry, number }
      setEntries((before) => [...before.slice(1 - MOST), numbered])
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame])
  return { entries, clear: () => setEntries([]) }
}
