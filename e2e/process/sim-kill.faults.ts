import { expect, test } from 'vitest'
import { killOrderGateways } from '../testing/kill-order-gateways'

const SEED = Number(process.env.SIM_KILL_SEED ?? Date.now() % 1_000_000)
const KILLS = Number(process.env.SIM_KILLS ?? 100)

test('gateways killed a hundred times while players order lose no order, double none, and leave all sums right', async () => {
  const report = await killOrderGateways({ kills: KILLS, players: 300, seed: SEED })
  console.log(`SIM_KILL_SEED=${SEED}`, report)
  expect(report).toMatchObject({ kills: KILLS, faults: [] })
  expect(report.filled).toBeGreaterThan(0)
})
