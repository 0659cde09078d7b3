/** At most one press a second counts (SPEC.md section 5). */
const THROTTLE_MS = 1000

export interface Throttle {
  /** Registers a press: presses in the following second do not count, unless such a second is already under way. */
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
