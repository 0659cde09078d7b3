import { expect, test } from 'vitest'
import { drawMoments } from '../testing/draw-moments'
import { killPublishers } from '../testing/kill-publishers'

test('100 publishers killed at any moment leave every visitor one whole version, and one line in the audit log for each', async () => {
  const { kills, acknowledged, cutOff, replies, seen, left } = await killPublishers('whole', drawMoments(100))
  console.log(`${kills} kills, ${acknowledged} acknowledged, ${cutOff} cut off, ${replies} replies read`)
  expect([kills, seen, left]).toEqual([100, [], []])
  expect(acknowledged).toBeGreaterThan(100)
  // Without one that was stored but not yet published, the critical moment was never hit.
  expect(cutOff).toBeGreaterThan(0)
})
