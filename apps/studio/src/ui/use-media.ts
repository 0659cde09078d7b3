import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. Renders again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = window.matchMedia(query)
        list.addEventListener('change', changed)
        return () => list.removeEventListener('change', changed)
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  )
}
