import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chinaDay } from '../../time/china-time'
import { openShop, SHOP } from '../orders/testing/shop'
import { race } from '../testing/race'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { addForeignTrade, changeTrade, chinaMoment, pastDay, payOn, query } from './testing/bill-days'

let gateway: TestGateway
let finance: SignedInMember
let auditor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
  finance = await signInMember(gateway, { roles: ['finance'], name: '钱会计' })
  auditor = await signInMember(gateway, { roles: ['auditor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

let days = 5
function newDay(): string {
  days += 3
  return pastDay(days)
}

const run = async (day: string, supplier: 'wechat' | 'alipay' = 'wechat') =>
  (await callStudio(gateway, 'billDayRun', { supplier, day }, finance)).response.day
const list = async (query: StudioPayload<StudioOperations['differenceList']>) =>
  (await callStudio(gateway, 'differenceList', query, auditor)).response
const only = async (day: string) => (await list({ from: day, to: day })).list[0]
const settle = (id: number, member = finance) => callStudio(gateway, 'differenceSettle', { id }, member)
const sign = (id: number, reason = '与平台核实，属线下收款', member = finance) =>
  callStudio(gateway, 'differenceSign', { id, reason }, member)
const logged = (action: string) =>
  query(gateway, 'SELECT subject, after FROM audit_log WHERE action = $1 ORDER BY seq DESC', [action])
const orderOf = async (pid: string) =>
  (await query(gateway, 'SELECT status FROM shop_order WHERE pid = $1', [pid]))[0]
const grantsOf = (pid: string) => query(gateway, 'SELECT FROM entitlement_grant WHERE pid = $1', [pid])

describe('a payment that only the bill has', () => {
  test('is taken up: the order is paid, what it bought is given once, and the day is closed', async () => {
    const day = newDay()
    const { pid } = await payOn(gateway, chinaMoment(day), { isSilent: true })
    expect(await run(day)).toMatchObject({ state: 'open', open: 1, paid: SHOP.monthFen, ledger_paid: 0 })
    const { id, can_settle } = await only(day)
    expect(can_settle).toBe(true)
    const replies = await race(10, () => settle(id))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const [{ response }] = replies.filter(({ status }) => status === 200) as [{ response: unknown }]
    expect(response).toMatchObject({
      difference: { state: 'settled', outcome: 'paid', decided_by: '钱会计', can_settle: false },
      day: { state: 'closed', open: 0, settled: 1, ledger_paid: SHOP.monthFen },
    })
    expect(await orderOf(pid)).toEqual({ status: 1 })
    expect(await grantsOf(pid)).toHaveLength(1)
    expect(await query(gateway, 'SELECT heard_by FROM payment WHERE pid = $1', [pid])).toEqual([
      { heard_by: 'bill' },
    ])
    expect((await logged('reconciliation.settle'))[0]).toMatchObject({
      subject: `bill:wechat.${day}`,
      after: { kind: 'payment_theirs', outcome: 'paid' },
    })
  })

  test('of an order that is closed becomes money to be sent back', async () => {
    const day = newDay()
    const { pid } = await payOn(gateway, chinaMoment(day), { supplier: 'alipay', isSilent: true })
    await query(gateway, 'UPDATE shop_order SET status = 2, ended_at = now() WHERE pid = $1', [pid])
    await run(day, 'alipay')
    const { response } = await settle((await only(day)).id)
    expect(response).toMatchObject({ difference: { outcome: 'late' }, day: { state: 'closed' } })
    expect(await orderOf(pid)).toEqual({ status: 2 })
    expect(await grantsOf(pid)).toEqual([])
    expect(await query(gateway, 'SELECT kind, state FROM refund WHERE pid = $1', [pid])).toEqual([
      { kind: 'late', state: 'asked' },
    ])
  })

  test('of no order of ours stays, leaves a trace, and is signed for with a reason', async () => {
    const day = newDay()
    await addForeignTrade(gateway, chinaMoment(day))
    await run(day)
    const { id, number } = await only(day)
    expect(await settle(id)).toMatchObject({ status: 422, code: 422_011 })
    expect(await only(day)).toMatchObject({ state: 'open' })
    expect(
      await query(
        gateway,
        `SELECT outcome, heard_by FROM payment_event WHERE out_trade_no = 'ELSEWHERE01' AND outcome = 'refused'`,
      ),
    ).toEqual([{ outcome: 'refused', heard_by: 'bill' }])
    expect((await sign(id, ' ')).status).toBe(400)
    expect((await sign(id)).response).toMatchObject({
      difference: { state: 'signed', reason: '与平台核实，属线下收款', decided_by: '钱会计' },
      day: { state: 'signed', open: 0, signed: 1 },
    })
    expect((await sign(id)).status).toBe(409)
    expect((await logged('reconciliation.sign'))[0]).toEqual({
      subject: `bill:wechat.${day}`,
      after: { kind: 'payment_theirs', number, reason: '与平台核实，属线下收款' },
    })
    // What somebody has signed stays signed, however often the day is run.
    expect(await run(day)).toMatchObject({ state: 'signed' })
  })
})

describe('a payment that only our books have', () => {
  test('is confirmed by its supplier, or stays', async () => {
    const day = newDay()
    const paid = await payOn(gateway, chinaMoment(day))
    await payOn(gateway, chinaMoment(day))
    // The supplier has it under another day, whose bill nobody has.
    await changeTrade(
      gateway,
      paid,
      `jsonb_set(trade, '{paidAt}', $3::jsonb)`,
      JSON.stringify(chinaMoment(pastDay(85))),
    )
    await run(day)
    const { id, kind } = await only(day)
    expect(kind).toBe('payment_ours')
    await changeTrade(gateway, paid, `jsonb_set(trade, '{transactionId}', '"another"')`)
    expect((await settle(id)).code).toBe(422_011)
    await changeTrade(
      gateway,
      paid,
      `jsonb_set(trade, '{transactionId}', $3::jsonb)`,
      JSON.stringify(paid.transactionId),
    )
    expect((await settle(id)).response).toMatchObject({
      difference: { outcome: 'confirmed' },
      day: { state: 'closed' },
    })
  })
})

describe('a refund', () => {
  async function refunded(day: string) {
    const paid = await payOn(gateway, chinaMoment(day), { supplier: 'alipay' })
    const asks = await signInMember(gateway, { roles: ['finance'] })
    const [{ id: payment_id }] = await query(gateway, 'SELECT id FROM payment WHERE pid = $1', [paid.pid])
    const out_refund_no = `${paid.pid}R01`
    await query(
      gateway,
      `INSERT INTO refund (out_refund_no, payment_id, pid, amount, reason, kind, state, asked_by, decided_by, decided_at)
       VALUES ($1, $2, $3, $4, '协商退款', 'operator', 'released', $5, $6, now())`,
      [out_refund_no, payment_id, paid.pid, SHOP.monthFen, asks.member_id, finance.member_id],
    )
    const theirs = {
      outRefundNo: out_refund_no,
      refundId: 'R1',
      amount: SHOP.monthFen,
      notifyUrl: 'https://h5.example.com/',
      status: 'refunded',
      refundedAt: chinaMoment(day, '20:00:00'),
    }
    await changeTrade(gateway, paid, `jsonb_set(trade, '{refunds}', $3::jsonb)`, JSON.stringify([theirs]))
    return { ...paid, asks }
  }

  test('that the bill has and our books await is taken up: the order is refunded', async () => {
    const day = newDay()
    const { pid } = await refunded(day)
    await run(day, 'alipay')
    const { id, kind } = await only(day)
    expect(kind).toBe('refund_theirs')
    expect((await settle(id)).response).toMatchObject({
      difference: { outcome: 'refunded' },
      day: { state: 'closed', refunded: SHOP.monthFen, ledger_refunded: SHOP.monthFen },
    })
    expect(await orderOf(pid)).toEqual({ status: 3 })
  })

  test('is signed for by neither of the two who have asked for it and released it', async () => {
    const day = newDay()
    const { asks, outTradeNo } = await refunded(day)
    await query(gateway, `UPDATE refund SET state = 'refunded', refunded_at = $2 WHERE pid = $1`, [
      outTradeNo.slice(0, 24),
      chinaMoment(day, '20:00:00'),
    ])
    await changeTrade(gateway, { supplier: 'alipay', outTradeNo }, `jsonb_set(trade, '{refunds}', '[]')`)
    await run(day, 'alipay')
    const { id, kind } = await only(day)
    expect(kind).toBe('refund_ours')
    expect((await settle(id)).code).toBe(422_011)
    for (const member of [asks, finance])
      expect(await sign(id, '已核实', member)).toMatchObject({ status: 403, code: 403_005 })
    const third = await signInMember(gateway, { roles: ['finance'] })
    expect((await sign(id, '已核实', third)).response).toMatchObject({ day: { state: 'signed' } })
  })
})

test('another amount can only be signed for', async () => {
  const day = newDay()
  const paid = await payOn(gateway, chinaMoment(day))
  await changeTrade(gateway, paid, `jsonb_set(trade, '{amount}', '19700')`)
  await run(day)
  const { id, can_settle } = await only(day)
  expect([can_settle, (await settle(id)).code]).toEqual([false, 422_011])
  expect((await sign(id)).response.day.state).toBe('signed')
})

test('an auditor reads and changes nothing; others do not even read', async () => {
  const day = newDay()
  await addForeignTrade(gateway, chinaMoment(day), { outTradeNo: 'ROLES00001' })
  await run(day)
  const { id } = await only(day)
  expect((await settle(id, auditor)).status).toBe(403)
  expect((await sign(id, '已核实', auditor)).status).toBe(403)
  expect((await callStudio(gateway, 'billDayRun', { supplier: 'wechat', day }, auditor)).status).toBe(403)
  const operator = await signInMember(gateway, { roles: ['operator'] })
  for (const call of ['billDayList', 'differenceList'] as const)
    expect((await callStudio(gateway, call, {}, operator)).status).toBe(403)
  expect(await only(day)).toMatchObject({ state: 'open' })
})

test('there is no bill of today, nor of a day to come', async () => {
  const today = chinaDay(new Date())
  const reply = await callStudio(gateway, 'billDayRun', { supplier: 'wechat', day: today }, finance)
  expect(reply.status).toBe(404)
  expect(await query(gateway, 'SELECT FROM bill_day WHERE day = $1', [today])).toEqual([])
})

test('the lists come part by part, the newest day first, and show nothing twice', async () => {
  const found: string[] = []
  let after: string | undefined
  do {
    const { response } = await callStudio(
      gateway,
      'billDayList',
      { limit: '3', ...(after && { after }) } as never,
      auditor,
    )
    found.push(...response.list.map(({ key }: { key: string }) => key))
    after = response.next ?? undefined
  } while (after)
  const all = await query(
    gateway,
    `SELECT supplier || '.' || day AS key FROM bill_day ORDER BY day DESC, supplier DESC`,
  )
  expect(found).toEqual(all.map(({ key }) => key))
  const first = await list({ limit: '2' } as never)
  const second = await list({ limit: '2', after: first.next } as never)
  const ids = [...first.list, ...second.list].map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(first.total).toBe((await query(gateway, 'SELECT FROM bill_difference')).length)
  for (const call of ['billDayList', 'differenceList'] as const)
    for (const bad of ['x', 'wechat.2026-13-01', '1.2026-11-01.x', 'other.2026-11-01'])
      expect((await callStudio(gateway, call, { after: bad }, auditor)).msg).toContain('after')
})

test('differences can be taken along as a table, and the log has who did', async () => {
  const day = newDay()
  await addForeignTrade(gateway, chinaMoment(day), { outTradeNo: '=EVIL()' })
  await run(day)
  const reply = await gateway.app.inject({
    method: 'POST',
    url: studioOperations.differenceExport.path,
    headers: auditor.headers,
    payload: { filter: { from: day, to: day }, format: 'csv', reason: '月度核对' },
  })
  const [titles, line] = reply.payload.replace('\uFEFF', '').split('\r\n')
  expect(titles).toContain('账单日,支付平台,差异')
  expect(line).toContain(
    `${day},微信支付,平台有、我方无的收款,4200=EVIL(),'=EVIL(),,198.00,${day} 12:00:00,,,待处理`,
  )
  expect((await logged('reconciliation.export'))[0]).toEqual({
    subject: 'bills',
    after: { reason: '月度核对', format: 'csv', rows: 1, filter: { from: day, to: day } },
  })
})
