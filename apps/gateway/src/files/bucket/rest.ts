import { BucketError } from './bucket-error'

/** Tries in a row without an answer, after which nobody waits for the next one. */
const FAILURES = 6
const REST_MS = 5_000

/**
 * Spares everybody waiting for a store that does not reply: after some failed tries in a row none is made for five
 * seconds.
 */
export function createRest(host: string, now: () => number = () => performance.now()) {
  let failures = 0
  let until = Number.NEGATIVE_INFINITY
  return {
    /** Throws while nothing is to be sent. */
    check() {
      if (now() < until)
        throw new BucketError('away', `${host} did not answer lately, so it was not asked.`, 'ETIMEDOUT')
    },
    answered() {
      failures = 0
    },
    failed() {
      failures += 1
      if (failures >= FAILURES) until = now() + REST_MS
    },
  }
}
