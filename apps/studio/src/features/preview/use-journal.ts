import { type RefObject, useEffect, useState } from 'react'
import { type JournalEntry, readEntry } from './journal'

/** The most effects of taps in a frame that are kept; older ones are dropped. */
const MOST = 500

/** The entries of the page framed by this address, and a function that clears the list. */
export function useJournal(frame: RefObject<HTMLIFrameElement | null>, page = '') {
  const { origin: framed } = new URL(page, window.location.href)
  const [entries, setEntries] = useState<readonly (JournalEntry & { number: number })[]>([])
  useEffect(() => {
    let number = 0
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== framed || source !== frame.current?.contentWindow) return
      const entry = readEntry(data)
      if (entry === undefined) return
      number += 1
      const numbered = { ...entry, number }
      setEntries((before) => [...before.slice(1 - MOST), numbered])
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame, framed])
  return { entries, clear: () => setEntries([]) }
}
