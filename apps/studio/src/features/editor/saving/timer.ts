/** Time, as it can be had in a test as well. */
export interface Clock {
  /** Milliseconds that do not go back. */
  now(): number
  /** Runs it once, so many milliseconds from now, unless what it answers with is called first. */
  after(ms: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** One thing that happens later, or not at all. */
export class Timer {
  #cancel: (() => void) | undefined

  constructor(
    readonly clock: Clock,
    readonly run: () => void,
  ) {}

  /** Takes the place of a start before. */
  start(ms: number): void {
    this.stop()
    this.#cancel = this.clock.after(ms, () => {
      this.#cancel = undefined
      this.run()
    })
  }

  stop(): void {
    this.#cancel?.()
    this.#cancel = undefined
  }
}
