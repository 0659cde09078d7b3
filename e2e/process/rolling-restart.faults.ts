import { expect, test } from 'vitest'
import { restartInTurn } from '../testing/restart-in-turn'

test('20 restarts in turn under 200 visits a second cost no visitor a page', async () => {
  const { restarts, visits, failures } = await restartInTurn({ restarts: 20, perSecond: 200, drainDelay: 5 })
  console.log(`${restarts} restarts, ${visits} visits`)
  expect([restarts, failures]).toEqual([20, []])
})
