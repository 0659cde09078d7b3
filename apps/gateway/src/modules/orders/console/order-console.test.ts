import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { meetingOf, race } from '../../testing/race'
import { signIn, someHandset } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { updateRefund } from '../refunds/refund-store'
import { beginToPay, deliver, payAt } from '../testing/paying'
import { openShop, SHOP } from '../testing/shop'

let gateway: TestGateway
let operator: SignedInMember
let finance: SignedInMember
let boss: SignedInMember
let auditor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
  operator = await signInMember(gateway, { roles: ['operator'], name: '运营' })
  finance = await signInMember(gateway, { roles: ['finance'], name: '财务' })
  boss = await signInMember(gateway, { roles: ['administrator'], name: '管理员' })
  auditor = await signInMember(gateway, { roles: ['auditor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does: call, logOf: logOn } = consoleOf(() => ({ gateway, member: operator }))

async function orderOf(handset = someHandset(), { isPaid = true } = {}) {
  const visitor = await signIn(gateway, handset)
  const begun = await beginToPay(gateway, visitor, { channel: 'alipay_wap' })
  if (isPaid) await deliver(gateway, (await payAt(gateway, begun))())
  return { visitor, pid: begun.pid }
}

const list = async (filter: StudioPayload<StudioOperations['orderList']> = {}, member = operator) =>
  call('orderList', filter, member)
const pidsOf = async (filter: StudioPayload<StudioOperations['orderList']>) =>
  (await list(filter)).response.list.map(({ pid }: { pid: string }) => pid)
const detail = async (pid: string) => (await call('orderDetail', { pid }, auditor)).response
const ask = (pid: string, amount: number, { seen_refundable = SHOP.monthFen, member = operator } = {}) =>
  call('refundAsk', { pid, amount, seen_refundable, reason: '协商退款' }, member)
const decide = (
  out_refund_no: string,
  amount: number,
  { member = finance, decision = 'released' as 'released' | 'declined', why = '' } = {},
) => call('refundDecide', { out_refund_no, decision, amount, why }, member)
const logOf = (pid: string) => logOn(`order:${pid}`)

describe('the orders', () => {
  test('are told newest first, with masked phones and what has come, and are counted', async () => {
    const { pid } = await orderOf('13812345678')
    const { response } = await list()
    expect(response.list[0]).toMatchObject({
      pid,
      handset: '138****5678',
      status: 1,
      payable: SHOP.monthFen,
      paid: SHOP.monthFen,
      refunded: 0,
      is_refund_waiting: false,
    })
    expect(JSON.stringify(response)).not.toContain('13812345678')
    expect(response.total).toBe((await rows('SELECT count(*)::int AS n FROM shop_order'))[0].n)
  })

  test('come in parts, none twice and none left out, and the figure stands still', async () => {
    for (let more = 0; more < 4; more += 1) await orderOf(undefined, { isPaid: false })
    const all = await pidsOf({ limit: 100 })
    const seen: string[] = []
    const totals = new Set<number>()
    let after: string | null | undefined
    do {
      const { response } = await list({ limit: 2, ...(after && { after }) })
      seen.push(...response.list.map(({ pid }: { pid: string }) => pid))
      totals.add(response.total)
      after = response.next
    } while (after)
    expect(seen).toEqual(all)
    expect(totals.size).toBe(1)
  })

  test('are found by their number, that of a payment or a refund, and that of a supplier', async () => {
    const { pid } = await orderOf()
    const [{ transaction_id }] = await rows('SELECT transaction_id FROM payment WHERE pid = $1', [pid])
    for (const number of [pid, `${pid}T01`, `${pid}R01`, transaction_id])
      expect(await pidsOf({ number }), number).toEqual([pid])
    expect(await pidsOf({ number: '9'.repeat(24) })).toEqual([])
  })

  test('are found by state, product, buyer and day', async () => {
    const { pid, visitor } = await orderOf()
    const [{ day }] = await rows("SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') AS day")
    const of = { uid: visitor.uid }
    expect(await pidsOf({ ...of, status: 1, from: day, to: day, shop_product_id: SHOP.product })).toEqual([
      pid,
    ])
    expect(await pidsOf({ ...of, status: 0 })).toEqual([])
    expect(await pidsOf({ ...of, from: '2099-01-01' })).toEqual([])
    expect(await pidsOf({ ...of, shop_product_id: SHOP.closed })).toEqual([])
  })

  test.each([
    ['a phone as a number', { number: '13812345678' }],
    ['a cursor that nobody gave', { after: '1.2.3' }],
    ['a state that there is none of', { status: 4 }],
    ['a quote', { number: "1' OR '1'='1" }],
  ])('refuse %s', async (_what, filter) => {
    expect((await list(filter)).status).toBe(400)
  })

  test('of somebody who was erased stay, without a phone', async () => {
    const { pid, visitor } = await orderOf()
    await rows(
      `UPDATE softuser SET handset_enc = NULL, handset_hash = NULL, nick_name = '', erased_at = now()
        WHERE softuser_id = $1`,
      [visitor.uid],
    )
    expect((await list({ number: pid })).response.list).toMatchObject([{ pid, handset: '' }])
  })
})

describe('a phone', () => {
  test('finds its buyer, with a line in the log that has it masked', async () => {
    const { pid, visitor } = await orderOf('13700001234')
    const found = await call('orderFind', { handset: '137 0000 1234' }, finance)
    expect(found.response).toEqual({ uid: visitor.uid, orders: 1 })
    expect(await pidsOf({ uid: visitor.uid })).toEqual([pid])
    const [line] = await rows(
      "SELECT after FROM audit_log WHERE action = 'order.find' ORDER BY seq DESC LIMIT 1",
    )
    expect(line.after).toEqual({ handset: '137****1234', found: 1 })
  })

  test('of who logs in and has never ordered finds nobody', async () => {
    const { handset } = await signIn(gateway)
    expect((await call('orderFind', { handset }, operator)).response).toEqual({ uid: null, orders: 0 })
  })

  test('is looked for by members a hundred times an hour, and never by who may only read', async () => {
    expect((await call('orderFind', { handset: '13700001234' }, auditor)).status).toBe(403)
    const member = await signInMember(gateway, { roles: ['operator'] })
    const replies = await race(101, () => call('orderFind', { handset: '13700001234' }, member))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

test('an order tells all that has happened to it, in its order', async () => {
  const { pid } = await orderOf()
  const asked = await ask(pid, 5_000)
  await decide(asked.response.out_refund_no, 5_000)
  await gateway.runJobs()
  const told = await detail(pid)
  expect(told).toMatchObject({
    order: { paid: SHOP.monthFen, refunded: 5_000 },
    refundable: SHOP.monthFen - 5_000,
    refunds: [{ state: 'refunded', amount: 5_000, asked_by: { name: '运营' }, decided_by: { name: '财务' } }],
  })
  const kinds = told.events.map(({ kind }: { kind: string }) => kind)
  expect(kinds.slice(0, -2)).toEqual([
    'ordered',
    'attempt',
    'heard',
    'payment',
    'granted',
    'refund_asked',
    'refund_released',
  ])
  // What the supplier said and what came of it may be written within one millisecond.
  expect(kinds.slice(-2).sort()).toEqual(['heard', 'refund_done'])
  expect((await call('orderDetail', { pid: '9'.repeat(24) }, auditor)).status).toBe(404)
})

describe('an export', () => {
  const run = (member: SignedInMember, format: 'csv' | 'xlsx' = 'csv') =>
    gateway.app.inject({
      method: 'POST',
      url: '/studio-api/orders/export',
      headers: member.headers,
      payload: { filter: { status: 1 }, format, reason: '月末对账' },
    })

  test('has the orders with masked phones and sums in yuan, and is in the log', async () => {
    const { pid } = await orderOf('13666667777')
    const reply = await run(finance)
    expect(reply.statusCode).toBe(200)
    const line = reply.body.split('\r\n').find((text) => text.includes(pid))
    expect(line).toContain('136****7777')
    expect(line).toContain(',198,198,0,支付宝,')
    expect(reply.body).not.toContain('13666667777')
    const [log] = await rows(
      "SELECT after FROM audit_log WHERE action = 'order.export' ORDER BY seq DESC LIMIT 1",
    )
    expect(log.after).toMatchObject({ reason: '月末对账', format: 'csv', filter: { status: 1 } })
    expect((await run(finance, 'xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK')
  })

  test('is not for operators and auditors', async () => {
    expect((await run(operator)).statusCode).toBe(403)
    expect((await run(auditor)).statusCode).toBe(403)
  })
})

describe('a refund', () => {
  test('is asked by one, released by another, and both stand in the log', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, SHOP.monthFen)
    const { out_refund_no } = response
    expect((await call('refundList', { state: 'asked' }, auditor)).response.list[0]).toMatchObject({
      out_refund_no,
      amount: SHOP.monthFen,
      reason: '协商退款',
      kind: 'operator',
      asked_by: { member_id: operator.member_id, name: '运营' },
    })
    expect((await decide(out_refund_no, SHOP.monthFen)).response).toEqual({ state: 'released' })
    await gateway.runJobs()
    expect(await detail(pid)).toMatchObject({ order: { status: 3, refunded: SHOP.monthFen }, refundable: 0 })
    expect(await logOf(pid)).toMatchObject([
      { action: 'refund.ask', who: `member:${operator.member_id}`, after: { out_refund_no } },
      {
        action: 'refund.release',
        who: `member:${finance.member_id}`,
        before: { state: 'asked' },
        after: { out_refund_no, amount: SHOP.monthFen, state: 'released' },
      },
    ])
  })

  test('is not released by who has asked for it, administrator or not', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100, { member: boss })
    expect((await decide(response.out_refund_no, 100, { member: boss })).code).toBe(409_009)
    expect((await detail(pid)).refunds).toMatchObject([{ state: 'asked' }])
    expect(await logOf(pid)).toHaveLength(1)
  })

  test('is declined with a reason, which who asked can read', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100)
    const { out_refund_no } = response
    expect((await decide(out_refund_no, 100, { decision: 'declined' })).status).toBe(400)
    await decide(out_refund_no, 100, { decision: 'declined', why: '服务已经用完' })
    const told = await detail(pid)
    expect(told.refunds).toMatchObject([{ state: 'declined', decided_why: '服务已经用完' }])
    expect(told.refundable).toBe(SHOP.monthFen)
    expect(told.events.at(-1)).toMatchObject({ kind: 'refund_declined', text: '服务已经用完', by: '财务' })
  })

  test('of another amount than its member has seen is not released', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 200)
    expect((await decide(response.out_refund_no, 100)).status).toBe(409)
    expect((await detail(pid)).refunds).toMatchObject([{ state: 'asked' }])
  })

  test.each([
    ['nothing', 0, 400],
    ['more than was paid', SHOP.monthFen + 1, 409],
  ])('of %s is refused', async (_what, amount, status) => {
    const { pid } = await orderOf()
    expect((await ask(pid, amount)).status).toBe(status)
    expect((await detail(pid)).refunds).toEqual([])
  })

  test('of an order that waits, or of none, is refused', async () => {
    const { pid } = await orderOf(undefined, { isPaid: false })
    expect((await ask(pid, 100, { seen_refundable: 0 })).code).toBe(409_008)
    expect((await ask('9'.repeat(24), 100)).status).toBe(404)
  })

  test('that was sent twice by its form is one', async () => {
    const { pid } = await orderOf()
    const replies = await race(10, () => ask(pid, 5_000))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await detail(pid)).refunds).toHaveLength(1)
  })

  test('that a supplier could not pay out is asked for again, by who releases refunds', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100)
    const { out_refund_no } = response
    await decide(out_refund_no, 100)
    expect((await call('refundRetry', { out_refund_no }, finance)).status).toBe(409)
    await gateway.ctx.db.orm.transaction((tx) => updateRefund(tx, out_refund_no, { state: 'abnormal' }))
    expect((await call('refundRetry', { out_refund_no }, operator)).status).toBe(403)
    expect((await call('refundRetry', { out_refund_no }, finance)).response).toEqual({ state: 'released' })
    await gateway.runJobs()
    expect((await detail(pid)).refunds).toMatchObject([{ state: 'refunded' }])
    expect((await logOf(pid)).at(-1)).toMatchObject({ action: 'refund.retry' })
  })

  test('that the log could not note is not released', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100)
    await rows('ALTER TABLE audit_log ADD CONSTRAINT full_up CHECK (false) NOT VALID')
    try {
      expect((await decide(response.out_refund_no, 100)).status).toBe(500)
    } finally {
      await rows('ALTER TABLE audit_log DROP CONSTRAINT full_up')
    }
    await gateway.runJobs()
    expect(await detail(pid)).toMatchObject({ order: { refunded: 0 }, refunds: [{ state: 'asked' }] })
  })
})

describe('of ten who decide at once', () => {
  test('one is heard, and nine are told', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100)
    const replies = await race(10, (index) =>
      decide(response.out_refund_no, 100, {
        decision: index % 2 === 0 ? 'released' : 'declined',
        why: '服务已经用完',
      }),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    expect(await logOf(pid)).toHaveLength(2)
  })

  test('all are heard where nobody locks the refund', async () => {
    const { pid } = await orderOf()
    const { response } = await ask(pid, 100)
    const { out_refund_no } = response
    const meet = meetingOf(2)
    const careless = async () => {
      const [{ state }] = await rows('SELECT state FROM refund WHERE out_refund_no = $1', [out_refund_no])
      await meet()
      if (state !== 'asked') return false
      await gateway.ctx.db.orm.transaction((tx) =>
        updateRefund(tx, out_refund_no, {
          state: 'released',
          decided_by: finance.member_id,
          decided_at: sql`now()`,
        }),
      )
      return true
    }
    expect(await Promise.all([careless(), careless()])).toEqual([true, true])
  })
})
