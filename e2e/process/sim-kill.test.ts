import { expect, test } from 'vitest'
import { killOrderGateways } from '../testing/kill-order-gateways'

/** `npm run test:faults` runs it with 100 kills. */
test('gateways killed while players order lose no order, double none, and leave all sums right', async () => {
  const report = await killOrderGateways({ kills: 3, players: 60, seed: 1 })
  expect(report).toMatchObject({ kills: 3, faults: [] })
  expect(report.filled).toBeGreaterThan(0)
}, 600_000)

test('one kill finds the fault of a gateway that takes an order in several transactions', async () => {
  const { faults } = await killOrderGateways({ kills: 1, players: 20, seed: 1, halvesAfter: 3 })
  expect(faults.join('\n')).toMatch(/委托没有冻结/)
}, 600_000)
