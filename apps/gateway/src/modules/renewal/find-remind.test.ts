import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBatch, addCoupon } from '../coupons/testing/batches'
import { AT_ONCE, meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { grant, renew, sellRenewals } from './testing/renewable'

const SELLS = 'renews'
const OTHER = 'sells-too'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await sellRenewals(gateway)
  for (const code of [SELLS, OTHER]) {
    await gateway.publish(
      JSON.stringify({
        code,
        title: '续费',
        page_schema: [
          { name: 'payButton', value: { mark: 'dxw' } },
          { name: 'footer', value: { show: true, show3: true, fxts: true } },
        ],
      }),
    )
  }
  await addBatch(gateway, 'large', { title: '老客户券', amount: 80_000 })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
const NOTHING = {
  need_remind: false,
  type: null,
  title: null,
  content: null,
  button_text: null,
  target: null,
}
const remind = async (visitor: SignedIn, page_code = SELLS, at: Pick<TestGateway, 'app'> = gateway) =>
  (await call(at, 'jumpRemindFind', { page_code }, visitor)).response
/** As if it had been yesterday. */
const nextDay = ({ uid }: SignedIn) => rows('UPDATE jump_remind SET day = day - 1 WHERE uid = $1', [uid])

describe('a reminder', () => {
  test('is nothing where nothing waits, however often it is asked', async () => {
    const visitor = await signIn(gateway)
    expect(await remind(visitor)).toEqual(NOTHING)
    expect(await rows('SELECT FROM jump_remind WHERE uid = $1', [visitor.uid])).toEqual([])
  })

  test('is of an order that waits first, and leads to its payment', async () => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, 12)
    const { pid } = (await renew(gateway, visitor)).response
    expect(await remind(visitor)).toEqual({
      need_remind: true,
      type: 'unpaid',
      title: '您有一笔订单等待支付',
      content: '短线王 一季，应付 ¥2980.00，30 分钟后自动关闭',
      button_text: '去支付',
      target: { action: { type: 1, pageName: 'orderPay', pageParam: `pid=${pid}` } },
    })
  })

  test('is of what ends within a month, and leads to where it was bought', async () => {
    const visitor = await signIn(gateway)
    await grant(gateway, visitor, 12, { page_code: SELLS })
    // The course's page sells something else.
    expect(await remind(visitor, 'course')).toEqual(NOTHING)
    // That page says so itself.
    expect(await remind(visitor)).toEqual(NOTHING)
    expect(await remind(visitor, OTHER)).toMatchObject({
      type: 'expiring',
      content: expect.stringMatching(/^短线王将于 \d{4}-\d{2}-\d{2} 到期，还有 12 天；到期不会自动扣费$/),
      target: { action: { type: 7, atext: `/h5-page/h5/${SELLS}` } },
    })
  })

  test('is of the best coupon for what the page sells, last', async () => {
    const visitor = await signIn(gateway)
    await addCoupon(gateway, { coupon_id: 'large', uid: visitor.uid })
    expect(await remind(visitor)).toMatchObject({
      type: 'coupon',
      content: expect.stringMatching(/^“老客户券”本次可减 ¥800\.00，/),
      target: { action: { type: 1, pageName: 'coupons' } },
    })
  })

  test('comes once a day, whatever page asks, and again the next day', async () => {
    const visitor = await signIn(gateway)
    await renew(gateway, visitor)
    expect(await remind(visitor)).toMatchObject({ type: 'unpaid' })
    expect(await remind(visitor)).toEqual(NOTHING)
    expect(await remind(visitor, 'nobody-knows')).toEqual(NOTHING)
    await nextDay(visitor)
    expect(await remind(visitor)).toMatchObject({ type: 'unpaid' })
  })

  test('is of anything on a page that sells nothing', async () => {
    const visitor = await signIn(gateway)
    await renew(gateway, visitor)
    expect(await remind(visitor, 'nobody-knows')).toMatchObject({ type: 'unpaid' })
  })
})

/** How many of those who ask at once, in two processes, are told to remind. */
async function reminded(
  by: (at: Pick<TestGateway, 'app'>, visitor: SignedIn) => Promise<boolean>,
): Promise<number> {
  await using twin = await startTwin(gateway)
  const visitor = await signIn(gateway)
  await renew(gateway, visitor)
  const told = await race(AT_ONCE, (index) => by(index % 2 ? gateway : twin, visitor))
  return told.filter(Boolean).length
}

test('of two pages that ask at once, one reminds', async () => {
  expect(await reminded(async (at, visitor) => (await remind(visitor, SELLS, at)).need_remind)).toBe(1)
})

test('by looking first and writing afterwards, more than one would', async () => {
  await rows('CREATE TABLE remind_without_key (uid bigint)')
  const meet = meetingOf(AT_ONCE)
  const careless = async (_at: unknown, { uid }: SignedIn) => {
    const seen = await rows('SELECT FROM remind_without_key WHERE uid = $1', [uid])
    await meet()
    if (seen.length === 0) await rows('INSERT INTO remind_without_key VALUES ($1)', [uid])
    return seen.length === 0
  }
  expect(await reminded(careless)).toBe(AT_ONCE)
})
