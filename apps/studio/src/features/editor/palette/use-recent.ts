import { useState } from 'react'
import { useMember } from '../../../ui/member-context'

/** As many as stand in a row. */
const MOST = 4

/**
 * Returns the blocks that this member used last, newest first, as of when the palette was opened: otherwise a card
 * would move away under the pointer, and the next press would insert its neighbour. Kept in this browser.
 */
export function useRecent(): [readonly string[], (name: string) => void] {
  const key = `palette-recent-${useMember().member_id}`
  const [shown] = useState(() => read(key))
  const add = (name: string) => {
    const next = [name, ...read(key).filter((other) => other !== name)].slice(0, MOST)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full, or not allowed: then nothing is remembered.
    }
  }
  return [shown, add]
}

function read(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}
