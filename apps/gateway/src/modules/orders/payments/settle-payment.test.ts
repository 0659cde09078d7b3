import type { PaymentChannel } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NoticeFault } from '../../../integrations'
import { conversionsOf } from '../../testing/conversions-of'
import { race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { beginToPay, deliver, payAt } from '../testing/paying'
import { openShop, SHOP } from '../testing/shop'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const statusOf = async (pid: string) =>
  (await rows('SELECT status FROM shop_order WHERE pid = $1', [pid]))[0]?.status
const grantsOf = ({ uid }: SignedIn) =>
  rows('SELECT begins_at, ends_at FROM entitlement_grant WHERE uid = $1 ORDER BY begins_at', [uid])
const eventsOf = (outTradeNo: string) =>
  rows('SELECT heard_by, said, outcome FROM payment_event WHERE out_trade_no = $1 ORDER BY id', [outTradeNo])
const refundsOf = (pid: string) => rows('SELECT kind, state, amount FROM refund WHERE pid = $1', [pid])
const age = (pid: string) =>
  rows(`UPDATE shop_order SET expire_at = now() - interval '1 s' WHERE pid = $1`, [pid])
const dueNow = () => rows(`UPDATE pgboss.job SET start_after = now() WHERE state < 'active'`)

const CHANNELS: readonly PaymentChannel[] = ['wx_native', 'alipay_wap']

describe.each(CHANNELS)('a notice of a payment by %s', (channel) => {
  async function paid() {
    const visitor = await signIn(gateway)
    const begun = await beginToPay(gateway, visitor, { channel })
    return { visitor, ...begun, notice: await payAt(gateway, begun) }
  }

  test('pays the order and gives what it bought, from now for a month of the calendar', async () => {
    const { visitor, pid, notice, outTradeNo } = await paid()
    const reply = await deliver(gateway, notice())
    expect(reply.status).toBeLessThan(300)
    expect(await statusOf(pid)).toBe(1)
    const [grant] = await grantsOf(visitor)
    const days = (grant.ends_at - grant.begins_at) / 86_400_000
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
    expect(await eventsOf(outTradeNo)).toEqual([{ heard_by: 'notice', said: 'paid', outcome: 'paid' }])
    const bought = await call(gateway, 'findUserPayforProduct', { shop_product_id: SHOP.product }, visitor)
    expect(bought.response.is_pay).toBe(1)
  })

  test('is the same when it is sent again, and both are answered alike', async () => {
    const { visitor, pid, notice, outTradeNo } = await paid()
    const first = await deliver(gateway, notice())
    expect(await deliver(gateway, notice())).toEqual(first)
    expect(await statusOf(pid)).toBe(1)
    expect(await grantsOf(visitor)).toHaveLength(1)
    expect(await conversionsOf(gateway, visitor.uid)).toEqual(['order', 'payment'])
    expect((await eventsOf(outTradeNo)).map(({ outcome }) => outcome)).toEqual(['paid', 'repeat'])
  })

  test.each<NoticeFault>(['bad-sign', 'amount', 'stale', 'unknown-key', 'other-account'])(
    'that is wrong by its %s is refused, changes nothing and leaves a trace',
    async (fault) => {
      const { visitor, pid, notice } = await paid()
      const [{ count: before }] = await rows(`SELECT count(*) FROM payment_event WHERE outcome = 'refused'`)
      const reply = await deliver(gateway, notice(fault))
      expect([reply.status >= 400, reply.body]).not.toEqual([false, 'success'])
      expect(await statusOf(pid)).toBe(0)
      expect(await grantsOf(visitor)).toEqual([])
      expect(await rows('SELECT FROM payment WHERE pid = $1', [pid])).toEqual([])
      const [{ count: after }] = await rows(`SELECT count(*) FROM payment_event WHERE outcome = 'refused'`)
      expect(Number(after) - Number(before)).toBe(1)
    },
  )

  test('for an order that is closed makes money to be sent back, and opens nothing', async () => {
    const { visitor, pid, notice } = await paid()
    await rows('UPDATE shop_order SET status = 2, ended_at = now() WHERE pid = $1', [pid])
    expect((await deliver(gateway, notice())).status).toBeLessThan(300)
    expect(await statusOf(pid)).toBe(2)
    expect(await grantsOf(visitor)).toEqual([])
    expect(await refundsOf(pid)).toEqual([{ kind: 'late', state: 'asked', amount: SHOP.monthFen }])
  })

  test('that never comes is made good by asking, when the page asks', async () => {
    const { visitor, pid, outTradeNo } = await paid()
    const { response } = await call(gateway, 'payResult', { pid }, visitor)
    expect(response).toMatchObject({ pid, status: 1, payable: SHOP.monthFen })
    expect(response.paid_at).toEqual(expect.any(Number))
    expect(await eventsOf(outTradeNo)).toEqual([{ heard_by: 'query', said: 'paid', outcome: 'paid' }])
  })

  test('that never comes is made good by asking, when the order’s time is over', async () => {
    const { visitor, pid } = await paid()
    await age(pid)
    await dueNow()
    await gateway.runJobs()
    expect(await statusOf(pid)).toBe(1)
    expect(await grantsOf(visitor)).toHaveLength(1)
  })

  test('that comes as often as it likes, from two processes at once, gives once', async () => {
    await using twin = await startTwin(gateway)
    const { visitor, pid, notice } = await paid()
    const replies = await race(20, (index) => deliver(index % 2 ? gateway : twin, notice()))
    expect(new Set(replies.map(({ status }) => status)).size).toBe(1)
    expect(await statusOf(pid)).toBe(1)
    expect(await grantsOf(visitor)).toHaveLength(1)
    expect(await rows('SELECT amount FROM payment WHERE pid = $1', [pid])).toEqual([
      { amount: SHOP.monthFen },
    ])
  })
})

describe('an order', () => {
  test('that nobody has paid is closed, and its supplier takes no money for it any more', async () => {
    const visitor = await signIn(gateway)
    const begun = await beginToPay(gateway, visitor)
    await age(begun.pid)
    await dueNow()
    await gateway.runJobs()
    expect(await statusOf(begun.pid)).toBe(2)
    await expect(payAt(gateway, begun)).rejects.toThrow('took no payment')
  })

  test('that is paid by two channels is paid once; the other money is to be sent back', async () => {
    const visitor = await signIn(gateway)
    const first = await beginToPay(gateway, visitor)
    const second = { supplier: 'alipay' as const, outTradeNo: `${first.pid}T02` }
    await beginToPay(gateway, visitor, { channel: 'alipay_wap' })
    for (const one of [first, second]) await deliver(gateway, (await payAt(gateway, one))())
    expect(await statusOf(first.pid)).toBe(1)
    expect(await grantsOf(visitor)).toHaveLength(1)
    expect(await refundsOf(first.pid)).toEqual([{ kind: 'twice', state: 'asked', amount: SHOP.monthFen }])
  })

  test('for what runs already prolongs it, also when both are paid at once', async () => {
    const visitor = await signIn(gateway)
    const orders = await Promise.all(
      [SHOP.month, SHOP.year].map((sku_id) =>
        beginToPay(gateway, visitor, { input: { shop_product_id: SHOP.product, sku_id } }),
      ),
    )
    const notices = await Promise.all(orders.map((order) => payAt(gateway, order)))
    await Promise.all(notices.map((notice) => deliver(gateway, notice())))
    const [first, second] = await grantsOf(visitor)
    expect(second.begins_at).toEqual(first.ends_at)
  })

  test('of somebody else can be neither paid nor asked about', async () => {
    const { pid } = await beginToPay(gateway, await signIn(gateway))
    const other = await signIn(gateway)
    expect((await call(gateway, 'prepay', { pid, channel: 'wx_native' }, other)).code).toBe(400_047)
    expect((await call(gateway, 'payResult', { pid }, other)).code).toBe(400_047)
  })

  test('that is paid or closed is not paid again', async () => {
    const visitor = await signIn(gateway)
    const begun = await beginToPay(gateway, visitor)
    await deliver(gateway, (await payAt(gateway, begun))())
    const again = () => call(gateway, 'prepay', { pid: begun.pid, channel: 'wx_native' }, visitor)
    expect((await again()).code).toBe(400_045)
    const other = await signIn(gateway)
    const { pid } = await beginToPay(gateway, other)
    await age(pid)
    expect((await call(gateway, 'prepay', { pid, channel: 'wx_native' }, other)).code).toBe(400_046)
  })
})
