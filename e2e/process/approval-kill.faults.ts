import { expect, test } from 'vitest'
import { killApprovals } from '../testing/kill-approvals'

const SEED = Number(process.env.APPROVAL_KILL_SEED ?? Date.now() % 1_000_000)
const KILLS = Number(process.env.APPROVAL_KILLS ?? 100)

test('gateways killed a hundred times while members approve and publish show nothing that was not approved, leave nothing half-decided and lose nothing that was acknowledged', async () => {
  const report = await killApprovals({ kills: KILLS, seed: SEED })
  console.log(`APPROVAL_KILL_SEED=${SEED}`, report)
  expect(report).toMatchObject({ kills: KILLS, faults: [] })
  // Otherwise nothing may have happened that could have gone wrong.
  expect(report.approvals).toBeGreaterThan(KILLS / 2)
  expect(report.publications).toBeGreaterThan(KILLS / 4)
})

test('the same kills find a gateway that moves the pointer before it looks at the approval, where the database lets it', async () => {
  const { faults } = await killApprovals({
    kills: Math.min(KILLS, 10),
    seed: SEED,
    fault: { hasTriggers: false },
  })
  console.log(faults)
  expect(faults.join('\n')).toMatch(/leads to version \d+, which nobody has published|which was not approved/)
})
