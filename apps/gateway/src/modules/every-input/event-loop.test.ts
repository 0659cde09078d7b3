import { expect, test } from 'vitest'
import { longestHold } from '../../testing/longest-hold'
import { holdOut, ON_THE_LOOP, tooLong } from './testing/hold-out'

// `npm run test:abuse` does the same with inputs of the largest size that is allowed.
test('no document and no file holds the event loop', async () => {
  expect(tooLong(await holdOut(0.25))).toEqual([])
}, 240_000)

test.each(Object.entries(ON_THE_LOOP))(
  '%s, done on the loop, holds it: the watch can tell',
  async (_what, work) => {
    expect(await longestHold(async () => work())).toBeGreaterThan(100)
  },
)
