import { useEffect, useSyncExternalStore } from 'react'

let holders = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  holders += by
  for (const listener of listeners) listener()
}

/**
 * Keeps the screen when the login ends: the door then asks for a new login in a dialog above, and nothing on the screen
 * is lost.
 */
export function useKeepThroughLogin(): void {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

/** Whether a screen wants to be kept. */
export function useIsScreenKept(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => holders > 0,
  )
}
