import { type Operation, operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway'

test('every operation of the contract is served, except those that it calls planned', async () => {
  await using gateway = await startTestGateway()
  const all = Object.values<Operation>(operations)
  const missing = all.filter(({ method, path }) => !gateway.app.hasRoute({ method, url: path }))
  expect(missing.map(({ id }) => id)).toEqual(all.filter(({ planned }) => planned).map(({ id }) => id))
})
