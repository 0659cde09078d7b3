import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { AT_ONCE, race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { hashCode } from '../code-text'
import { addCoupon } from '../testing/batches'

let gateway: TestGateway
let operator: SignedInMember
let finance: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'], name: '运营' })
  finance = await signInMember(gateway, { roles: ['finance'] })
  await importLines(gateway, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
  await importLines(gateway, 'products', [{ shop_product_id: 1191, name: '大盘指数研究', risk_level: 'R3' }])
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: operator }))
const logOf = (coupon_id: string) =>
  rows('SELECT action, before, after FROM audit_log WHERE subject = $1 ORDER BY seq', [`coupon:${coupon_id}`])

const BATCH = {
  title: '满减券',
  kind: 'amount' as const,
  amount: 5_000,
  rate: null,
  ceiling: null,
  threshold: 0,
  products: [],
  receive_from: null,
  receive_to: null,
  use_from: null,
  use_to: null,
  use_days: 30,
  total: 10,
  per_user: 1,
  rule_id: null,
  is_open: true,
}
const create = (coupon_id: string, more: object = {}) =>
  does('couponBatchCreate', { ...BATCH, ...more, coupon_id })
const change = (coupon_id: string, more: object = {}, base_revision = 1) =>
  does('couponBatchChange', { ...BATCH, ...more, coupon_id, base_revision })
const detail = async (coupon_id: string) => (await does('couponBatchDetail', { coupon_id })).response

describe('a batch', () => {
  test('is made, stands in the list and in the log, and names its products and its rule', async () => {
    const made = await create('made', { products: [1191, 1191], rule_id: 'everybody' })
    expect(made.response).toEqual({ coupon_id: 'made' })
    expect(await detail('made')).toMatchObject({
      batch: { state: 'on', total: 10, stock: 10, taken: 0, is_fixed: false, products: [1191], revision: 1 },
      product_names: ['大盘指数研究'],
      rule_name: '所有人',
    })
    expect(await logOf('made')).toMatchObject([{ action: 'coupon.create', after: { total: 10 } }])
    for (const q of ['MADE', '满减'])
      expect((await does('couponBatchList', { q }, finance)).response.list).toHaveLength(1)
    for (const q of ['%', '没有']) expect((await does('couponBatchList', { q })).response.list).toEqual([])
    expect((await does('ruleNames', {})).response.list).toEqual([{ rule_id: 'everybody', name: '所有人' }])
    expect((await create('made')).code).toBe(409_002)
  })

  test.each<[what: string, more: object, said: RegExp]>([
    ['an amount and a rate', { rate: 20, ceiling: 100 }, /只填一种/],
    ['no worth', { amount: null }, /金额券填面额/],
    ['a rate without a ceiling', { kind: 'rate', amount: null, rate: 20 }, /最高减免/],
    ['two ends', { use_to: '2099-01-01T00:00:00Z' }, /使用期限/],
    ['no end', { use_days: null }, /使用期限/],
    [
      'a window that ends before it begins',
      { receive_from: '2027-01-02T00:00:00Z', receive_to: '2027-01-01T00:00:00Z' },
      /领取结束时间/,
    ],
    ['a product that there is none of', { products: [1191, 7] }, /没有商品 7/],
    ['a rule that there is none of', { rule_id: 'none' }, /没有这条人群规则/],
  ])('with %s is refused in words, and not stored', async (_what, more, said) => {
    const { status, msg } = await create('refused', more)
    expect([status, msg]).toEqual([400, expect.stringMatching(said)])
    expect((await does('couponBatchDetail', { coupon_id: 'refused' })).status).toBe(404)
    expect(await logOf('refused')).toEqual([])
  })

  test('changes while none is out; the log says what was different', async () => {
    await create('changed')
    expect((await change('changed', { amount: 8_000, total: 20 })).response).toEqual({ revision: 2 })
    expect(await logOf('changed')).toMatchObject([
      {},
      { action: 'coupon.change', before: { amount: 5_000, total: 10 }, after: { amount: 8_000, total: 20 } },
    ])
    expect((await change('changed', { amount: 9_000 })).code).toBe(409_001)
    expect((await change('changed', { amount: 8_000, total: 20 }, 2)).response).toEqual({ revision: 2 })
    expect(await logOf('changed')).toHaveLength(2)
    expect((await change('none')).status).toBe(404)
  })

  test('keeps its terms once one is out; its stock, its window and whether it is open can be changed', async () => {
    await create('out')
    const visitor = await signIn(gateway)
    await call(gateway, 'couponGive', { coupon_id: 'out' }, visitor)
    for (const more of [
      { amount: 1 },
      { title: '别的' },
      { threshold: 1 },
      { products: [1191] },
      { use_days: 1 },
    ])
      expect((await change('out', more)).msg).toMatch(/已有券发出/)
    expect((await change('out', { total: 0 })).msg).toMatch(/不能少于已经发出/)
    expect((await change('out', { total: 1, is_open: false, per_user: 2 })).response).toEqual({ revision: 2 })
    expect((await detail('out')).batch).toMatchObject({
      state: 'off',
      total: 1,
      stock: 0,
      taken: 1,
      is_fixed: true,
    })
    expect((await change('out', { total: 1, per_user: 2 }, 2)).response).toEqual({ revision: 3 })
    expect((await detail('out')).batch).toMatchObject({ state: 'gone' })
  })

  test('is closed though its moments are stored finer than they are told', async () => {
    await create('fine', { use_days: null, use_to: '2099-01-01T00:00:00Z' })
    await rows(
      `UPDATE coupon_batch SET use_to = use_to + interval '7 microseconds', issued = 1 WHERE coupon_id = 'fine'`,
    )
    const { use_to } = (await detail('fine')).batch
    const closed = await change('fine', { use_days: null, use_to, total: 11, is_open: false })
    expect(closed.response).toEqual({ revision: 2 })
  })

  test('is counted by what has become of its coupons at this moment', async () => {
    await create('counted', { total: 100 })
    const people = await Promise.all(Array.from({ length: 5 }, () => signIn(gateway)))
    for (const { uid } of people) await addCoupon(gateway, { coupon_id: 'counted', uid })
    const [first, second, third] = people
    await rows(`UPDATE user_coupon SET status = 2 WHERE coupon_id = 'counted' AND uid = $1`, [first?.uid])
    await rows(
      `UPDATE user_coupon SET status = 3, used_at = now() WHERE coupon_id = 'counted' AND uid = $1`,
      [second?.uid],
    )
    await rows(`UPDATE user_coupon SET expire_at = now() WHERE coupon_id = 'counted' AND uid = $1`, [
      third?.uid,
    ])
    expect((await detail('counted')).batch).toMatchObject({
      taken: 5,
      unused: 2,
      locked: 1,
      used: 1,
      expired: 1,
    })
    const { response } = await does('couponHolders', { coupon_id: 'counted', state: 'expired' }, finance)
    expect(response.list).toMatchObject([{ uid: third?.uid, seq: 1, is_of_code: false }])
    expect(response.list[0].handset).toMatch(/^139\*{4}\d{4}$/)
    const parts = await does('couponHolders', { coupon_id: 'counted', limit: 3 })
    const rest = await does('couponHolders', { coupon_id: 'counted', limit: 3, after: parts.response.next })
    const uids = [...parts.response.list, ...rest.response.list].map(({ uid }: { uid: number }) => uid)
    expect(uids).toEqual(people.map(({ uid }) => uid).reverse())
    expect(rest.response.next).toBeNull()
  })

  test('comes in parts, the newest first', async () => {
    const first = await does('couponBatchList', { limit: 1 })
    const second = await does('couponBatchList', { limit: 1, after: first.response.next })
    expect(first.response.list[0].coupon_id).toBe('counted')
    expect(second.response.list[0].coupon_id).not.toBe('counted')
  })
})

describe('codes for paper', () => {
  const makeCodes = (payload: object, member = operator) =>
    gateway.app.inject({
      method: 'POST',
      url: '/studio-api/coupons/codes',
      headers: member.headers,
      payload: { format: 'csv', reason: '线下活动', ...payload },
    })

  test('come out of the stock, are answered once, stored as hashes, and stand in the log by their number', async () => {
    await create('paper', { total: 1_200 })
    const reply = await makeCodes({ coupon_id: 'paper', count: 1_100 })
    const [head, ...lines] = reply.body.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('序号,券码,优惠券')
    expect(lines).toHaveLength(1_100)
    const codes = lines.map((line) => line.split(',')[1] ?? '')
    expect(new Set(codes).size).toBe(1_100)
    const [stored] = await rows('SELECT * FROM coupon_code WHERE code_hash = $1', [
      hashCode(gateway.ctx.config, codes[1_099] ?? ''),
    ])
    expect(stored).toMatchObject({ coupon_id: 'paper', user_coupon_id: null })
    expect((await detail('paper')).batch).toMatchObject({
      stock: 100,
      total: 1_200,
      taken: 0,
      codes: 1_100,
      codes_redeemed: 0,
      is_fixed: true,
    })
    const log = await logOf('paper')
    expect(log[1]).toEqual({
      action: 'coupon.codes',
      before: null,
      after: { count: 1_100, format: 'csv', reason: '线下活动' },
    })
    expect((await call(gateway, 'couponRedeem', { code: codes[0] ?? '' }, await signIn(gateway))).code).toBe(
      1,
    )
    expect((await detail('paper')).batch).toMatchObject({ stock: 100, taken: 1, codes_redeemed: 1 })
  })

  test('are not made where the stock is short, or nobody may; nothing is stored then', async () => {
    await create('short', { total: 5 })
    expect((await makeCodes({ coupon_id: 'short', count: 6 })).json().msg).toMatch(/剩余库存不够/)
    expect((await makeCodes({ coupon_id: 'none', count: 1 })).statusCode).toBe(404)
    expect((await makeCodes({ coupon_id: 'short', count: 1 }, finance)).statusCode).toBe(403)
    expect((await makeCodes({ coupon_id: 'short', count: 10_001 })).statusCode).toBe(400)
    expect((await detail('short')).batch).toMatchObject({ stock: 5, codes: 0 })
  })

  test('and taps share one stock, however many come at once', async () => {
    await create('shared', { total: 25 })
    const visitors = await Promise.all(Array.from({ length: AT_ONCE }, () => signIn(gateway)))
    const replies = await race(2 * AT_ONCE, async (index) => {
      if (index % 2) return (await makeCodes({ coupon_id: 'shared', count: 4 })).statusCode
      return (await call(gateway, 'couponGive', { coupon_id: 'shared' }, visitors[index / 2])).code
    })
    const { batch } = await detail('shared')
    expect(batch.codes).toBe(4 * replies.filter((code) => code === 200).length)
    expect(batch.taken).toBe(replies.filter((code) => code === 1).length)
    expect(batch.stock).toBe(25 - batch.codes - batch.taken)
  })
})
