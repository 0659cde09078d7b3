import { expect, test } from 'vitest'
import { killApprovals } from '../testing/kill-approvals'

/** Processes start one after the other, on machines of any speed. */
const TIMEOUT_MS = 600_000

/** `npm run test:faults` kills a hundred. */
test(
  'gateways killed while members approve and publish show nothing that was not approved',
  async () => {
    const report = await killApprovals({ kills: 3, seed: 1 })
    expect(report).toMatchObject({ kills: 3, faults: [] })
    expect(report.submissions).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test(
  'the same finds a gateway that moves the pointer before it looks at the approval, where the database lets it',
  async () => {
    const { faults } = await killApprovals({ kills: 3, seed: 1, fault: { hasTriggers: false } })
    expect(faults.join('\n')).toMatch(
      /leads to version \d+, which nobody has published|which was not approved/,
    )
  },
  TIMEOUT_MS,
)
