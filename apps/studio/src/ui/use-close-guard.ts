import { useEffect, useEffectEvent } from 'react'

/** The browser asks before it closes or reloads the window, while `wouldLose` says that something would be lost. */
export function useCloseGuard(wouldLose: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (wouldLose()) event.preventDefault()
  })
  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', unload)
    return () => window.removeEventListener('beforeunload', unload)
  }, [])
}
