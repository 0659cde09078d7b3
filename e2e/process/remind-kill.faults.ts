import { expect, test } from 'vitest'
import { killReminders } from '../testing/kill-reminders'

const PEOPLE = 10_000

test('10,000 reminders that are due at once are sent within a minute', async () => {
  const report = await killReminders({ people: PEOPLE, kills: 0 })
  console.log(report)
  expect(report).toMatchObject({ reached: PEOPLE, doubled: 0, unknown: 0, faults: 0 })
  expect(report.sentSeconds).toBeLessThanOrEqual(60)
})

test('five killed processes lose none of 10,000 reminders, and double none', async () => {
  const report = await killReminders({ people: PEOPLE, kills: 5 })
  console.log(report)
  expect(report).toMatchObject({ kills: 5, doubled: 0, faults: 0 })
  // Only those that were being handed to the supplier when a process died may not have been sent.
  expect(report.reached).toBeGreaterThanOrEqual(PEOPLE - report.unknown)
})
