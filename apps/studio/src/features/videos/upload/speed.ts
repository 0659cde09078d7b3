/** The last seconds show the current speed; the first ones after an interruption do not. */
const WINDOW_MS = 15_000
const LEAST_MS = 2_000

export interface Speed {
  /** Notes how many bytes have been sent at this moment. */
  note(bytes: number, now: number): void
  /** Starts afresh. */
  forget(): void
  /** Seconds until all have been sent. Undefined: not known yet. */
  secondsLeft(all: number): number | undefined
}

/** The upload speed, measured over the last seconds. */
export function createSpeed(): Speed {
  let noted: { bytes: number; at: number }[] = []
  return {
    note(bytes, at) {
      noted = [...noted.filter((one) => at - one.at <= WINDOW_MS && one.bytes <= bytes), { bytes, at }]
    },
    forget() {
      noted = []
    },
    secondsLeft(all) {
      const [first, last] = [noted[0], noted.at(-1)]
      if (!first || !last || last.at - first.at < LEAST_MS || last.bytes <= first.bytes) return undefined
      return ((all - last.bytes) * (last.at - first.at)) / (last.bytes - first.bytes) / 1_000
    },
  }
}
