import { type Operation, operations } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { startTestGateway } from './testing/start-test-gateway'

/** Declared, so that pages can be written against them, and not served yet. */
const NOT_SERVED_YET = ['findUserPayforProduct', 'createOrder']

test('every operation of the contract is served, except those that are said to be missing', async () => {
  await using gateway = await startTestGateway()
  const all = Object.values<Operation>(operations)
  const missing = all
    .filter(({ method, path }) => !gateway.app.hasRoute({ method, url: path }))
    .map(({ id }) => id)
  expect(missing).toEqual(NOT_SERVED_YET)
})
