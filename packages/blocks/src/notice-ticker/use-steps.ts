import { useEffect, useRef, useState } from 'react'

/** How long a notice stands (SPEC.md section 9). */
const STEP_MS = 4000

export interface Steps {
  /** The notice in front, from 0. */
  now: number
  /** The one it has pushed out; none until the first step. */
  gone: number | undefined
  /** Keeps the notice that is in front until it is let go, for those who want to read it. */
  hold(isHeld: boolean): void
}

/** Goes from notice to notice and round, but not in a hidden tab, nor for those who want less motion. */
export function useSteps(count: number): Steps {
  const [step, setStep] = useState<Pick<Steps, 'now' | 'gone'>>({ now: 0, gone: undefined })
  const isHeld = useRef(false)
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => {
      if (document.hidden || isHeld.current || wantsLessMotion()) return
      setStep(({ now }) => ({ now: (now + 1) % count, gone: now }))
    }, STEP_MS)
    return () => clearInterval(timer)
  }, [count])
  return {
    ...step,
    hold(hold) {
      isHeld.current = hold
    },
  }
}

function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
