import { randomInt } from 'node:crypto'
import { constantFrom, integer, record, sample } from 'fast-check'
import { FAILPOINTS } from './failpoints'
import type { End } from './kill-lead-gateways'

/** One gateway in this many dies at a failpoint, the others at any moment. */
const AT_FAILPOINT = 3

/**
 * Chooses at random how gateways end: after `least` answers and up to 150 ms, or at a failpoint that this many leads
 * have passed. LEAD_KILL_SEED repeats the same ends.
 */
export function drawEnds(count: number, { least }: { least: number }): End[] {
  const seed = Number(process.env.LEAD_KILL_SEED ?? randomInt(2 ** 31))
  console.log(`LEAD_KILL_SEED=${seed}`)
  const draws = record({
    afterMs: integer({ min: 0, max: 150 }),
    at: constantFrom(...FAILPOINTS),
    passes: integer({ min: least, max: 2 * least }),
  })
  return sample(draws, { seed, numRuns: count }).map(({ afterMs, at, passes }, index) =>
    index % AT_FAILPOINT === 0 ? { at, passes } : { least, afterMs },
  )
}
