import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBatch } from '../coupons/testing/batches'
import { meetingOf } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { MET, payWhileClosing } from './testing/pay-and-close'
import { openShop } from './testing/shop'

/** `npm run test:faults` has more. */
const ROUNDS = 24

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
  await addBatch(gateway, MET)
  twin = await startTwin(gateway)
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

test('an order that is closed while it is paid is paid with its coupon used, or closed with it free and its money on the way back', async () => {
  const ended = await payWhileClosing(gateway, twin, { rounds: ROUNDS })
  // Both occur, whatever the machine does with concurrent ones.
  expect(new Set(ended)).toEqual(new Set(['paid', 'late']))
  expect(ended).toHaveLength(ROUNDS)
})

test('closed by who looks first and locks nothing, an order that was paid loses its money', async () => {
  const meet = meetingOf(2)
  const close = async (pid: string) => {
    const [{ status, user_coupon_id }] = await rows(
      'SELECT status, user_coupon_id FROM shop_order WHERE pid = $1',
      [pid],
    )
    await meet()
    if (status !== 0) return
    await rows('UPDATE shop_order SET status = 2, paid_at = NULL, ended_at = now() WHERE pid = $1', [pid])
    await rows('UPDATE user_coupon SET status = 1, used_at = NULL WHERE user_coupon_id = $1', [
      user_coupon_id,
    ])
  }
  const ended = await payWhileClosing(gateway, twin, {
    rounds: 1,
    close,
    ways: [(meeting) => Promise.all([meeting.close(), meeting.pay().then(meet)])],
  })
  expect(ended).toEqual(['wrong'])
})
