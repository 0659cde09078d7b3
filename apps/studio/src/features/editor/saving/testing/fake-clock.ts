import type { Clock } from '../timer'

/** A clock whose time passes only on request. */
export class FakeClock implements Clock {
  #now = 0
  #waiting: { at: number; run: () => void }[] = []

  now = (): number => this.#now

  after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.#now + ms, run }
    this.#waiting.push(entry)
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry)
    }
  }

  /** Lets time pass and runs what was waiting for it, each at its moment. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
      await settle()
    }
    this.#now = end
  }

  #next(end: number) {
    return this.#waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  }
}

/** Waits until every promise that can settle has settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
}
