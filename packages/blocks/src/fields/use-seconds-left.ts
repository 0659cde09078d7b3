import { useHost } from '@yingzao/renderer'
import { useLayoutEffect, useState } from 'react'

const SECOND_MS = 1000

/** Whole seconds until a moment of the server's clock, counted down to 0. */
export function useSecondsLeft(until: number): number {
  const host = useHost()
  const [left, setLeft] = useState(0)
  useLayoutEffect(() => {
    function tick(): number {
      const seconds = Math.max(0, Math.ceil((until - host.now()) / SECOND_MS))
      setLeft(seconds)
      return seconds
    }
    if (tick() === 0) return
    const timer = setInterval(() => tick() === 0 && clearInterval(timer), SECOND_MS)
    return () => clearInterval(timer)
  }, [host, until])
  return left
}
