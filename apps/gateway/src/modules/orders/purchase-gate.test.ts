import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asOwner } from '../audit/testing/tamper'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { GATED, type GatedShop, openGatedShop } from './testing/gated-shop'

let gateway: TestGateway
let shop: GatedShop
beforeAll(async () => {
  gateway = await startTestGateway()
  shop = await openGatedShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const order = (visitor: SignedIn, sku_id = GATED.month) =>
  call(gateway, 'createOrder', { mark: 'gated', sku_id }, visitor)
const look = async (visitor: SignedIn) =>
  (await call(gateway, 'purchaseGate', { mark: 'gated' }, visitor)).response
const ordersOf = ({ uid }: SignedIn) => rows('SELECT * FROM shop_order WHERE uid = $1', [uid])
const withdraw = (visitor: SignedIn, contract_no: string) =>
  call(gateway, 'contractWithdraw', { contract_no }, visitor)

/** As if the year of a test were over. */
const endTests = ({ uid }: SignedIn) =>
  asOwner(gateway, async (query) => {
    await query(
      `UPDATE risk_test SET created_at = created_at - interval '2 years', valid_until = valid_until - interval '2 years' WHERE uid = $1`,
      [uid],
    )
  })

/** What keeps somebody from buying the product, in the order in which it is checked. */
const STATES: [
  what: string,
  code: number,
  obstacle: string | null,
  come: (visitor: SignedIn) => Promise<unknown>,
][] = [
  ['no test and no contract', 400_042, 'risk-test', async () => {}],
  ['a contract without a test', 400_042, 'risk-test', (visitor) => shop.sign(visitor)],
  [
    'a test whose year is over',
    400_042,
    'risk-test',
    async (visitor) => {
      await shop.test(visitor)
      await shop.sign(visitor)
      await endTests(visitor)
    },
  ],
  ['a test that bears less, and no contract', 400_044, 'mismatch', (visitor) => shop.test(visitor, 'few')],
  [
    'a newer test that bears less',
    400_044,
    'mismatch',
    async (visitor) => {
      await shop.test(visitor, 'much')
      await shop.test(visitor, 'no')
      await shop.sign(visitor)
    },
  ],
  ['a test alone', 400_043, 'contract', (visitor) => shop.test(visitor)],
  [
    'the contract of another product',
    400_043,
    'contract',
    async (visitor) => {
      await shop.test(visitor)
      await shop.sign(visitor, GATED.other)
    },
  ],
  [
    'a contract that was withdrawn',
    400_043,
    'contract',
    async (visitor) => {
      await shop.test(visitor)
      await withdraw(visitor, await shop.sign(visitor))
    },
  ],
  [
    'both',
    1,
    null,
    async (visitor) => {
      await shop.test(visitor)
      await shop.sign(visitor)
    },
  ],
]

describe('who has', () => {
  test.each(STATES)('%s is answered %i, and is told so before', async (_what, code, obstacle, come) => {
    const visitor = await signIn(gateway)
    await come(visitor)
    const told = await look(visitor)
    expect(told).toMatchObject({ shop_product_id: GATED.product, obstacle })
    // Looking does not record a decision in anybody's favour.
    expect(
      await rows("SELECT FROM suitability_check WHERE uid = $1 AND outcome = 'ok'", [visitor.uid]),
    ).toEqual([])
    const reply = await order(visitor)
    expect(reply.code).toBe(code)
    expect(await ordersOf(visitor)).toHaveLength(code === 1 ? 1 : 0)
    // The page says what the gateway would say.
    if (code !== 1) expect(told.said).toBe(reply.msg)
  })

  test('an older version of the contract has to sign the new one', async () => {
    const visitor = await shop.enter()
    await shop.publishContract()
    expect((await order(visitor)).code).toBe(400_043)
    const contract_no = await shop.sign(visitor)
    expect((await order(visitor)).code).toBe(1)
    expect(await ordersOf(visitor)).toMatchObject([{ contract_no }])
  })
})

describe('an order', () => {
  test('keeps by what it was sold', async () => {
    const visitor = await shop.enter()
    await order(visitor)
    const [{ suitability_check_id, contract_no }] = await ordersOf(visitor)
    expect(contract_no).toBe(visitor.contract_no)
    expect(
      await rows('SELECT uid, outcome, product_risk FROM suitability_check WHERE id = $1', [
        suitability_check_id,
      ]),
    ).toEqual([{ uid: String(visitor.uid), outcome: 'ok', product_risk: 'R3' }])
  })

  test('that is refused leaves the decision, though nothing else of it', async () => {
    const visitor = await signIn(gateway)
    await shop.test(visitor, 'few')
    const { msg } = await order(visitor)
    expect(msg).toMatch(/C2.*R3/)
    await order(visitor)
    expect(await rows('SELECT outcome FROM suitability_check WHERE uid = $1', [visitor.uid])).toEqual([
      { outcome: 'mismatch' },
    ])
  })

  test.each<
    [what: string, code: number, change: (visitor: SignedIn & { contract_no: string }) => Promise<unknown>]
  >([
    ['a test that is over by then', 400_042, endTests],
    ['a newer test that bears less', 400_044, (visitor) => shop.test(visitor, 'no')],
    ['a newer version of its contract', 400_043, () => shop.publishContract()],
  ])('is not paid with %s, and nothing of the payment is begun', async (_what, code, change) => {
    const visitor = await shop.enter()
    const { pid } = (await order(visitor)).response
    await change(visitor)
    expect((await call(gateway, 'prepay', { pid, channel: 'wx_native' }, visitor)).code).toBe(code)
    expect(await rows('SELECT FROM payment WHERE pid = $1', [pid])).toEqual([])
  })

  test('is paid under what is signed by then, and keeps that', async () => {
    const visitor = await shop.enter()
    const { pid } = (await order(visitor)).response
    await shop.publishContract()
    const contract_no = await shop.sign(visitor)
    expect((await call(gateway, 'prepay', { pid, channel: 'wx_native' }, visitor)).code).toBe(1)
    expect(await ordersOf(visitor)).toMatchObject([{ pid, contract_no }])
  })
})
