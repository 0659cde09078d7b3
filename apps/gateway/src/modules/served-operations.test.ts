import { type Operation, operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway'

test('every operation of the contract is served', async () => {
  await using gateway = await startTestGateway()
  const missing = Object.values<Operation>(operations).filter(
    ({ method, path }) => !gateway.app.hasRoute({ method, url: path }),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})
