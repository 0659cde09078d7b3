import { expect, test } from 'vitest'
import { startTestGateway } from '../../testing/start-test-gateway'
import { openShop } from '../testing/shop'
import { sendShuffled } from '../testing/shuffled-notices'

const NOTICES = 20

test('however notices come, who has paid has what they paid for, once, and the sums agree', async () => {
  await using gateway = await startTestGateway()
  await openShop(gateway)
  const { valid, theirs, ...ours } = await sendShuffled(gateway, NOTICES)
  expect(ours).toEqual({ ours: theirs, paid: valid, grants: valid, refunds: 0 })
})

test('where a payment may be written down twice, the sums do not agree: it can tell', async () => {
  await using gateway = await startTestGateway({ isNew: true })
  await openShop(gateway)
  await gateway.database.owner.pool.query('ALTER TABLE payment DROP CONSTRAINT payment_once')
  const { theirs, ours, refunds } = await sendShuffled(gateway, NOTICES)
  expect(ours).toBeGreaterThan(theirs)
  expect(refunds).toBeGreaterThan(0)
})
