import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { importLines } from '../testing/import-lines'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { giveCoupon } from './give-coupon'
import { addBatch, addCoupon } from './testing/batches'

const DAY_MS = 86_400_000
const EVERYBODY = { rule_id: 'everybody', name: '所有人', expression: { all: [] } }
const NOBODY = { rule_id: 'nobody', name: '没有人', expression: { any: [] } }

interface Fit {
  coupon_id: string
  discount: number
  why: string | null
}

let gateway: TestGateway
let visitor: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
  visitor = await signIn(gateway)
  await importLines(gateway, 'rules', [EVERYBODY, NOBODY])
  await importLines(gateway, 'products', [{ shop_product_id: 1191, name: '大盘指数研究', risk_level: 'R3' }])
  await importLines(gateway, 'skus', [{ sku_id: 1, shop_product_id: 1191, name: '一年', price: '1980' }])
  await importLines(gateway, 'sale-pages', [{ page_id: 1, shop_product_id: 1191, title: '大盘指数研究' }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const give = (coupon_id: string, who = visitor) => call(gateway, 'couponGive', { coupon_id }, who)
const check = async (coupon_id: string, who = visitor) =>
  (await call(gateway, 'couponCheck', { coupon_id }, who)).response

describe('a coupon', () => {
  test('is given once; the same again is refused with the coupon that they have, and nothing is taken', async () => {
    await addBatch(gateway, 'once')
    const first = await call(gateway, 'couponGive', { coupon_id: 'once', page_code: 'course' }, visitor)
    expect(first).toMatchObject({ code: 1, response: { amount: 5_000 } })
    const until = first.response.expire_at - Date.now()
    expect(Math.round(until / DAY_MS)).toBe(30)
    expect(await give('once')).toEqual({
      status: 200,
      code: 400_030,
      msg: '优惠券已领取',
      response: first.response,
    })
    expect(await rows(`SELECT stock, issued, revision FROM coupon_batch WHERE coupon_id = 'once'`)).toEqual([
      { stock: 9, issued: 1, revision: 1 },
    ])
    expect(await rows(`SELECT seq, page_code, status FROM user_coupon WHERE coupon_id = 'once'`)).toEqual([
      { seq: 1, page_code: 'course', status: 1 },
    ])
  })

  test('is given as often as its batch says, and no more', async () => {
    await addBatch(gateway, 'twice', { per_user: 2 })
    const [first, second, third] = [await give('twice'), await give('twice'), await give('twice')]
    expect([first.code, second.code, third.code]).toEqual([1, 1, 400_030])
    expect(second.response.user_coupon_id).not.toBe(first.response.user_coupon_id)
    expect(third.response).toEqual(second.response)
  })

  test('of a rate is worth its ceiling at most', async () => {
    await addBatch(gateway, 'rate', { kind: 'rate', amount: null, rate: 20, ceiling: 30_000 })
    expect((await give('rate')).response.amount).toBe(30_000)
  })

  test('that is used until a moment expires at it', async () => {
    await addBatch(gateway, 'until', { moments: { use_to: `'2099-01-01T00:00:00Z'` } })
    expect((await give('until')).response.expire_at).toBe(Date.UTC(2099, 0, 1))
  })

  test('of a rule is for those who fulfil it', async () => {
    await addBatch(gateway, 'for-all', { rule_id: 'everybody' })
    await addBatch(gateway, 'for-none', { rule_id: 'nobody' })
    expect((await give('for-all')).code).toBe(1)
    expect((await give('for-none')).code).toBe(400_014)
  })

  test.each<[what: string, batch: Parameters<typeof addBatch>[2], code: number]>([
    ['with nothing left', { stock: 0 }, 400_031],
    ['that is closed', { is_open: false }, 400_032],
    ['whose time has not come', { moments: { receive_from: `now() + interval '1 minute'` } }, 400_032],
    ['whose time is over', { moments: { receive_to: 'now()' } }, 400_032],
    ['that could be used no more', { moments: { use_to: `now() - interval '1 second'` } }, 400_032],
  ])('of a batch %s is refused, and nothing is stored', async (what, batch, code) => {
    const id = `refused-${code}-${[...what].length}`
    await addBatch(gateway, id, batch)
    expect(await give(id)).toMatchObject({ code, response: null })
    expect(await check(id)).toMatchObject({ can_receive: 0, is_received: 0 })
    expect(await rows('SELECT issued FROM coupon_batch WHERE coupon_id = $1', [id])).toEqual([{ issued: 0 }])
  })

  test('that there is none of is refused, to be looked at as well', async () => {
    expect((await give('none')).code).toBe(400_032)
    expect((await call(gateway, 'couponCheck', { coupon_id: 'none' }, visitor)).code).toBe(400_032)
  })

  test('goes by the clock of the database, however wrong that of the process is', async () => {
    await addBatch(gateway, 'clock', { moments: { receive_to: `now() + interval '1 hour'` } })
    await addBatch(gateway, 'clock-over', { moments: { receive_to: `now() - interval '1 hour'` } })
    const tools = { ...gateway.ctx, conditions: {} }
    for (const [at, coupon_id] of [
      ['2099-01-01', 'clock'],
      ['1999-01-01', 'clock-over'],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at) })
      const given = giveCoupon(tools, { coupon_id }, visitor.uid)
      if (coupon_id === 'clock') await expect(given).resolves.toMatchObject({ amount: 5_000 })
      else await expect(given).rejects.toThrow('优惠券不可用或已过期')
      vi.useRealTimers()
    }
  })
})

/** What the batches of these tests take off, as pages say it. */
const WORTH = { title: '满减券', kind: 'amount', amount: 5_000, rate: null, threshold: 0 }

describe('a check', () => {
  test('says whether it can be had, how many are left and, when it was, until when it is good', async () => {
    await addBatch(gateway, 'checked')
    const other = await signIn(gateway)
    expect(await check('checked')).toEqual({
      can_receive: 1,
      is_received: 0,
      stock: 10,
      reason: '',
      user_coupon_id: null,
      expire_at: null,
      ...WORTH,
    })
    const { response } = await give('checked')
    expect(await check('checked')).toEqual({
      can_receive: 0,
      is_received: 1,
      stock: 9,
      reason: '优惠券已领取',
      user_coupon_id: response.user_coupon_id,
      expire_at: response.expire_at,
      ...WORTH,
    })
    expect(await check('checked', other)).toMatchObject({ can_receive: 1, is_received: 0 })
  })
})

describe('the campaign’s coupon', () => {
  const state = () => call(gateway, 'coupon202409IsReceived', {}, visitor)
  const receive = () => call(gateway, 'coupon202409Receive', {}, visitor)
  const setWindow = (from: string, to: string) =>
    rows(
      `UPDATE coupon_batch SET receive_from = ${from}, receive_to = ${to} WHERE coupon_id = 'coupon202409'`,
    )

  test('is given while its campaign runs, once', async () => {
    expect([(await state()).code, (await receive()).code]).toEqual([400_010, 400_010])
    await addBatch(gateway, 'coupon202409', { moments: { receive_from: `now() + interval '1 day'` } })
    expect([(await state()).code, (await receive()).code]).toEqual([400_011, 400_011])
    await setWindow('null', `now() + interval '1 day'`)
    expect((await state()).response).toEqual({
      is_received: 0,
      received_at: null,
      expire_at: null,
      stock: 10,
      ...WORTH,
    })
    const { response } = await receive()
    expect(await receive()).toMatchObject({ code: 400_030, response })
    expect((await state()).response).toMatchObject({
      is_received: 1,
      expire_at: response.expire_at,
      stock: 9,
    })
    await setWindow('null', 'now()')
    expect((await state()).code).toBe(400_012)
    const late = await call(gateway, 'coupon202409Receive', {}, await signIn(gateway))
    expect(late.code).toBe(400_012)
  })
})

describe('somebody’s coupons', () => {
  const own = (who: SignedIn, more = {}) => call(gateway, 'myCoupons', more, who)

  test('are theirs alone; the one that expires soonest is first, and expired ones are last', async () => {
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    for (const id of ['own-late', 'own-soon', 'own-over', 'own-other']) await addBatch(gateway, id)
    await addCoupon(gateway, { coupon_id: 'own-late', uid: ann.uid, expires: `now() + interval '9 days'` })
    await addCoupon(gateway, { coupon_id: 'own-over', uid: ann.uid, expires: 'now()' })
    await addCoupon(gateway, { coupon_id: 'own-soon', uid: ann.uid })
    await addCoupon(gateway, { coupon_id: 'own-other', uid: ben.uid })
    const { response } = await own(ann)
    expect(
      response.list.map(({ coupon_id, state }: { coupon_id: string; state: number }) => [coupon_id, state]),
    ).toEqual([
      ['own-soon', 1],
      ['own-late', 1],
      ['own-over', 4],
    ])
    expect(response).toMatchObject({ total: 3, page: 1, page_size: 10 })
    expect((await own(ann, { state: 4 })).response).toMatchObject({ total: 1, list: [{ state: 4 }] })
    expect((await own(ann, { page: 2, page_size: 2 })).response.list).toMatchObject([{ state: 4 }])
  })

  test('say what they are for, as it is called now', async () => {
    const who = await signIn(gateway)
    await addBatch(gateway, 'own-one', { products: [1191, 7] })
    await addBatch(gateway, 'own-all')
    await addCoupon(gateway, { coupon_id: 'own-one', uid: who.uid })
    await addCoupon(gateway, { coupon_id: 'own-all', uid: who.uid, expires: `now() + interval '40 days'` })
    expect((await own(who)).response.list).toMatchObject([
      { products: [1191, 7], product_names: ['大盘指数研究'] },
      { products: [], product_names: [] },
    ])
  })

  test('for a sku: the best first with what it takes off, then why others do not fit', async () => {
    const who = await signIn(gateway)
    const batches: Record<string, Parameters<typeof addBatch>[2]> = {
      small: {},
      best: { kind: 'rate', amount: null, rate: 20, ceiling: 30_000 },
      dear: { threshold: 200_000 },
      other: { products: [7] },
      early: { moments: { use_from: `now() + interval '1 day'` } },
    }
    for (const [id, batch] of Object.entries(batches)) {
      await addBatch(gateway, `fit-${id}`, batch)
      await addCoupon(gateway, { coupon_id: `fit-${id}`, uid: who.uid })
    }
    await addBatch(gateway, 'fit-over')
    await addCoupon(gateway, { coupon_id: 'fit-over', uid: who.uid, expires: 'now()' })
    const { response } = await call(gateway, 'usableCoupons', { shop_product_id: 1191 }, who)
    expect(response.price).toBe(198_000)
    expect(response.list.map(({ coupon_id, discount, why }: Fit) => [coupon_id, discount, why])).toEqual([
      ['fit-best', 30_000, null],
      ['fit-small', 5_000, null],
      ['fit-dear', 0, 'threshold'],
      ['fit-other', 0, 'product'],
      ['fit-early', 0, 'early'],
    ])
    expect((await call(gateway, 'usableCoupons', { shop_product_id: 5 }, who)).code).toBe(400_040)
  })
})

describe('the database', () => {
  test.each([
    [
      'a stock below none',
      `UPDATE coupon_batch SET stock = -1 WHERE coupon_id = 'held'`,
      'coupon_batch_stock',
    ],
    [
      'an amount with a rate',
      `UPDATE coupon_batch SET rate = 20, ceiling = 100 WHERE coupon_id = 'held'`,
      'coupon_batch_worth',
    ],
    [
      'a rate without a ceiling',
      `UPDATE coupon_batch SET kind = 'rate', amount = null, rate = 20 WHERE coupon_id = 'held'`,
      'coupon_batch_worth',
    ],
    ['no end', `UPDATE coupon_batch SET use_days = null WHERE coupon_id = 'held'`, 'coupon_batch_until'],
    [
      'more for one person than the batch says',
      `INSERT INTO user_coupon (coupon_id, uid, seq, expire_at) SELECT 'held', min(softuser_id), 2, now() FROM softuser`,
      'user_coupon_per_user',
    ],
    [
      'a used coupon without its moment',
      `INSERT INTO user_coupon (coupon_id, uid, seq, expire_at, status) SELECT 'held', min(softuser_id), 1, now(), 3 FROM softuser`,
      'user_coupon_status',
    ],
    [
      'other terms once one is out',
      `UPDATE coupon_batch SET amount = 1 WHERE issued > 0`,
      'coupon_batch_fixed',
    ],
  ])('refuses %s', async (_what, statement, constraint) => {
    await rows(
      `INSERT INTO coupon_batch (coupon_id, title, kind, amount, use_days, stock)
       VALUES ('held', '券', 'amount', 100, 1, 1) ON CONFLICT DO NOTHING`,
    )
    await expect(rows(statement)).rejects.toMatchObject({ constraint })
  })
})
