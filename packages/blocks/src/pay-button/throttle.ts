/** At most one press a second counts (SPEC.md section 5). */
const THROTTLE_MS = 1000

export interface Throttle {
  /** A press: the second that follows rests, unless it rests already. */
  press(): void
  stop(): void
}

/** Tells `onChange` when presses stop counting, and 1000 ms later that they count again. */
export function createThrottle(onChange: (isResting: boolean) => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    timer = undefined
    onChange(false)
  }

  return {
    press() {
      if (timer !== undefined) return
      timer = setTimeout(end, THROTTLE_MS)
      onChange(true)
    },
    stop: () => clearTimeout(timer),
  }
}
