import { useState, useSyncExternalStore } from 'react'
import type { EditorSession } from './editor-session'
import { useSession } from './session-context'

/** A setting that should be shown and focused. */
export interface Reveal {
  /** The block; null for the page itself. */
  blockId: string | null
  /** Relative to the block: `value.list[0].image`. */
  path: string
}

interface RevealStore {
  get(): Reveal | undefined
  subscribe(listener: () => void): () => void
  set(reveal: Reveal | undefined): void
}

const stores = new WeakMap<EditorSession, RevealStore>()

/** Selects the block, opens whatever hides the setting, and focuses it. */
export function revealField(session: EditorSession, reveal: Reveal): void {
  session.editor.select(reveal.blockId === null ? [] : [reveal.blockId])
  // A new object each time: asking for the same place twice goes there twice.
  storeOf(session).set({ ...reveal })
}

/** Called when the setting has the focus. */
export function endReveal(session: EditorSession): void {
  storeOf(session).set(undefined)
}

export function useReveal(): Reveal | undefined {
  const store = storeOf(useSession())
  return useSyncExternalStore(store.subscribe, store.get)
}

/** Whether a part of the panel is open. It opens by itself when a setting in it is revealed. */
export function useOpen(holds: (reveal: Reveal) => boolean, isOpenAtFirst: boolean) {
  const reveal = useReveal()
  const [seen, setSeen] = useState<Reveal>()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  if (reveal !== seen) {
    setSeen(reveal)
    if (reveal !== undefined && holds(reveal)) setOpen(true)
  }
  return [isOpen, setOpen] as const
}

/** Whether a setting is at a path or inside it. */
export function isWithin(path: string, around: string): boolean {
  return path === around || path.startsWith(`${around}.`) || path.startsWith(`${around}[`)
}

function storeOf(session: EditorSession): RevealStore {
  const known = stores.get(session)
  if (known !== undefined) return known
  const store = createStore()
  stores.set(session, store)
  return store
}

function createStore(): RevealStore {
  let present: Reveal | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => present,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(reveal) {
      present = reveal
      for (const listener of [...listeners]) listener()
    },
  }
}
