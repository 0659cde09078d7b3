import { expect, test } from 'vitest'
import { enrolEnds, killEnrolments } from '../testing/kill-enrolments'

/** `npm run test:faults` runs it with 500 people and 20 kills. */
test('gateways killed while people enrol fill a talk exactly, and nobody is half in', async () => {
  const report = await killEnrolments({ visitors: 150, ends: enrolEnds(3) })
  expect(report).toMatchObject({ kills: 3, people: 100, faults: [] })
}, 600_000)

test('one kill finds the fault of a gateway that enrols in several transactions', async () => {
  const { faults } = await killEnrolments({ visitors: 30, ends: [{ at: 'halves', passes: 3 }] })
  expect(faults.join('\n')).toMatch(/are counted, \d+ have a place/)
}, 600_000)
