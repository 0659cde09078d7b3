import { useSyncExternalStore } from 'react'
import { newId } from '../../state/new-id'

/** What somebody has typed and not sent. */
export interface Draft {
  text: string
  /** Whom they chose from the list of names. */
  picked: ReadonlySet<number>
  /** The id under which it is sent, and sent again if the response was lost. */
  write_id: string
}

/** Keyed by where it is typed. Drafts outlive the panel, and are gone with the window or once sent. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

/** Where a new thread is typed. */
export function newPlace(code: string, blockId: string | null): string {
  return `${code} new ${blockId ?? ''}`
}

/** Where an answer is typed, or a new wording of a comment. */
export const answerPlace = (thread: number): string => `answer ${thread}`
export const editPlace = (comment: number): string => `edit ${comment}`

/**
 * The block that somebody last began to write about, or null for the page. Undefined: nothing is waiting to be sent.
 */
export function keptAbout(code: string): string | null | undefined {
  const begin = newPlace(code, null)
  const place = [...drafts.keys()].filter((one) => one.startsWith(begin)).at(-1)
  return place === undefined ? undefined : place.slice(begin.length) || null
}

/** Keeps what is typed in a place, and returns everything that is kept for it. */
export function keepWords(place: string, change: Partial<Omit<Draft, 'write_id'>>): Draft {
  const before = drafts.get(place) ?? { text: '', picked: new Set<number>(), write_id: newId() }
  // A changed text is another comment: the previous one may have arrived under this id.
  const isOther = change.text !== undefined && change.text !== before.text
  const draft = { ...before, ...change, ...(isOther && { write_id: newId() }) }
  drafts.set(place, draft)
  tell()
  return draft
}

/** Discards what was typed, because it was sent or is not wanted. */
export function dropWords(place: string): void {
  if (drafts.delete(place)) tell()
}

/** What was typed in a place. Undefined: nothing is waiting. */
export function useKeptWords(place: string): Draft | undefined {
  return useSyncExternalStore(subscribe, () => drafts.get(place))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell(): void {
  for (const listener of [...listeners]) listener()
}
