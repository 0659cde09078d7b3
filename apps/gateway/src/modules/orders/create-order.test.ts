import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversionsOf } from '../testing/conversions-of'
import { AT_ONCE, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { COMPANY, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { openShop, SHOP } from './testing/shop'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const order = (visitor: SignedIn, input: Record<string, unknown> = { mark: SHOP.mark }) =>
  call(gateway, 'createOrder', input as never, visitor)
const ordersOf = ({ uid }: SignedIn) =>
  rows('SELECT * FROM shop_order WHERE uid = $1 ORDER BY created_at, pid', [uid])

/** As if it had been ordered an hour ago. */
const age = (pid: string) =>
  rows(
    `UPDATE shop_order SET created_at = created_at - interval '1 hour', expire_at = expire_at - interval '1 hour' WHERE pid = $1`,
    [pid],
  )

describe('an order', () => {
  test('is for the first sku at the price of the catalogue, whatever else is sent, and waits for half an hour', async () => {
    const visitor = await signIn(gateway)
    const sent = { mark: SHOP.mark, price: '1', payable: '1', discount: '999', status: '1', uid: '1' }
    const { code, response } = await order(visitor, sent)
    expect(code).toBe(1)
    expect(response.pid).toMatch(/^\d{24}$/)
    const [stored] = await ordersOf(visitor)
    expect(stored).toMatchObject({
      pid: response.pid,
      sku_id: String(SHOP.month),
      name: '大盘指数研究',
      sku_name: '一个月',
      months: 1,
      price: SHOP.monthFen,
      discount: 0,
      payable: SHOP.monthFen,
      status: 0,
    })
    expect(stored.expire_at.getTime() - stored.created_at.getTime()).toBe(30 * 60_000)
  })

  test('is the same one while it waits, at the price that it had', async () => {
    const visitor = await signIn(gateway)
    const { response } = await order(visitor)
    await rows('UPDATE sku SET price = price + 100 WHERE sku_id = $1', [SHOP.month])
    expect((await order(visitor)).response).toEqual(response)
    expect(await ordersOf(visitor)).toMatchObject([{ payable: SHOP.monthFen }])
    expect(await conversionsOf(gateway, visitor.uid)).toEqual(['order'])
    await rows('UPDATE sku SET price = price - 100 WHERE sku_id = $1', [SHOP.month])
  })

  test('of another sku is another order', async () => {
    const visitor = await signIn(gateway)
    const month = await order(visitor)
    const year = await order(visitor, { shop_product_id: SHOP.product, sku_id: SHOP.year })
    expect(year.response.pid).not.toBe(month.response.pid)
    expect(await ordersOf(visitor)).toHaveLength(2)
  })

  test('keeps what the page said below, and which version of it that was', async () => {
    await gateway.publish(
      JSON.stringify({
        code: 'sells',
        title: '课程',
        page_schema: [{ name: 'footer', value: { show: true, show3: true, fxts: true } }],
      }),
    )
    const visitor = await signIn(gateway)
    await order(visitor, { mark: SHOP.mark, page_code: 'sells' })
    const [stored] = await rows(
      'SELECT page_code, page_version, text FROM shop_order LEFT JOIN disclosure ON hash = disclosure_hash WHERE uid = $1',
      [visitor.uid],
    )
    expect(stored).toMatchObject({ page_code: 'sells', page_version: 1 })
    expect(stored.text).toContain(COMPANY.company)
    expect(stored.text).toContain('风险提示：')
  })

  test('from a page that nobody knows is an order all the same, as the app has pages of its own', async () => {
    const visitor = await signIn(gateway)
    expect((await order(visitor, { mark: SHOP.mark, page_code: 'of-the-app' })).code).toBe(1)
    expect(await ordersOf(visitor)).toMatchObject([{ page_code: null, disclosure_hash: null }])
  })

  test('that is over is closed, and the next tap makes a new one', async () => {
    const visitor = await signIn(gateway)
    const { response: first } = await order(visitor)
    await age(first.pid)
    const { response: second } = await order(visitor)
    expect(second.pid).not.toBe(first.pid)
    expect(await ordersOf(visitor)).toMatchObject([
      { pid: first.pid, status: 2 },
      { pid: second.pid, status: 0 },
    ])
  })

  test('that is over is closed by a job', async () => {
    const visitor = await signIn(gateway)
    const { response } = await order(visitor)
    await age(response.pid)
    await rows(`UPDATE pgboss.job SET start_after = now() WHERE name = 'close-order'`)
    await gateway.runJobs()
    expect(await ordersOf(visitor)).toMatchObject([{ status: 2 }])
  })

  test('whose time is not over is not closed by its job', async () => {
    const visitor = await signIn(gateway)
    await order(visitor)
    await rows(`UPDATE pgboss.job SET start_after = now() WHERE name = 'close-order'`)
    await gateway.runJobs()
    expect(await ordersOf(visitor)).toMatchObject([{ status: 0 }])
  })

  test.each([
    ['nothing', {}, 400_001],
    ['a product that nobody knows', { shop_product_id: 5 }, 400_040],
    ['a mark that nobody knows', { mark: 'none' }, 400_040],
    ['a product that is off sale', { shop_product_id: SHOP.closed }, 400_040],
    ['a sku of another product', { shop_product_id: SHOP.product, sku_id: 3 }, 400_040],
    ['a coupon, of which there are none', { mark: SHOP.mark, user_coupon_id: 1 }, 400_032],
    ['a billion pieces of a sku', { mark: SHOP.mark, sku_id: 1_000_000_000 }, 400_001],
  ])('for %s is refused, and nothing is stored', async (_what, input, code) => {
    const visitor = await signIn(gateway)
    expect((await order(visitor, input)).code).toBe(code)
    expect(await ordersOf(visitor)).toEqual([])
  })

  test('for what somebody has for longer than a month is refused; in its last month it may be renewed', async () => {
    const visitor = await signIn(gateway)
    const { response } = await order(visitor)
    const grant = (days: number) =>
      rows(
        `INSERT INTO entitlement_grant (pid, uid, shop_product_id, begins_at, ends_at)
         VALUES ($1, $2, $3, now() - interval '9 days', now() + make_interval(days => $4))
         ON CONFLICT (pid) DO UPDATE SET ends_at = excluded.ends_at`,
        [response.pid, visitor.uid, SHOP.product, days],
      )
    await grant(31)
    expect((await order(visitor)).code).toBe(400_041)
    await grant(29)
    expect((await order(visitor)).code).toBe(1)
  })
})

describe('however many tabs order at once', () => {
  test('in two processes, one order waits', async () => {
    await using twin = await startTwin(gateway)
    const visitor = await signIn(gateway)
    const replies = await race(3 * AT_ONCE, (index) =>
      call(index % 2 ? gateway : twin, 'createOrder', { mark: SHOP.mark }, visitor),
    )
    expect(new Set(replies.map(({ response }) => response?.pid)).size).toBe(1)
    expect(await ordersOf(visitor)).toHaveLength(1)
  })

  test('is found out when the database does not hold it', async () => {
    await rows('DROP INDEX shop_order_one_open')
    try {
      const visitor = await signIn(gateway)
      await order(visitor)
      await order(visitor)
      expect(await ordersOf(visitor)).toHaveLength(2)
      await rows('UPDATE shop_order SET status = 2, ended_at = now() WHERE uid = $1', [visitor.uid])
    } finally {
      await rows('CREATE UNIQUE INDEX shop_order_one_open ON shop_order (uid, sku_id) WHERE status = 0')
    }
  })
})

describe('whether somebody has bought a product', () => {
  const bought = async (visitor: SignedIn, shop_product_id: number = SHOP.product) =>
    call(gateway, 'findUserPayforProduct', { shop_product_id }, visitor)

  test('is no for who has not', async () => {
    const visitor = await signIn(gateway)
    expect((await bought(visitor)).response).toEqual({ is_pay: 0, mode_shop_product_id: 77, expire_at: null })
  })

  test('is off sale for what is not sold, unless they have it', async () => {
    const visitor = await signIn(gateway)
    expect((await bought(visitor, SHOP.closed)).code).toBe(400_040)
    expect((await bought(visitor, 5)).code).toBe(400_040)
    const { response } = await order(visitor)
    await rows(
      `INSERT INTO entitlement_grant (pid, uid, shop_product_id, begins_at) VALUES ($1, $2, $3, now())`,
      [response.pid, visitor.uid, SHOP.closed],
    )
    expect((await bought(visitor, SHOP.closed)).response).toEqual({
      is_pay: 1,
      mode_shop_product_id: 0,
      expire_at: null,
    })
  })
})
