import { useEffect, useState } from 'react'

interface Shown<Thing> {
  /** Undefined: hidden. */
  shown: Thing | undefined
  secondsLeft: number
  show: (thing: Thing) => void
  hide: () => void
}

/** Something that hides itself again after some seconds, by the clock: a background tab gets no ticks to count. */
export function useShownFor<Thing = string>(seconds: number): Shown<Thing> {
  const [state, setState] = useState<{ thing: Thing; until: number }>()
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
    shown: state?.thing,
    secondsLeft: state ? Math.max(0, Math.ceil((state.until - now) / 1_000)) : 0,
    show: (thing) => {
      setNow(Date.now())
      setState({ thing, until: Date.now() + seconds * 1_000 })
    },
    hide: () => setState(undefined),
  }
}
