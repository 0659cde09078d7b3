import { expect, test } from 'vitest'
import { restartInTurn } from '../testing/restart-in-turn'

/** One second, four checks of the balancer, does as well as the five of production, and saves the test time. */
const SOUND = { restarts: 3, perSecond: 40, drainDelay: 1 }

test('two gateways that are restarted in turn behind a balancer cost no visitor a page', async () => {
  const { restarts, visits, failures } = await restartInTurn(SOUND)
  expect(failures).toEqual([])
  expect(restarts).toBe(SOUND.restarts)
  expect(visits).toBeGreaterThan(SOUND.perSecond * SOUND.restarts)
})

test('without a delay the balancer sends visitors to a gateway that has gone: it can tell', async () => {
  const { failures } = await restartInTurn({ ...SOUND, drainDelay: 0, mostFailures: 1 })
  expect(failures.join('\n')).toMatch(/ECONNREFUSED|ECONNRESET|socket hang up|status 503/)
})
