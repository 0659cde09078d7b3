import { expect, test } from 'vitest'
import { drawMoments } from '../testing/draw-moments'
import { killPublishers } from '../testing/kill-publishers'

/** `npm run test:faults` kills a hundred. */
const KILLS = 6
/** For a publisher with a fault: enough that one of the kills exposes it. */
const KILLS_OF_TWIN = 20
/** Processes start one after the other, on machines of any speed. */
const TIMEOUT_MS = 300_000

test(
  'publishers killed at any moment leave every visitor one whole version, the last one acknowledged or a later one, and one line in the audit log for each',
  async () => {
    const { kills, acknowledged, replies, seen, left } = await killPublishers('whole', drawMoments(KILLS))
    expect(seen).toEqual([])
    expect(left).toEqual([])
    // Otherwise nothing may have happened that could have gone wrong.
    expect(kills).toBe(KILLS)
    expect(acknowledged).toBeGreaterThan(KILLS)
    expect(replies).toBeGreaterThan(100 * KILLS)
  },
  TIMEOUT_MS,
)

test(
  'the same kills find the fault of a publisher that moves the pointer before all bytes are there',
  async () => {
    const { seen, left } = await killPublishers('in-halves', drawMoments(KILLS_OF_TWIN))
    expect(seen.join('\n')).toMatch(/A visitor \(identity\) got: numbers \d/)
    expect(seen.join('\n')).toMatch(/A visitor \(br\) got: numbers \d/)
    expect(left).toEqual([
      expect.stringMatching(/^Stored: a pointer to (\d+), whose bytes show numbers \1, .*\d+/),
    ])
  },
  TIMEOUT_MS,
)

test('a publisher that writes down who it was after visitors see the page is found out', async () => {
  const { left } = await killPublishers('unaudited', drawMoments(KILLS_OF_TWIN))
  expect(left).toContainEqual(expect.stringMatching(/^Stored: \d+ pointers without their line/))
})
