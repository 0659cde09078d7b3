import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPayments } from '../../integrations'
import { addBatch, addCoupon } from '../coupons/testing/batches'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { closeOrderLater } from './close-order'
import { beginToPay, deliver, nearEnd, payAt } from './testing/paying'
import { openShop, SHOP } from './testing/shop'

const OFF = 5_000
const UNUSABLE = 400_032
/** As stored: unused, reserved by an order, used. */
const [FREE, LOCKED, USED] = [1, 2, 3]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows

let batches = 0
/** A 50 yuan coupon from a batch of its own. */
async function couponOf({ uid }: SignedIn, batch: Record<string, unknown> = {}, expires?: string) {
  batches += 1
  const coupon_id = `order-${batches}`
  await addBatch(gateway, coupon_id, { amount: OFF, ...batch })
  return addCoupon(gateway, { coupon_id, uid, ...(expires && { expires }) })
}
const order = (
  visitor: SignedIn,
  user_coupon_id: number,
  sku_id = SHOP.month,
  at: Pick<TestGateway, 'app'> = gateway,
) => call(at, 'createOrder', { mark: SHOP.mark, sku_id, user_coupon_id }, visitor)
const statusOf = async (user_coupon_id: number) =>
  (await rows('SELECT status FROM user_coupon WHERE user_coupon_id = $1', [user_coupon_id]))[0].status
const ordersOf = ({ uid }: SignedIn) =>
  rows(
    'SELECT pid, status, price, discount, payable, user_coupon_id FROM shop_order WHERE uid = $1 ORDER BY pid',
    [uid],
  )
/** Its half hour is over. */
const age = (pid: string) =>
  rows(
    `UPDATE shop_order SET created_at = created_at - interval '1 hour', expire_at = expire_at - interval '1 hour' WHERE pid = $1`,
    [pid],
  )
const close = (pid: string) => closeOrderLater({ ...gateway.ctx, suppliers: openPayments(gateway.ctx) }, pid)

describe('a coupon', () => {
  test('is taken off the price, is the order’s until that is paid, and is used then', async () => {
    const visitor = await signIn(gateway)
    const user_coupon_id = await couponOf(visitor)
    const input = { mark: SHOP.mark, user_coupon_id }
    const begun = await beginToPay(gateway, visitor, { input })
    expect(await ordersOf(visitor)).toMatchObject([
      {
        price: SHOP.monthFen,
        discount: OFF,
        payable: SHOP.monthFen - OFF,
        user_coupon_id: String(user_coupon_id),
      },
    ])
    expect(await statusOf(user_coupon_id)).toBe(LOCKED)
    await deliver(gateway, (await payAt(gateway, begun))())
    expect(await ordersOf(visitor)).toMatchObject([{ status: 1 }])
    expect(await statusOf(user_coupon_id)).toBe(USED)
    await nearEnd(gateway, visitor)
    expect((await order(visitor, user_coupon_id, SHOP.year)).code).toBe(UNUSABLE)
  })

  test('is free again once its order is closed, for another', async () => {
    const visitor = await signIn(gateway)
    const user_coupon_id = await couponOf(visitor)
    const { pid } = (await order(visitor, user_coupon_id)).response
    await age(pid)
    await close(pid)
    expect(await statusOf(user_coupon_id)).toBe(FREE)
    expect((await order(visitor, user_coupon_id, SHOP.year)).code).toBe(1)
    expect(await statusOf(user_coupon_id)).toBe(LOCKED)
  })

  test.each<[what: string, own: (visitor: SignedIn) => Promise<number>]>([
    ['of another person', async () => couponOf(await signIn(gateway))],
    ['that is over', (visitor) => couponOf(visitor, {}, `now() - interval '1 s'`)],
    ['for other products', (visitor) => couponOf(visitor, { products: [SHOP.closed] })],
    ['that wants a higher price', (visitor) => couponOf(visitor, { threshold: SHOP.monthFen + 1 })],
    ['that nobody has', async () => 404],
  ])('%s is refused, and no order is made', async (_what, own) => {
    const visitor = await signIn(gateway)
    const user_coupon_id = await own(visitor)
    const before = await rows('SELECT * FROM user_coupon WHERE user_coupon_id = $1', [user_coupon_id])
    expect((await order(visitor, user_coupon_id)).code).toBe(UNUSABLE)
    expect(await ordersOf(visitor)).toEqual([])
    expect(await rows('SELECT * FROM user_coupon WHERE user_coupon_id = $1', [user_coupon_id])).toEqual(
      before,
    )
  })
})

describe('two orders that want one coupon at once, in two processes', () => {
  test('are one that has it and one that is refused', async () => {
    await using twin = await startTwin(gateway)
    for (let round = 0; round < 5; round += 1) {
      const visitor = await signIn(gateway)
      const user_coupon_id = await couponOf(visitor)
      const replies = await race(AT_ONCE, (index) =>
        order(visitor, user_coupon_id, index % 2 ? SHOP.year : SHOP.month, index % 2 ? twin : gateway),
      )
      const made = await ordersOf(visitor)
      expect(made).toHaveLength(1)
      const [{ pid }] = made
      for (const { code, response } of replies)
        expect([code, response?.pid ?? null]).toEqual(code === 1 ? [1, pid] : [UNUSABLE, null])
    }
  })

  test('would both have it where it is looked at without being locked, but for the key of orders', async () => {
    const visitor = await signIn(gateway)
    const user_coupon_id = await couponOf(visitor)
    const meet = meetingOf(2)
    const careless = async (sku_id: number) => {
      const isFree = (await statusOf(user_coupon_id)) === FREE
      await meet()
      if (!isFree) return 'refused'
      return rows(
        `INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, discount, payable, expire_at, user_coupon_id)
         VALUES ($1, $2, $3, $4, '课程', '一期', 1, 19800, 5000, 14800, now() + interval '30 min', $5)`,
        [`7${String(sku_id).padStart(23, '0')}`, visitor.uid, SHOP.product, sku_id, user_coupon_id],
      ).then(
        () => 'made',
        ({ constraint }) => constraint,
      )
    }
    const ends = await Promise.all([careless(SHOP.month), careless(SHOP.year)])
    expect(ends.sort()).toEqual(['made', 'shop_order_one_coupon'])
  })
})
