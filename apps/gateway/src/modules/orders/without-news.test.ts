import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { race } from '../testing/race'
import { signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { beginToPay, deliver, payAt } from './testing/paying'
import { openShop } from './testing/shop'

const ORDERS = 50
/** The time from an order's deadline until its outcome is known. */
const MOST_S = 60

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

/** Orders at both suppliers that nobody notifies us of, every second one paid. Their half hour is over. */
async function orderInSilence(): Promise<{ pid: string; isPaid: boolean }[]> {
  await rows('DELETE FROM pgboss.job')
  const orders = await race(ORDERS, async (index) => {
    const channel = index % 4 < 2 ? 'wx_native' : 'alipay_wap'
    const begun = await beginToPay(gateway, await signIn(gateway), { channel })
    const isPaid = index % 2 === 0
    if (isPaid) await payAt(gateway, begun)
    return { pid: begun.pid, isPaid }
  })
  await rows(
    `UPDATE shop_order SET created_at = created_at - interval '30 min', expire_at = expire_at - interval '30 min'
     WHERE status = 0`,
  )
  return orders
}

/** Moves the clock so many seconds past the half hour: jobs due by then are run. */
async function runJobsUntil(seconds: number): Promise<void> {
  await rows(
    `UPDATE pgboss.job SET start_after = now() - interval '1 s'
     WHERE state < 'active' AND start_after <= now() + interval '30 min' + make_interval(secs => $1)`,
    [seconds],
  )
  await gateway.runJobs()
}

const unsettled = async (orders: readonly { pid: string; isPaid: boolean }[]) => {
  const found = await rows(
    `SELECT pid, status, (SELECT count(*)::int FROM entitlement_grant AS g WHERE g.pid = o.pid) AS grants
     FROM shop_order AS o`,
  )
  const state = new Map(found.map(({ pid, ...rest }) => [pid, rest]))
  return orders.filter(({ pid, isPaid }) => {
    const { status, grants } = state.get(pid)
    return isPaid ? status !== 1 || grants !== 1 : status !== 2 || grants !== 0
  })
}

describe(`${ORDERS} orders of which no notice ever comes`, () => {
  test(`are paid or closed within ${MOST_S} s after their half hour`, async () => {
    const orders = await orderInSilence()
    expect(await unsettled(orders)).toHaveLength(ORDERS)
    await runJobsUntil(MOST_S - 10)
    expect(await unsettled(orders)).toEqual([])
    expect(await rows(`SELECT DISTINCT heard_by FROM payment`)).toEqual([{ heard_by: 'query' }])
  })

  test('stay as they are where nobody asks about them: it can tell', async () => {
    const orders = await orderInSilence()
    await rows(`DELETE FROM pgboss.job WHERE name = 'close-order'`)
    await runJobsUntil(MOST_S - 10)
    expect(await unsettled(orders)).toHaveLength(ORDERS)
  })
})

test('a payment that is told of after its order was closed is money to be sent back', async () => {
  const begun = await beginToPay(gateway, await signIn(gateway))
  // Paid in the moment in which its supplier said that it was not.
  await rows('UPDATE shop_order SET status = 2, ended_at = now() WHERE pid = $1', [begun.pid])
  const notice = await payAt(gateway, begun)
  expect((await deliver(gateway, notice())).status).toBeLessThan(300)
  expect(await rows('SELECT kind, state FROM refund WHERE pid = $1', [begun.pid])).toEqual([
    { kind: 'late', state: 'asked' },
  ])
  expect(await rows('SELECT FROM entitlement_grant WHERE pid = $1', [begun.pid])).toEqual([])
})
