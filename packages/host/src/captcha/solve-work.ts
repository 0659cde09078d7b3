import { sha256 } from './sha256'

/** As set by the gateway: the number to find is an integer from 0 to `max` - 1. */
export interface Work {
  salt: string
  /** Hex of SHA-256 over the salt and the number. */
  target: string
  max: number
}

export interface WorkOptions {
  /** Lets the page breathe: resolves when the next part may begin. */
  pause(): Promise<void>
  /** The fraction that has been tried, from 0 to 1. */
  onProgress(part: number): void
  isCancelled(): boolean
}

/**
 * How many numbers are tried between two pauses: about ten milliseconds, on an old phone about forty. A pause takes a
 * browser 4 ms, so with shorter parts the phone would mostly wait.
 */
const PART = 2_000

/**
 * Finds the number. Undefined: it was cancelled, or there is none, which the gateway never sets. It works in small
 * parts on the page's own thread: a worker would be another file to fetch, for half a second of work.
 */
export async function solveWork(work: Work, options: WorkOptions): Promise<number | undefined> {
  const { salt, target, max } = work
  const wanted = Uint32Array.from({ length: 8 }, (_, index) =>
    parseInt(target.slice(index * 8, index * 8 + 8), 16),
  )
  const digest = new Uint32Array(8)
  for (let number = 0; number < max; number++) {
    sha256(salt + number, digest)
    // The first word nearly always differs.
    if (digest[0] === wanted[0] && digest.every((word, index) => word === wanted[index])) return number
    if (number % PART !== PART - 1) continue
    options.onProgress(number / max)
    await options.pause()
    if (options.isCancelled()) return undefined
  }
  return undefined
}
