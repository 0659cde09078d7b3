import { expect, test } from 'vitest'
import { killReminders } from '../testing/kill-reminders'

/**
 * `npm run test:faults` kills five processes among 10,000 people. `send-race.test.ts` shows duplicates without the
 * lock.
 */
test('two killed processes lose none of 1,200 reminders, and double none', async () => {
  const report = await killReminders({ people: 1_200, kills: 2 })
  expect(report).toMatchObject({ kills: 2, doubled: 0, faults: 0 })
  expect(report.reached).toBeGreaterThanOrEqual(1_200 - report.unknown)
}, 600_000)
