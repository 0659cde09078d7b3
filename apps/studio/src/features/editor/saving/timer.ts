/** Time, in a form that tests can replace. */
export interface Clock {
  /** Milliseconds that never go backwards. */
  now(): number
  /** Runs it once, so many milliseconds from now, unless the returned function is called first. */
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

  /** Replaces an earlier start. */
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
