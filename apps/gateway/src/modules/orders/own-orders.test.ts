import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { askRefund } from './refunds/ask-refund'
import { decideRefund } from './refunds/decide-refund'
import { beginToPay, deliver, payAt } from './testing/paying'
import { openShop, SHOP } from './testing/shop'

const SELLS = 'sells-again'
const AGAIN = `/h5-page/h5/${SELLS}`
const [ASKS, RELEASES] = [{ member: 1 }, { member: 2 }]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
  await gateway.publish(
    JSON.stringify({
      code: SELLS,
      title: '课程',
      page_schema: [{ name: 'footer', value: { show: true, fxts: true } }],
    }),
  )
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const own = async (visitor: SignedIn, fields: { page?: string; page_size?: string } = {}) =>
  (await call(gateway, 'myOrders', fields as never, visitor)).response
const receipt = (visitor: SignedIn, pid: string) => call(gateway, 'orderReceipt', { pid }, visitor)

async function paidOrder({ visitor, input = {} as Record<string, unknown> }: PaidOrder = {}) {
  const by = visitor ?? (await signIn(gateway))
  const begun = await beginToPay(gateway, by, {
    channel: 'alipay_wap',
    input: { mark: SHOP.mark, page_code: SELLS, ...input },
  })
  await deliver(gateway, (await payAt(gateway, begun))())
  return { visitor: by, pid: begun.pid }
}
interface PaidOrder {
  visitor?: SignedIn
  input?: Record<string, unknown>
}

/** Refunds an order, in full or so many fen of it. */
async function sendBack(pid: string, amount?: number): Promise<void> {
  const { out_refund_no } = await askRefund(gateway.ctx.db, { pid, amount, reason: '协商退款' }, ASKS)
  await gateway.ctx.db.orm.transaction((tx) =>
    decideRefund(gateway.ctx, tx, { out_refund_no, decision: 'released', ...RELEASES }),
  )
  await gateway.runJobs()
}

describe('one’s own orders', () => {
  test('come the newest first, in parts, with the clock by which they run out', async () => {
    const visitor = await signIn(gateway)
    const month = await beginToPay(gateway, visitor)
    const year = await beginToPay(gateway, visitor, { input: { mark: SHOP.mark, sku_id: SHOP.year } })
    const before = Date.now()
    const first = await own(visitor, { page_size: '1' })
    expect(first).toMatchObject({ total: 2, page: 1, list: [{ pid: year.pid, status: 0, refunded: 0 }] })
    expect(Math.abs(first.now - before)).toBeLessThan(5_000)
    expect(first.list[0].expire_at - first.now).toBeGreaterThan(29 * 60_000)
    expect((await own(visitor, { page: '2', page_size: '1' })).list).toMatchObject([{ pid: month.pid }])
    expect((await own(visitor, { page: '3', page_size: '1' })).list).toEqual([])
  })

  test('say how much went back, and who wanted it', async () => {
    const { visitor, pid } = await paidOrder()
    await sendBack(pid, 9_800)
    expect((await own(visitor)).list).toMatchObject([
      { status: 1, refund: 'refunded', refund_kind: 'operator', refunded: 9_800 },
    ])
  })

  test('tell the refund that was asked for, and not that of money that came twice', async () => {
    const visitor = await signIn(gateway)
    const first = await beginToPay(gateway, visitor, { channel: 'alipay_wap' })
    const prepaid = await call(gateway, 'prepay', { pid: first.pid, channel: 'wx_native' }, visitor)
    expect(prepaid.code).toBe(1)
    await deliver(gateway, (await payAt(gateway, first))())
    const second = { supplier: 'wechat', outTradeNo: `${first.pid}T02` } as const
    await deliver(gateway, (await payAt(gateway, second))())
    expect((await own(visitor)).list).toMatchObject([
      { status: 1, refund: 'asked', refund_kind: 'twice', refunded: 0 },
    ])
    await askRefund(gateway.ctx.db, { pid: first.pid, reason: '不需要了' }, visitor)
    expect((await own(visitor)).list).toMatchObject([{ refund: 'asked', refund_kind: 'visitor' }])
  })
})

describe('where it can be bought again', () => {
  const againOf = async (visitor: SignedIn) =>
    (await own(visitor)).list.map(({ again }: { again: unknown }) => again)

  test('is the page that it was ordered on, while what it gave ends soon', async () => {
    const { visitor, pid } = await paidOrder({ input: { sku_id: SHOP.year } })
    expect(await againOf(visitor)).toEqual([null])
    await rows(`UPDATE entitlement_grant SET ends_at = now() + interval '20 days' WHERE pid = $1`, [pid])
    expect(await againOf(visitor)).toEqual([AGAIN])
  })

  test('is none for an order that waits to be paid, and is there when it was closed', async () => {
    const visitor = await signIn(gateway)
    const { pid } = await beginToPay(gateway, visitor, { input: { mark: SHOP.mark, page_code: SELLS } })
    expect(await againOf(visitor)).toEqual([null])
    await rows(`UPDATE shop_order SET status = 2, ended_at = now() WHERE pid = $1`, [pid])
    expect(await againOf(visitor)).toEqual([AGAIN])
  })

  test('is none where it is not sold any more, and none where it was ordered on no page of ours', async () => {
    const { visitor, pid } = await paidOrder()
    await sendBack(pid)
    expect(await againOf(visitor)).toEqual([AGAIN])
    await rows('UPDATE sku SET on_sale = false WHERE sku_id = $1', [SHOP.month])
    expect(await againOf(visitor)).toEqual([null])
    await rows('UPDATE sku SET on_sale = true WHERE sku_id = $1', [SHOP.month])
    await rows('UPDATE shop_order SET page_code = null WHERE pid = $1', [pid])
    expect(await againOf(visitor)).toEqual([null])
  })

  test('is none where its page has gone', async () => {
    const { visitor, pid } = await paidOrder()
    await sendBack(pid)
    await rows(`UPDATE shop_order SET page_code = 'gone' WHERE pid = $1`, [pid])
    expect(await againOf(visitor)).toEqual([null])
  })
})

describe('a receipt', () => {
  test('says what was paid for what, when, how, and by whom it is', async () => {
    const { visitor, pid } = await paidOrder()
    const { response } = await receipt(visitor, pid)
    const [payment] = await rows('SELECT transaction_id, paid_at FROM payment WHERE pid = $1', [pid])
    const [grant] = await rows('SELECT begins_at, ends_at FROM entitlement_grant WHERE pid = $1', [pid])
    const { site } = await gateway.ctx.company.read()
    expect(response).toEqual({
      pid,
      name: '大盘指数研究 一个月',
      months: 1,
      begins_at: grant.begins_at.getTime(),
      ends_at: grant.ends_at.getTime(),
      revoked_at: null,
      amount: SHOP.monthFen,
      amount_capitals: '人民币壹佰玖拾捌元整',
      paid_at: payment.paid_at.getTime(),
      channel: 'alipay_wap',
      transaction_id: payment.transaction_id,
      refunds: [],
      is_refunded: false,
      company: site.company,
      license_no: site.license_no,
    })
  })

  test('says what has gone back, and when that was all of it', async () => {
    const { visitor, pid } = await paidOrder()
    await sendBack(pid, 9_800)
    const part = (await receipt(visitor, pid)).response
    expect(part).toMatchObject({ amount: SHOP.monthFen, is_refunded: false, refunds: [{ amount: 9_800 }] })
    await sendBack(pid)
    const all = (await receipt(visitor, pid)).response
    expect(all).toMatchObject({ is_refunded: true, refunds: [{ amount: 9_800 }, { amount: 10_000 }] })
    expect(all.revoked_at).toBeGreaterThanOrEqual(all.begins_at)
  })

  test('is none of what was not paid', async () => {
    const visitor = await signIn(gateway)
    const { pid } = await beginToPay(gateway, visitor)
    expect(await receipt(visitor, pid)).toMatchObject({ code: 400_058, msg: '订单尚未支付', response: null })
  })

  test('is none of money that came for a closed order', async () => {
    const visitor = await signIn(gateway)
    const begun = await beginToPay(gateway, visitor, { channel: 'alipay_wap' })
    await rows('UPDATE shop_order SET status = 2, ended_at = now() WHERE pid = $1', [begun.pid])
    await deliver(gateway, (await payAt(gateway, begun))())
    expect(await rows('SELECT kind FROM refund WHERE pid = $1', [begun.pid])).toEqual([{ kind: 'late' }])
    expect((await receipt(visitor, begun.pid)).code).toBe(400_058)
  })

  test('is nobody else’s: neither what it says nor whether there is one', async () => {
    const { pid } = await paidOrder()
    const other = await signIn(gateway)
    const missing = { code: 400_047, msg: '订单不存在', response: null }
    expect(await receipt(other, pid)).toMatchObject(missing)
    expect(await receipt(other, '9'.repeat(24))).toMatchObject(missing)
  })
})

test('whether one may be shown among those who have bought is known before it is said', async () => {
  const visitor = await signIn(gateway)
  const shown = async () => (await call(gateway, 'payerShown', {}, visitor)).response
  expect(await shown()).toEqual({ is_shown: 1 })
  await call(gateway, 'setPayerShown', { is_shown: 0 }, visitor)
  expect(await shown()).toEqual({ is_shown: 0 })
  await call(gateway, 'setPayerShown', { is_shown: 1 }, visitor)
  expect(await shown()).toEqual({ is_shown: 1 })
})
