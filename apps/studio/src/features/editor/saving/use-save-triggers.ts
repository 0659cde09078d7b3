import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { sessionKey, sessionQuery } from '../../../state/session'
import type { Saver } from './saver'

/** The gateway is asked for changes at most this often when the window gains focus. */
const PULL_MS = 15_000

/** Saves when the window loses focus, merges what others saved when it regains it, and continues after a login. */
export function useSaveTriggers(saver: Saver): void {
  const client = useQueryClient()
  const { data: session } = useQuery(sessionQuery)
  const isIn = Boolean(session?.member)

  const onState = useEffectEvent(() => {
    // The door asks for the login, above the editor.
    if (saver.state.kind === 'signedOut') void client.invalidateQueries({ queryKey: sessionKey })
  })
  useEffect(() => saver.subscribe(() => onState()), [saver])
  useEffect(() => {
    if (isIn) saver.resume()
  }, [saver, isIn])

  useEffect(() => {
    let pulledAt = performance.now()
    const turnAway = () => void saver.saveNow()
    // A click into the canvas takes focus from this document but keeps it in the window.
    const blur = () => setTimeout(() => document.hasFocus() || turnAway())
    const focus = () => {
      if (performance.now() - pulledAt < PULL_MS) return
      pulledAt = performance.now()
      void saver.pull()
    }
    const visibility = () => (document.visibilityState === 'hidden' ? leave() : focus())
    const leave = () => {
      turnAway()
      void saver.storeDraft()
    }
    const unload = (event: BeforeUnloadEvent) => {
      if (saver.state.kind === 'saved') return
      leave()
      event.preventDefault()
    }
    window.addEventListener('blur', blur)
    window.addEventListener('focus', focus)
    window.addEventListener('pagehide', leave)
    window.addEventListener('beforeunload', unload)
    document.addEventListener('visibilitychange', visibility)
    return () => {
      window.removeEventListener('blur', blur)
      window.removeEventListener('focus', focus)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('beforeunload', unload)
      document.removeEventListener('visibilitychange', visibility)
    }
  }, [saver])
}
