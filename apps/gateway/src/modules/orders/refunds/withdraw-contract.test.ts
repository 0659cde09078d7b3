import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../audit/testing/tamper'
import { withdraw as withdrawSign } from '../../contracts'
import { race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { revokeEntitlement } from '../entitlements/entitlement-store'
import { GATED, type GatedShop, openGatedShop } from '../testing/gated-shop'
import { beginToPay, deliver, nearEnd, payAt } from '../testing/paying'

let gateway: TestGateway
let shop: GatedShop
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = await openGatedShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const withdraw = (visitor: SignedIn, contract_no: string, at: Pick<TestGateway, 'app'> = gateway) =>
  call(at, 'contractWithdraw', { contract_no }, visitor)
const begin = (visitor: SignedIn, sku_id = GATED.month) =>
  beginToPay(gateway, visitor, { input: { mark: 'gated', sku_id } })

async function buy(visitor: SignedIn, sku_id?: number): Promise<string> {
  const begun = await begin(visitor, sku_id)
  await deliver(gateway, (await payAt(gateway, begun))())
  return begun.pid
}

/** The state of somebody's orders: status, whether the service runs, and which refunds are requested. */
const booksOf = ({ uid }: SignedIn) =>
  rows(
    `SELECT o.status, coalesce(bool_or(g.revoked_at IS NULL AND g.pid IS NOT NULL), false) AS runs,
       (SELECT coalesce(json_agg(json_build_array(kind, state, amount)), '[]') FROM refund r WHERE r.pid = o.pid) AS refunds
     FROM shop_order o LEFT JOIN entitlement_grant g USING (pid) WHERE o.uid = $1 GROUP BY o.pid, o.status ORDER BY o.sku_id`,
    [uid],
  )

test('a contract that is withdrawn ends what was bought under it, and asks for all of its money', async () => {
  const visitor = await shop.enter()
  await buy(visitor)
  expect((await withdraw(visitor, visitor.contract_no)).response).toEqual({ refunds: 1 })
  const ended = [{ status: 1, runs: false, refunds: [['visitor', 'asked', GATED.monthFen]] }]
  expect(await booksOf(visitor)).toEqual(ended)
  // A repeat changes nothing.
  expect((await withdraw(visitor, visitor.contract_no)).response).toEqual({ refunds: 1 })
  expect(await booksOf(visitor)).toEqual(ended)
})

test('what somebody else has signed, and what is too late, is refused, and nothing changes', async () => {
  const visitor = await shop.enter()
  await buy(visitor)
  const runs = [{ status: 1, runs: true, refunds: [] }]
  expect((await withdraw(await signIn(gateway), visitor.contract_no)).code).toBe(404_001)
  expect(await booksOf(visitor)).toEqual(runs)
  await asOwner(gateway, async (query) => {
    await query(
      `UPDATE contract_sign SET withdraw_until = withdraw_until - 30, signed_at = signed_at - interval '30 days' WHERE uid = $1`,
      [visitor.uid],
    )
  })
  const [{ contract_no }] = await rows('SELECT contract_no FROM contract_sign WHERE uid = $1', [visitor.uid])
  expect((await withdraw(visitor, contract_no)).code).toBe(400_057)
  expect(await booksOf(visitor)).toEqual(runs)
})

test('what waits for its payment is closed, and money that still comes for it goes back', async () => {
  const visitor = await shop.enter()
  const begun = await begin(visitor)
  const notice = await payAt(gateway, begun)
  expect((await withdraw(visitor, visitor.contract_no)).response).toEqual({ refunds: 0 })
  expect(await booksOf(visitor)).toEqual([{ status: 2, runs: false, refunds: [] }])
  await deliver(gateway, notice())
  expect(await booksOf(visitor)).toEqual([
    { status: 2, runs: false, refunds: [['late', 'asked', GATED.monthFen]] },
  ])
})

test('of many taps in two processes, while a payment arrives, one refund comes, and no service is left', async () => {
  await using twin = await startTwin(gateway)
  for (let round = 0; round < 5; round += 1) {
    const visitor = await shop.enter()
    await buy(visitor)
    await nearEnd(gateway, visitor)
    const notice = await payAt(gateway, await begin(visitor, GATED.year))
    const withdrawals = race(10, (index) =>
      withdraw(visitor, visitor.contract_no, index % 2 ? twin : gateway),
    )
    const [replies] = await Promise.all([withdrawals, deliver(gateway, notice())])
    expect(replies.every(({ code }) => code === 1)).toBe(true)
    const [month, year] = await booksOf(visitor)
    expect(month).toEqual({ status: 1, runs: false, refunds: [['visitor', 'asked', GATED.monthFen]] })
    // Whichever came first, the money for the year goes back.
    expect(year.runs).toBe(false)
    expect(year.refunds).toEqual([[year.status === 1 ? 'visitor' : 'late', 'asked', GATED.yearFen]])
  }
})

test('by ending what was paid when it looked, a payment that arrives in between would leave its service', async () => {
  const visitor = await shop.enter()
  const notice = await payAt(gateway, await begin(visitor))
  await gateway.ctx.db.orm.transaction(async (tx) => {
    const { uid, contract_no } = visitor
    await withdrawSign(tx, { uid, contract_no })
    const paid = await rows('SELECT pid FROM shop_order WHERE uid = $1 AND status = 1', [uid])
    await deliver(gateway, notice())
    for (const { pid } of paid) await revokeEntitlement(tx, pid)
  })
  expect(await booksOf(visitor)).toEqual([{ status: 1, runs: true, refunds: [] }])
})
