import { useState } from 'react'
import { useMember } from '../../../shell/member-context'

/** As many as stand in a row. */
const MOST = 4

/** What this member used last, last first. Kept in this browser; without its storage, for as long as the page is open. */
export function useRecent(): [readonly string[], (name: string) => void] {
  const key = `palette-recent-${useMember().member_id}`
  const [names, setNames] = useState(() => read(key))
  const add = (name: string) => {
    const next = [name, ...read(key, names).filter((other) => other !== name)].slice(0, MOST)
    setNames(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Full, or not allowed: then it is forgotten with the page.
    }
  }
  return [names, add]
}

function read(key: string, without: readonly string[] = []): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : without
  } catch {
    return without
  }
}
