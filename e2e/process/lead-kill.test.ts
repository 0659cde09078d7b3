import { expect, test } from 'vitest'
import { drawEnds } from '../testing/draw-ends'
import { killLeadGateways } from '../testing/kill-lead-gateways'

const KILLS = 6
/** Answers that a gateway gives before it is killed. */
const LEAST = 10

test('gateways killed at any moment lose no lead that was acknowledged, and store, call and send each once', async () => {
  const { kills, acked, faults } = await killLeadGateways(drawEnds(KILLS, { least: LEAST }))
  expect(faults).toEqual([])
  // Otherwise nothing may have happened that could have gone wrong.
  expect(kills).toBe(KILLS)
  expect(acked).toBeGreaterThan((LEAST * KILLS) / 2)
}, 600_000)

test('one kill finds the fault of a gateway that stores a lead in several transactions', async () => {
  const { faults } = await killLeadGateways([{ at: 'halves', passes: 3 }])
  expect(faults.join('\n')).toMatch(/A lead has 0 tasks to call/)
})
