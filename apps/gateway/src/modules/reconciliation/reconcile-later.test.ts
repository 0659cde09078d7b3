import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAbsentPayment } from '../../integrations/payment/absent-payment'
import { dayAfter } from '../../time/china-time'
import { openShop } from '../orders/testing/shop'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { compareFirstDays, leaveDays, reconcileLater } from './reconcile-later'
import { changeTrade, chinaMoment, pastDay, payOn, query, toolsOf } from './testing/bill-days'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openShop(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const left = async () =>
  query(
    gateway,
    `SELECT data->>'supplier' AS supplier, data->>'day' AS day,
       round(extract(epoch FROM start_after - created_on))::int AS wait
     FROM pgboss.job WHERE name = 'reconcile-day' ORDER BY day, supplier`,
  )
const forget = () => query(gateway, `DELETE FROM pgboss.job WHERE name = 'reconcile-day'`)

test('each day leaves yesterday for five past ten, with the days on which nothing ran and those that are open', async () => {
  const day = pastDay(20)
  const tools = toolsOf(gateway)
  await leaveDays(tools, chinaMoment(dayAfter(day), '00:00:05'))
  const wait = 10 * 3_600 + 5 * 60 - 5
  expect(await left()).toEqual([
    { supplier: 'alipay', day, wait },
    { supplier: 'wechat', day, wait },
  ])
  await forget()
  // Repeating it adds nothing to the list of days twice.
  await leaveDays(tools, chinaMoment(dayAfter(day), '11:00:00'))
  expect(await left()).toEqual([
    { supplier: 'alipay', day, wait: 0 },
    { supplier: 'wechat', day, wait: 0 },
  ])
  await forget()
  await query(gateway, `UPDATE bill_day SET state = 'closed' WHERE supplier = 'alipay'`)
  await leaveDays(tools, chinaMoment(dayAfter(day, 3), '12:00:00'))
  expect((await left()).map((job) => `${job.supplier} ${job.day}`)).toEqual([
    `wechat ${day}`,
    ...[1, 2].flatMap((later) => ['alipay', 'wechat'].map((name) => `${name} ${dayAfter(day, later)}`)),
  ])
  await forget()
})

test('the job compares yesterday by itself', async () => {
  const day = pastDay(40)
  await payOn(gateway, chinaMoment(day))
  await query(gateway, 'DELETE FROM bill_day')
  await leaveDays(toolsOf(gateway), chinaMoment(dayAfter(day), '11:00:00'))
  await gateway.runJobs()
  expect(
    await query(gateway, `SELECT state, lines FROM bill_day WHERE supplier = 'wechat' AND day = $1`, [day]),
  ).toEqual([{ state: 'closed', lines: 1 }])
})

test('a first start has the days before it, of which there is no bill; a second changes nothing', async () => {
  await using first = await startTestGateway()
  const now = chinaMoment(pastDay(1), '12:00:00')
  const days = () => query(first, 'SELECT state, count(*)::int FROM bill_day GROUP BY 1 ORDER BY 1')
  for (const _ of ['first', 'second']) {
    await compareFirstDays(toolsOf(first), now)
    // For two days a bill may still come.
    expect(await days()).toEqual([
      { state: 'closed', count: 6 },
      { state: 'open', count: 4 },
    ])
  }
})

test('a bill that is not there is asked for every half hour of the day, and again by the next one', async () => {
  const day = pastDay(60)
  const of = { supplier: 'wechat', day } as const
  const paid = await payOn(gateway, chinaMoment(day))
  await changeTrade(gateway, paid, `trade - 'paidAt'`)
  await forget()
  await reconcileLater(toolsOf(gateway), of, chinaMoment(dayAfter(day), '10:05:00'))
  expect(await left()).toEqual([{ supplier: 'wechat', day, wait: 1_800 }])
  await forget()
  await reconcileLater(toolsOf(gateway), of, chinaMoment(dayAfter(day), '23:45:00'))
  expect(await left()).toEqual([])
})

test('a day that stays open is an error in the log and a figure; who has no account there is not asked', async () => {
  await query(gateway, `UPDATE bill_day SET state = 'closed'`)
  const day = pastDay(10)
  await query(gateway, `INSERT INTO bill_day (supplier, day) VALUES ('wechat', $1)`, [day])
  await forget()
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const tools = toolsOf(gateway)
  const suppliers = { ...tools.suppliers, alipay: createAbsentPayment('alipay') }
  await leaveDays({ ...tools, suppliers, log }, chinaMoment(dayAfter(day), '11:00:00'))
  expect(lines).toEqual([])
  await leaveDays({ ...tools, suppliers, log }, chinaMoment(dayAfter(day, 2), '11:00:00'))
  expect(lines.join()).toMatch(/"overdue":1.*not reconciled/)
  expect(new Set((await left()).map(({ supplier }) => supplier))).toEqual(new Set(['wechat']))
  const { text } = await gateway.app.exposeMetrics()
  expect(text).toMatch(/^reconciliation_open_days \d+$/m)
})
