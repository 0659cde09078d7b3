import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SupplierError } from '../../integrations'
import { dayAfter } from '../../time/china-time'
import { askRefund } from '../orders/refunds/ask-refund'
import { decideRefund } from '../orders/refunds/decide-refund'
import { openShop, SHOP } from '../orders/testing/shop'
import { race } from '../testing/race'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import type { BillOf } from './bill-store'
import { reconcileDay } from './reconcile-day'
import {
  addForeignTrade,
  changeTrade,
  chinaMoment,
  type PaidOrder,
  pastDay,
  payOn,
  query,
  tell,
  toolsOf,
} from './testing/bill-days'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

let days = 5
/** A day that no other test uses, nor either of its neighbours. */
function newDay(): string {
  days += 3
  return pastDay(days)
}

const run = (of: BillOf, now?: Date) => reconcileDay(toolsOf(gateway), of, now)
const differencesOf = ({ supplier, day }: BillOf) =>
  query(
    gateway,
    `SELECT kind, number, pid, ours, theirs, state, outcome FROM bill_difference
     WHERE supplier = $1 AND day = $2 ORDER BY kind, number`,
    [supplier, day],
  )
const refusedBills = async ({ supplier, day }: BillOf) =>
  query(
    gateway,
    `SELECT outcome, why FROM payment_event WHERE heard_by = 'bill' AND supplier = $1 AND said = $2`,
    [supplier, `bill ${day}`],
  )

/** Refunds an order's payment, at a moment in the past. */
async function refundOn(
  at: Date,
  { supplier, outTradeNo, pid }: PaidOrder,
  amount?: number,
): Promise<string> {
  const { out_refund_no } = await askRefund(
    gateway.ctx.db,
    { pid, amount, reason: '协商退款' },
    { member: 1 },
  )
  await gateway.ctx.db.orm.transaction((tx) =>
    decideRefund(gateway.ctx, tx, { out_refund_no, decision: 'released', member: 2 }),
  )
  await gateway.runJobs()
  // WeChat Pay says only later that it has sent it.
  await query(
    gateway,
    `UPDATE pgboss.job SET start_after = now() WHERE name = 'send-refund' AND state < 'active'`,
  )
  await gateway.runJobs()
  await changeTrade(
    gateway,
    { supplier, outTradeNo },
    `jsonb_set(trade, '{refunds,0,refundedAt}', $3::jsonb)`,
    JSON.stringify(at),
  )
  await query(gateway, 'UPDATE refund SET refunded_at = $2 WHERE out_refund_no = $1', [out_refund_no, at])
  return out_refund_no
}

describe.each(['wechat', 'alipay'] as const)('a day at %s', (supplier) => {
  test('on which both sides have the same is closed with the sums of both, and running it again changes nothing', async () => {
    const day = newDay()
    const of = { supplier, day }
    const first = await payOn(gateway, chinaMoment(day, '00:00:00'), { supplier })
    await payOn(gateway, chinaMoment(day, '23:59:59'), { supplier })
    await refundOn(chinaMoment(day, '18:00:00'), first, 5_000)
    const { compared_at: _, ...row } = await run(of)
    expect(row).toMatchObject({
      state: 'closed',
      problem: null,
      lines: 3,
      paid: 2 * SHOP.monthFen,
      refunded: 5_000,
      ledger_paid: 2 * SHOP.monthFen,
      ledger_refunded: 5_000,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await differencesOf(of)).toEqual([])
    const lines = await query(gateway, 'SELECT * FROM bill_line WHERE day = $1 ORDER BY number', [day])
    const { compared_at: __, ...again } = await run(of)
    expect(again).toEqual(row)
    expect(await query(gateway, 'SELECT * FROM bill_line WHERE day = $1 ORDER BY number', [day])).toEqual(
      lines,
    )
  })

  test('lists what only the supplier has', async () => {
    const day = newDay()
    const of = { supplier, day }
    const { transactionId, outTradeNo } = await payOn(gateway, chinaMoment(day), { supplier, isSilent: true })
    expect(await run(of)).toMatchObject({ state: 'open', paid: SHOP.monthFen, ledger_paid: 0 })
    expect(await differencesOf(of)).toEqual([
      {
        kind: 'payment_theirs',
        number: transactionId,
        pid: null,
        ours: null,
        theirs: SHOP.monthFen,
        state: 'open',
        outcome: '',
      },
    ])
    // Its notice arrives after all: the difference is resolved, and the day is closed.
    await tell(gateway, { supplier, outTradeNo })
    expect(await run(of)).toMatchObject({ state: 'closed', ledger_paid: SHOP.monthFen })
    expect(await differencesOf(of)).toMatchObject([{ state: 'settled', outcome: 'gone' }])
  })

  test('lists what only our books have', async () => {
    const day = newDay()
    const of = { supplier, day }
    const { pid, transactionId, outTradeNo } = await payOn(gateway, chinaMoment(day), { supplier })
    await payOn(gateway, chinaMoment(day), { supplier })
    await changeTrade(gateway, { supplier, outTradeNo }, `trade - 'paidAt'`)
    expect((await run(of)).state).toBe('open')
    expect(await differencesOf(of)).toMatchObject([
      { kind: 'payment_ours', number: transactionId, pid, ours: SHOP.monthFen, theirs: null },
    ])
  })

  test('lists another amount', async () => {
    const day = newDay()
    const of = { supplier, day }
    const { outTradeNo } = await payOn(gateway, chinaMoment(day), { supplier })
    await changeTrade(gateway, { supplier, outTradeNo }, `jsonb_set(trade, '{amount}', '19700')`)
    await run(of)
    expect(await differencesOf(of)).toMatchObject([
      { kind: 'amount', ours: SHOP.monthFen, theirs: 19_700, state: 'open' },
    ])
  })

  test('lists refunds that one side lacks', async () => {
    const day = newDay()
    const of = { supplier, day }
    const theirs = await payOn(gateway, chinaMoment(day, '08:00:00'), { supplier })
    const ours = await payOn(gateway, chinaMoment(day, '09:00:00'), { supplier })
    const onlyTheirs = await refundOn(chinaMoment(day, '10:00:00'), theirs)
    const onlyOurs = await refundOn(chinaMoment(day, '11:00:00'), ours)
    await query(
      gateway,
      `UPDATE refund SET state = 'released', refunded_at = null WHERE out_refund_no = $1`,
      [onlyTheirs],
    )
    await changeTrade(gateway, ours, `jsonb_set(trade, '{refunds}', '[]')`)
    await run(of)
    expect(await differencesOf(of)).toMatchObject([
      { kind: 'refund_ours', number: onlyOurs, ours: SHOP.monthFen, theirs: null },
      { kind: 'refund_theirs', number: onlyTheirs, ours: null, theirs: SHOP.monthFen },
    ])
  })

  test.each(['the day', 'the day after'])(
    'finds what stands on two days at 23:59:59, whichever is compared first: %s',
    async (which) => {
      const day = newDay()
      const next = dayAfter(day)
      const { outTradeNo, transactionId } = await payOn(gateway, chinaMoment(next, '00:00:00'), { supplier })
      await changeTrade(
        gateway,
        { supplier, outTradeNo },
        `jsonb_set(trade, '{paidAt}', $3::jsonb)`,
        JSON.stringify(chinaMoment(day, '23:59:59')),
      )
      await payOn(gateway, chinaMoment(next), { supplier })
      const both = [
        { supplier, day },
        { supplier, day: next },
      ]
      const [first, second] = which === 'the day' ? both : both.toReversed()
      await run(first as BillOf)
      await run(second as BillOf)
      for (const of of both) {
        expect(await run(of)).toMatchObject({ state: 'closed' })
        expect(await differencesOf(of)).toMatchObject([
          { number: transactionId, ours: SHOP.monthFen, theirs: SHOP.monthFen, state: 'settled' },
        ])
      }
      expect((await differencesOf(first as BillOf))[0].outcome).toMatch(/^(?:elsewhere|gone)$/)
    },
  )

  test('says that its bill is late once it should be there, and goes on when it comes', async () => {
    const day = newDay()
    const of = { supplier, day }
    const { outTradeNo } = await payOn(gateway, chinaMoment(day), { supplier })
    await changeTrade(gateway, { supplier, outTradeNo }, `trade - 'paidAt'`)
    await run(of, chinaMoment(dayAfter(day), '10:04:59'))
    expect(await differencesOf(of)).toEqual([])
    expect(await run(of, chinaMoment(dayAfter(day), '10:05:00'))).toMatchObject({
      state: 'open',
      problem: 'absent',
    })
    expect(await differencesOf(of)).toMatchObject([{ kind: 'bill_late', state: 'open' }])
    await changeTrade(
      gateway,
      { supplier, outTradeNo },
      `jsonb_set(trade, '{paidAt}', $3::jsonb)`,
      JSON.stringify(chinaMoment(day)),
    )
    expect(await run(of)).toMatchObject({ state: 'closed', problem: null })
    expect(await differencesOf(of)).toMatchObject([{ kind: 'bill_late', state: 'settled', outcome: 'gone' }])
  })

  test('without a bill and without anything in our books is closed when three days have gone by', async () => {
    const day = newDay()
    const of = { supplier, day }
    expect((await run(of, chinaMoment(dayAfter(day, 2)))).state).toBe('open')
    expect(await run(of, chinaMoment(dayAfter(day, 3)))).toMatchObject({
      state: 'closed',
      problem: 'absent',
      lines: 0,
    })
  })

  test('with a bill that has a torn line takes nothing of it, keeps a trace and stays open', async () => {
    const day = newDay()
    const of = { supplier, day }
    await payOn(gateway, chinaMoment(day), { supplier })
    const torn = await payOn(gateway, chinaMoment(day), { supplier, isSilent: true })
    // A character that no text in these files may contain: it adds a cell.
    const field = supplier === 'alipay' ? 'subject' : 'transactionId'
    await changeTrade(gateway, torn, `jsonb_set(trade, '{${field}}', $3::jsonb)`, JSON.stringify('课,`程'))
    expect(await run(of)).toMatchObject({
      state: 'open',
      problem: 'unreadable',
      problem_text: expect.stringMatching(/bill/i),
      fetched_at: null,
      sha256: null,
      lines: 0,
      paid: 0,
    })
    expect(await query(gateway, 'SELECT FROM bill_line WHERE day = $1', [day])).toEqual([])
    expect(await query(gateway, 'SELECT FROM payment WHERE pid = $1', [torn.pid])).toEqual([])
    expect(await differencesOf(of)).toMatchObject([{ kind: 'bill_late', state: 'open' }])
    expect(await refusedBills(of)).toEqual([{ outcome: 'refused', why: expect.stringMatching(/bill/i) }])
  })

  test('with a bill that has a line twice takes nothing of it either', async () => {
    const day = newDay()
    const of = { supplier, day }
    const { transactionId } = await payOn(gateway, chinaMoment(day), { supplier })
    await addForeignTrade(gateway, chinaMoment(day), {
      supplier,
      outTradeNo: `AGAIN${supplier}`,
      transactionId,
    })
    expect(await run(of)).toMatchObject({ state: 'open', problem: 'unreadable', lines: 0 })
    expect(await query(gateway, 'SELECT FROM bill_line WHERE day = $1', [day])).toEqual([])
    expect(await refusedBills(of)).toHaveLength(1)
  })
})

test('a supplier that does not answer leaves the day open, and says so', async () => {
  const day = newDay()
  const tools = toolsOf(gateway)
  const silent = {
    ...tools.suppliers.wechat,
    bill: () => Promise.reject(new SupplierError('no_answer', 'WeChat Pay gave no answer.')),
  }
  const of = { supplier: 'wechat', day } as const
  const row = await reconcileDay({ ...tools, suppliers: { ...tools.suppliers, wechat: silent } }, of)
  expect(row).toMatchObject({
    state: 'open',
    problem: 'unreachable',
    problem_text: 'WeChat Pay gave no answer.',
  })
  expect(await differencesOf(of)).toMatchObject([{ kind: 'bill_late' }])
})

describe('two processes that compare a day at once', () => {
  async function missed(): Promise<BillOf> {
    const day = newDay()
    for (const time of ['08:00:00', '09:00:00', '10:00:00'])
      await payOn(gateway, chinaMoment(day, time), { isSilent: true })
    return { supplier: 'wechat', day }
  }

  test('keep its bill and each of its differences once', async () => {
    await using twin = await startTwin(gateway)
    const of = await missed()
    await race(10, (index) => reconcileDay(toolsOf(index % 2 ? gateway : twin), of))
    expect(await query(gateway, 'SELECT FROM bill_line WHERE day = $1', [of.day])).toHaveLength(3)
    expect(await differencesOf(of)).toHaveLength(3)
  })

  test('are found out where the database does not hold it', async () => {
    const of = await missed()
    await run(of)
    await query(gateway, 'ALTER TABLE bill_difference DROP CONSTRAINT bill_difference_once')
    await expect(run(of)).rejects.toThrow()
    await query(
      gateway,
      'ALTER TABLE bill_difference ADD CONSTRAINT bill_difference_once UNIQUE (supplier, day, of, number)',
    )
  })
})
