import { useSyncExternalStore } from 'react'
import { newId } from '../../state/new-id'

/** What somebody has typed and not sent. */
export interface Draft {
  text: string
  /** Whom they chose from the list of names. */
  picked: ReadonlySet<number>
  /** Under which it is sent, and sent again when the reply was lost. */
  write_id: string
}

/** By where it is typed. They outlive the panel, and go with the window or once they are sent. */
const drafts = new Map<string, Draft>()
const listeners = new Set<() => void>()

/** Where a new thread is typed. */
export function newPlace(code: string, blockId: string | null): string {
  return `${code} new ${blockId ?? ''}`
}

/** Where an answer is typed, or another wording of what was said. */
export const answerPlace = (thread: number): string => `answer ${thread}`
export const editPlace = (comment: number): string => `edit ${comment}`

/** The block, or with null the page, that somebody began to write about last. Undefined: nothing waits to be sent. */
export function keptAbout(code: string): string | null | undefined {
  const begin = newPlace(code, null)
  const place = [...drafts.keys()].filter((one) => one.startsWith(begin)).at(-1)
  return place === undefined ? undefined : place.slice(begin.length) || null
}

/** Keeps what is typed in a place, and answers all that is kept of it. */
export function keepWords(place: string, change: Partial<Omit<Draft, 'write_id'>>): Draft {
  const before = drafts.get(place) ?? { text: '', picked: new Set<number>(), write_id: newId() }
  // Other words are another comment: those before may have come through under this number.
  const isOther = change.text !== undefined && change.text !== before.text
  const draft = { ...before, ...change, ...(isOther && { write_id: newId() }) }
  drafts.set(place, draft)
  tell()
  return draft
}

/** Forgets what was typed, as it was sent or is not wanted. */
export function dropWords(place: string): void {
  if (drafts.delete(place)) tell()
}

/** What was typed in a place. Undefined: nothing that waits. */
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
