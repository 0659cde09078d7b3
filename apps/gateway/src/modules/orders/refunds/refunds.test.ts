import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { beginToPay, deliver, payAt } from '../testing/paying'
import { openShop, SHOP } from '../testing/shop'
import { askRefund } from './ask-refund'
import { decideRefund } from './decide-refund'
import { sumRefunded } from './refund-store'

/** Two members; the tables do not ask who they are. */
const [ASKS, RELEASES] = [{ member: 1 }, { member: 2 }]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

async function paidOrder(): Promise<{ visitor: SignedIn; pid: string }> {
  const visitor = await signIn(gateway)
  const begun = await beginToPay(gateway, visitor, { channel: 'alipay_wap' })
  await deliver(gateway, (await payAt(gateway, begun))())
  return { visitor, pid: begun.pid }
}

const ask = async (pid: string, amount?: number) =>
  (await askRefund(gateway.ctx.db, { pid, amount, reason: '协商退款' }, ASKS)).out_refund_no
const decide = (
  out_refund_no: string,
  { member } = RELEASES,
  decision: 'released' | 'declined' = 'released',
) =>
  gateway.ctx.db.orm.transaction((tx) => decideRefund(gateway.ctx, tx, { out_refund_no, decision, member }))
const statusOf = async (pid: string) =>
  (await rows('SELECT status FROM shop_order WHERE pid = $1', [pid]))[0].status
const refundsOf = (pid: string) =>
  rows('SELECT amount, state FROM refund WHERE pid = $1 ORDER BY out_refund_no', [pid])
const hasIt = async (visitor: SignedIn) =>
  (await call(gateway, 'findUserPayforProduct', { shop_product_id: SHOP.product }, visitor)).response.is_pay

describe('a refund', () => {
  test('of all that was paid ends the order and takes back what it gave', async () => {
    const { visitor, pid } = await paidOrder()
    expect(await hasIt(visitor)).toBe(1)
    await decide(await ask(pid))
    await gateway.runJobs()
    expect(await refundsOf(pid)).toEqual([{ amount: SHOP.monthFen, state: 'refunded' }])
    expect(await statusOf(pid)).toBe(3)
    expect(await hasIt(visitor)).toBe(0)
  })

  test('of a part leaves the order paid; with the last part it is refunded', async () => {
    const { visitor, pid } = await paidOrder()
    await decide(await ask(pid, 9_800))
    await gateway.runJobs()
    expect([await statusOf(pid), await hasIt(visitor)]).toEqual([1, 1])
    await decide(await ask(pid, 10_000))
    await gateway.runJobs()
    expect([await statusOf(pid), await hasIt(visitor)]).toEqual([3, 0])
  })

  test('is released by somebody else than who has asked for it', async () => {
    const { pid } = await paidOrder()
    const out_refund_no = await ask(pid)
    await expect(decide(out_refund_no, ASKS)).rejects.toMatchObject({ error: { code: 409_009 } })
    expect(await refundsOf(pid)).toMatchObject([{ state: 'asked' }])
    await gateway.runJobs()
    expect(await statusOf(pid)).toBe(1)
  })

  test('that is declined leaves all as it is, and may be asked for again', async () => {
    const { visitor, pid } = await paidOrder()
    await decide(await ask(pid), RELEASES, 'declined')
    await gateway.runJobs()
    expect([await statusOf(pid), await hasIt(visitor)]).toEqual([1, 1])
    await ask(pid)
    expect(await refundsOf(pid)).toMatchObject([{ state: 'declined' }, { state: 'asked' }])
  })

  test('is decided once', async () => {
    const { pid } = await paidOrder()
    const out_refund_no = await ask(pid)
    await decide(out_refund_no)
    await expect(decide(out_refund_no, RELEASES, 'declined')).rejects.toMatchObject({
      error: { code: 409_001 },
    })
  })

  test.each([0, -1, SHOP.monthFen + 1])('of %d fen is refused', async (amount) => {
    const { pid } = await paidOrder()
    await expect(ask(pid, amount)).rejects.toMatchObject({ error: { code: 409_008 } })
    expect(await refundsOf(pid)).toEqual([])
  })

  test('of an order that was never paid is refused', async () => {
    const { pid } = await beginToPay(gateway, await signIn(gateway), { channel: 'alipay_wap' })
    await expect(ask(pid)).rejects.toMatchObject({ error: { code: 409_008 } })
  })

  test('asked for by ten at once is never more than was paid', async () => {
    const { pid } = await paidOrder()
    const replies = await race(10, () =>
      ask(pid, SHOP.monthFen / 2).then(
        () => true,
        () => false,
      ),
    )
    expect(replies.filter(Boolean)).toHaveLength(2)
  })

  test('asked for by ten at once is found to be more where nobody locks the order', async () => {
    const { pid } = await paidOrder()
    const [{ id: payment_id }] = await rows('SELECT id FROM payment WHERE pid = $1', [pid])
    await race(3, async (index) => {
      const sum = await gateway.ctx.db.orm.transaction((tx) => sumRefunded(tx, pid))
      if (sum + SHOP.monthFen > SHOP.monthFen) return
      await rows(
        `INSERT INTO refund (out_refund_no, payment_id, pid, amount, reason, kind) VALUES ($1, $2, $3, $4, 'r', 'operator')`,
        [`careless ${pid} ${index}`, payment_id, pid, SHOP.monthFen],
      )
    })
    expect((await refundsOf(pid)).length).toBeGreaterThan(1)
  })
})

describe('a visitor', () => {
  const wish = (visitor: SignedIn, pid: string) =>
    call(gateway, 'askRefund', { pid, reason: '暂时不需要了' }, visitor)
  const own = async (visitor: SignedIn) => (await call(gateway, 'myOrders', {}, visitor)).response.list

  test('asks for their money once, and sees what becomes of it', async () => {
    const { visitor, pid } = await paidOrder()
    expect((await wish(visitor, pid)).response).toEqual({ state: 'asked' })
    expect((await wish(visitor, pid)).response).toEqual({ state: 'asked' })
    expect(await refundsOf(pid)).toHaveLength(1)
    expect(await own(visitor)).toMatchObject([{ pid, status: 1, refund: 'asked' }])
    const [{ out_refund_no }] = await rows('SELECT out_refund_no FROM refund WHERE pid = $1', [pid])
    await decide(out_refund_no)
    await gateway.runJobs()
    expect(await own(visitor)).toMatchObject([{ pid, status: 3, refund: 'refunded' }])
  })

  test('cannot ask for somebody else’s', async () => {
    const { pid } = await paidOrder()
    expect((await wish(await signIn(gateway), pid)).code).toBe(400_047)
  })

  test('sees what they have, and until when', async () => {
    const { visitor } = await paidOrder()
    const { response } = await call(gateway, 'usingProducts', {}, visitor)
    expect(response.list).toMatchObject([{ product_id: SHOP.product, name: '大盘指数研究' }])
    expect(response.list[0].days_left).toBeGreaterThanOrEqual(28)
  })
})

describe('those who have bought', () => {
  const shown = async () => (await call(gateway, 'payTop', { page_id: 1 })).response

  test('are shown masked, the last first, unless they do not want to be', async () => {
    const { visitor } = await paidOrder()
    await rows(`UPDATE softuser SET nick_name = '欧阳小明' WHERE softuser_id = $1`, [visitor.uid])
    const before = await shown()
    expect(before.list[0]).toMatchObject({ nick_name: '欧**', product_name: '大盘指数研究' })
    await call(gateway, 'setPayerShown', { is_shown: 0 }, visitor)
    const after = await shown()
    expect(after.total).toBe(before.total - 1)
    expect(after.list[0]?.nick_name).not.toBe('欧**')
    await call(gateway, 'setPayerShown', { is_shown: 1 }, visitor)
    expect(await shown()).toEqual(before)
  })

  test('of a page that nobody knows are none', async () => {
    expect((await call(gateway, 'payTop', { page_id: 9 })).response).toEqual({ list: [], total: 0 })
  })
})
