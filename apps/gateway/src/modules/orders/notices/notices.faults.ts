import { expect, test } from 'vitest'
import { startTestGateway } from '../../testing/start-test-gateway'
import { openShop } from '../testing/shop'
import { sendShuffled } from '../testing/shuffled-notices'

test('of a thousand notices in any order, each that is right gives once and no other gives', async () => {
  await using gateway = await startTestGateway()
  await openShop(gateway)
  const { valid, theirs, ...ours } = await sendShuffled(gateway, 1_000)
  expect(ours).toEqual({ ours: theirs, paid: valid, grants: valid, refunds: 0 })
})
