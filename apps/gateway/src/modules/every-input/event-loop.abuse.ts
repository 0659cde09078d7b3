import { expect, test } from 'vitest'
import { longestHold } from '../../testing/longest-hold'
import { holdOut, ON_THE_LOOP, tooLong } from './testing/hold-out'

test('no document and no file of the largest size that is allowed holds the event loop', async () => {
  const held = await holdOut(1)
  console.log(held.map(({ what, ms }) => `${ms.toFixed(0).padStart(4)} ms  ${what}`).join('\n'))
  expect(tooLong(held)).toEqual([])
}, 600_000)

test.each(Object.entries(ON_THE_LOOP))(
  '%s, done on the loop, holds it: the watch can tell',
  async (_what, work) => {
    expect(await longestHold(async () => work())).toBeGreaterThan(100)
  },
)
