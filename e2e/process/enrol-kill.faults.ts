import { expect, test } from 'vitest'
import { enrolEnds, killEnrolments } from '../testing/kill-enrolments'

test('500 people on 100 places over 20 killed gateways: a hundred exactly, and nobody half in', async () => {
  const report = await killEnrolments({ visitors: 500, ends: enrolEnds(20) })
  console.log(report)
  expect(report).toMatchObject({ kills: 20, people: 100, faults: [] })
})
