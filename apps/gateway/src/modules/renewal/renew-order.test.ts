import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBatch, addCoupon } from '../coupons/testing/batches'
import { AT_ONCE, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { grant, RENEWED, renew, sellRenewals } from './testing/renewable'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await sellRenewals(gateway)
  await addBatch(gateway, 'half', { amount: 50_000, threshold: 100_000 })
  await addBatch(gateway, 'large', { amount: 80_000 })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const coupon = ({ uid }: SignedIn, coupon_id = 'half', expires?: string) =>
  addCoupon(gateway, { coupon_id, uid, ...(expires && { expires }) })
const statusOf = async (user_coupon_id: number) =>
  (await rows('SELECT status FROM user_coupon WHERE user_coupon_id = $1', [user_coupon_id]))[0]?.status

describe('what somebody has', () => {
  const own = async (visitor: SignedIn, product_id: number = RENEWED.product) =>
    (await call(gateway, 'userProductInfo', { product_id }, visitor)).response

  test.each([
    ['runs for longer than a month, and cannot be renewed yet', 45, 1, []],
    ['ends within a month, and can be renewed by what is on sale', 12, 2, [RENEWED.year, RENEWED.quarter]],
    ['has ended, and can be renewed', -3, 3, [RENEWED.year, RENEWED.quarter]],
  ])('%s', async (_what, days, status, renew_sku_ids) => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, days)
    const found = await own(visitor)
    expect(found).toMatchObject({ product_id: RENEWED.product, name: '短线王', status, renew_sku_ids })
    expect(Math.abs(found.expire_at - Date.now() - days * 86_400_000)).toBeLessThan(60_000)
  })

  test('was never bought, and nothing is renewed', async () => {
    const visitor = await signIn(gateway)
    expect(await own(visitor)).toEqual({
      product_id: RENEWED.product,
      name: '短线王',
      status: 0,
      expire_at: null,
      renew_sku_ids: [],
    })
  })

  test('was taken back, and nothing is renewed', async () => {
    const visitor = await signIn(gateway)
    const pid = await grant(gateway, visitor, 12)
    await rows('UPDATE entitlement_grant SET revoked_at = now() WHERE pid = $1', [pid])
    expect(await own(visitor)).toMatchObject({ status: 0, renew_sku_ids: [] })
  })

  test('is nothing of a product that nobody knows', async () => {
    expect(await own(await signIn(gateway), 404)).toMatchObject({ name: '', status: 0 })
  })

  test('cannot be renewed while it is off sale', async () => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, 12)
    await rows('UPDATE sale_page SET is_open = false WHERE page_id = 1')
    expect(await own(visitor)).toMatchObject({ status: 2, renew_sku_ids: [] })
    await rows('UPDATE sale_page SET is_open = true WHERE page_id = 1')
  })
})

describe('a renewal', () => {
  test('is an order at the price of the catalogue, with the coupon that is named taken off and locked', async () => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, 12)
    const user_coupon_id = await coupon(visitor)
    const { code, response } = await renew(gateway, visitor, { user_coupon_id })
    expect(code).toBe(1)
    expect(response).toMatchObject({
      price: RENEWED.quarterFen,
      discount: 50_000,
      payable: RENEWED.quarterFen - 50_000,
      coupon_valid: true,
    })
    expect(Math.abs(response.expire_at - Date.now() - 30 * 60_000)).toBeLessThan(60_000)
    expect(await statusOf(user_coupon_id)).toBe(2)
  })

  test('without a coupon costs what it costs', async () => {
    const { response } = await renew(gateway, await signIn(gateway))
    expect(response).toMatchObject({ discount: 0, payable: RENEWED.quarterFen, coupon_valid: false })
  })

  test('is the same one while it waits, with the coupon that it has, whichever is named then', async () => {
    const visitor = await signIn(gateway)
    const first = await coupon(visitor)
    const other = await coupon(visitor, 'large')
    const made = (await renew(gateway, visitor, { user_coupon_id: first })).response
    expect((await renew(gateway, visitor, { user_coupon_id: first })).response).toEqual(made)
    expect((await renew(gateway, visitor, { user_coupon_id: other })).response).toEqual({
      ...made,
      coupon_valid: false,
    })
    expect(await statusOf(other)).toBe(1)
  })

  test.each([
    ['of somebody else', async () => coupon(await signIn(gateway))],
    ['that has expired', (visitor: SignedIn) => coupon(visitor, 'half', `now() - interval '1 second'`)],
    ['that there is none of', async () => 999_999],
  ])('with a coupon %s is refused, and nothing is stored', async (_what, find) => {
    const visitor = await signIn(gateway)
    expect((await renew(gateway, visitor, { user_coupon_id: await find(visitor) })).code).toBe(400_032)
    expect(await rows('SELECT pid FROM shop_order WHERE uid = $1', [visitor.uid])).toEqual([])
  })

  test('of who has agreed to nothing is refused', async () => {
    const { code, msg } = await renew(gateway, await signIn(gateway), { consent: 0 })
    expect([code, msg]).toEqual([400_026, '请先阅读并同意服务协议'])
  })

  test('of what runs for longer than a month is refused', async () => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, 45)
    expect((await renew(gateway, visitor)).code).toBe(400_041)
  })

  test('of what asks for a risk test wants one first, as every order does', async () => {
    const wanted = { shop_product_id: RENEWED.advice, sku_id: RENEWED.adviceYear }
    expect((await renew(gateway, await signIn(gateway), wanted)).code).toBe(400_042)
  })

  test('frees its coupon when it is closed, for the next one', async () => {
    const visitor = await signIn(gateway)
    const user_coupon_id = await coupon(visitor)
    const { response } = await renew(gateway, visitor, { user_coupon_id })
    await rows(
      `UPDATE shop_order SET created_at = created_at - interval '1 hour', expire_at = expire_at - interval '1 hour' WHERE pid = $1`,
      [response.pid],
    )
    const next = (await renew(gateway, visitor, { user_coupon_id })).response
    expect(next).toMatchObject({ coupon_valid: true, discount: 50_000 })
    expect(next.pid).not.toBe(response.pid)
  })

  test('that many taps want at once in two processes is one order, and all are told the same', async () => {
    await using twin = await startTwin(gateway)
    const visitor = await signIn(gateway)
    const user_coupon_id = await coupon(visitor)
    const replies = await race(AT_ONCE, (index) =>
      renew(index % 2 ? gateway : twin, visitor, { user_coupon_id }),
    )
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([1]))
    expect(new Set(replies.map(({ response }) => JSON.stringify(response))).size).toBe(1)
    expect(await rows('SELECT pid FROM shop_order WHERE uid = $1', [visitor.uid])).toHaveLength(1)
  })
})
