import { randomInt } from 'node:crypto'
import { integer, noBias, sample } from 'fast-check'

/**
 * When to kill each of this many publishers, as a fraction of the time that its first version took. PUBLISH_KILL_SEED
 * repeats the same moments.
 */
export function drawMoments(kills: number): number[] {
  const seed = Number(process.env.PUBLISH_KILL_SEED ?? randomInt(2 ** 31))
  console.log(`PUBLISH_KILL_SEED=${seed}`)
  const percent = sample(noBias(integer({ min: 0, max: 100 })), { seed, numRuns: kills })
  return percent.map((part) => part / 100)
}
