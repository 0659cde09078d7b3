import { randomInt } from 'node:crypto'
import { integer, noBias, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { killPublishers } from '../testing/kill-publishers'

const KILLS = 20
/** Twenty processes start one after the other, on whatever machine. */
const TIMEOUT_MS = 300_000

test(
  'twenty publishers killed at any moment leave every visitor one whole version, the last one acknowledged or a later one, and one line in the audit log for each',
  async () => {
    const { kills, acknowledged, cutOff, replies, seen, left } = await killPublishers('whole', drawMoments())
    expect(seen).toEqual([])
    expect(left).toEqual([])
    // Without these, nothing may have happened that could have gone wrong.
    expect(kills).toBe(KILLS)
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(cutOff).toBeGreaterThan(0)
    expect(replies).toBeGreaterThan(100 * KILLS)
  },
  TIMEOUT_MS,
)

test(
  'the same kills find the fault of a publisher that moves the pointer before all bytes are there',
  async () => {
    const { seen, left } = await killPublishers('in-halves', drawMoments())
    expect(seen.join('\n')).toMatch(/A visitor \(identity\) got: numbers \d/)
    expect(seen.join('\n')).toMatch(/A visitor \(br\) got: numbers \d/)
    expect(left).toEqual([
      expect.stringMatching(/^Stored: a pointer to (\d+), whose bytes show numbers \1, .*\d+/),
    ])
  },
  TIMEOUT_MS,
)

test('a publisher that writes down who it was after visitors see the page is found out', async () => {
  const { left } = await killPublishers('unaudited', drawMoments())
  expect(left).toContainEqual(expect.stringMatching(/^Stored: \d+ pointers without their line/))
})

/** When each publisher is killed, as a part of the time that its first version took. PUBLISH_KILL_SEED draws the same again. */
function drawMoments(): number[] {
  const seed = Number(process.env.PUBLISH_KILL_SEED ?? randomInt(2 ** 31))
  console.log(`PUBLISH_KILL_SEED=${seed}`)
  const percent = sample(noBias(integer({ min: 0, max: 100 })), { seed, numRuns: KILLS })
  return percent.map((part) => part / 100)
}
