import { useEffect, useState } from 'react'

interface Shown {
  /** Undefined: hidden. */
  shown: string | undefined
  secondsLeft: number
  show: (text: string) => void
  hide: () => void
}

/** A text that hides itself again after some seconds, by the clock: a tab in the background gets no ticks to count. */
export function useShownFor(seconds: number): Shown {
  const [state, setState] = useState<{ text: string; until: number }>()
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (!state) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= state.until) setState(undefined)
    }
    const timer = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [state])
  return {
    shown: state?.text,
    secondsLeft: state ? Math.max(0, Math.ceil((state.until - now) / 1_000)) : 0,
    show: (text) => {
      setNow(Date.now())
      setState({ text, until: Date.now() + seconds * 1_000 })
    },
    hide: () => setState(undefined),
  }
}
