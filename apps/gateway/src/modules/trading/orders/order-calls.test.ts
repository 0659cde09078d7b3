import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { processTicks } from '../matching/process-ticks'
import {
  addContest,
  addPlayer,
  at,
  DAYS,
  ETF,
  openMarket,
  order,
  quoteAt,
  SHARE,
  STAR,
} from '../testing/trading-days'
import { cancelOrder } from './cancel-order'
import { listOrders } from './list-orders'
import { orderSheet } from './order-sheet'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await openMarket(gateway)
  await addContest(gateway, 'capped', { most_percent: 50 })
  await quoteAt(
    gateway,
    at('10:00:00'),
    { volume: 1_000_000, bid1: 9.99, ask1: 10.01 },
    { code: STAR, last: 50, prev_close: 50, limit_up: 55, limit_down: 45 },
    { code: ETF, last: 1, prev_close: 1 },
  )
})
afterAll(() => gateway[Symbol.asyncDispose]())

const NOON = at('10:00:05')

const sheet = (uid: number, given: Partial<Parameters<typeof orderSheet>[1]> = {}, now = NOON) =>
  orderSheet(gateway.ctx, { uid, competition_id: undefined, code: SHARE, price: 100_000, ...given }, now)

test('the sheet of an order tells prices, limits, steps, fees, and what can be bought and sold', async () => {
  const { uid } = await addPlayer(gateway, { fund: 1_000_000 })
  expect(await sheet(uid)).toEqual({
    competition_id: 'contest',
    code: SHARE,
    name: '江岸酒业',
    unit: '股',
    phase: 'continuous',
    closed_reason: '',
    is_suspended: false,
    is_stale: false,
    is_simulated: true,
    quoted_at: at('10:00:00').getTime(),
    last: 10,
    prev_close: 10,
    limit_up: 11,
    limit_down: 9,
    buy_most: 10.21,
    sell_least: 9.79,
    ask1: 10.01,
    bid1: 9.99,
    tick: 0.01,
    lot: 100,
    lot_step: 100,
    most_shares: 1_000_000,
    cash: 1_000_000,
    qty: 0,
    sellable: 0,
    // 1,000 would be all of the money, without the fees.
    buyable: 900,
    most_percent: 100,
    commission_rate: 300,
    commission_min: 500,
    stamp_rate: 500,
    transfer_rate: 10,
  })
})

test('limits that the source tells go before those that are reckoned, and STAR has steps of one', async () => {
  const { uid } = await addPlayer(gateway, { fund: 2_000_000 })
  const { limit_up, buyable, lot, lot_step } = await sheet(uid, { code: STAR, price: 500_000 })
  expect({ limit_up, buyable, lot, lot_step }).toEqual({ limit_up: 55, buyable: 399, lot: 200, lot_step: 1 })
})

test('what can be bought is bounded by what may be in one share, and 0 where it is less than a lot', async () => {
  const { uid } = await addPlayer(gateway, { contest: 'capped', fund: 1_000_000 })
  expect((await sheet(uid)).buyable).toBe(500)
  const poor = await addPlayer(gateway, { fund: 90_000 })
  expect((await sheet(poor.uid)).buyable).toBe(0)
})

test('what the sheet says can be bought is taken, and a step more is not', async () => {
  const { uid, player_id } = await addPlayer(gateway, { fund: 7_654_321 })
  const { buyable } = await sheet(uid, { price: 99_900 })
  await expect(order(gateway, player_id, { qty: buyable + 100, price: 9.99 }, NOON)).rejects.toThrow(
    '可用资金不足',
  )
  await order(gateway, player_id, { qty: buyable, price: 9.99 }, NOON)
})

test('outside of sessions it says when orders are taken, and while there is trading that a quote is old', async () => {
  const { uid } = await addPlayer(gateway)
  expect(await sheet(uid, {}, at('12:00:00'))).toMatchObject({
    phase: 'break',
    closed_reason: '午间休市，13:00 起可以委托',
  })
  expect(await sheet(uid, {}, at('10:00:00', DAYS[1]))).toMatchObject({
    is_stale: true,
    ask1: null,
    bid1: null,
  })
  expect(await sheet(uid, {}, at('12:00:00', DAYS[1]))).toMatchObject({ is_stale: false })
  expect(await sheet(uid, {}, at('10:00:00', '2026-03-07'))).toMatchObject({ phase: 'closed' })
})

test('who is in no contest is told so', async () => {
  await expect(sheet(999_999)).rejects.toThrow('您还没有报名这项模拟炒股大赛')
})

test('orders are listed in parts, the newest first', async () => {
  const { uid, player_id } = await addPlayer(gateway)
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.unshift(String((await order(gateway, player_id, {}, NOON)).order_id))
  const seen: string[] = []
  let before: number | undefined
  do {
    const { list, next } = await listOrders(
      gateway.ctx,
      { uid, competition_id: undefined, before, page_size: 2 },
      NOON,
    )
    seen.push(...list.map(({ order_id }) => order_id))
    before = next === null ? undefined : Number(next)
  } while (before !== undefined)
  expect(seen).toEqual(ids)
})

test('an order is taken back once, by its own player, and a repeat answers it as it stands', async () => {
  const { uid, player_id } = await addPlayer(gateway)
  const other = await addPlayer(gateway)
  const { order_id } = await order(gateway, player_id, {}, NOON)
  await expect(cancelOrder(gateway.ctx, { uid: other.uid, order_id }, NOON)).rejects.toThrow('内容不存在')
  const cancel = () => cancelOrder(gateway.ctx, { uid, order_id }, NOON)
  const [first, ...others] = await Promise.all([cancel(), cancel(), cancel()])
  expect(first).toMatchObject({ state: 'cancelled', held: 0, remark: '您已撤单' })
  expect(others).toEqual([first, first])
})

test.each([
  ['09:22:00', '9:20–9:25 不能撤单'],
  ['12:00:00', '午间休市不能撤单'],
  ['14:58:00', '14:57–15:00 不能撤单'],
  ['15:00:00', '今天已经收市'],
])('at %s nothing is taken back', async (clock, msg) => {
  const { uid, player_id } = await addPlayer(gateway)
  const { order_id } = await order(gateway, player_id, {}, at('09:16:00'))
  await expect(cancelOrder(gateway.ctx, { uid, order_id }, at(clock))).rejects.toThrow(msg)
})

test('by the calls an order is answered again, listed, and taken back as it stands', async () => {
  const { headers, player_id } = await addPlayer(gateway)
  const given = await order(gateway, player_id, {}, NOON)
  await quoteAt(gateway, at('10:00:09'), { volume: 1_010_000 })
  await processTicks(gateway.ctx)
  const call = async (id: 'simulateOrder' | 'simulateCancel' | 'simulateOrders', fields: object) => {
    const { method, path } = operations[id]
    const sent = method === 'GET' ? { query: fields as Record<string, string> } : { payload: fields }
    return (await gateway.app.inject({ method, url: path, headers, ...sent })).json()
  }
  const sent = { client_no: given.client_no, code: SHARE, side: 'buy', qty: 100, price: '10' }
  const order_id = String(given.order_id)
  const filled = {
    order_id,
    state: 'filled',
    filled_price: 10,
    filled_amount: 100_000,
    fees: 501,
    price: 10,
    name: '江岸酒业',
  }
  expect(await call('simulateOrder', sent)).toMatchObject({ code: 1, response: filled })
  expect(await call('simulateOrder', { ...sent, price: '10.00' })).toMatchObject({
    code: 1,
    response: filled,
  })
  expect(await call('simulateOrder', { ...sent, qty: 200 })).toMatchObject({ code: 400062, response: null })
  expect(await call('simulateCancel', { order_id })).toMatchObject({ code: 1, response: filled })
  expect(await call('simulateOrders', { page_size: '1' })).toMatchObject({
    code: 1,
    response: { list: [filled], next: null },
  })
})

test('more than sixty orders in a minute are too many', async () => {
  const { headers } = await addPlayer(gateway)
  const { path: url } = operations.simulateOrder
  const payload = { client_no: 'a-new-order', code: '000000', side: 'buy', qty: 100, price: '10' }
  const codes: number[] = []
  for (let n = 0; n <= 60; n += 1)
    codes.push((await gateway.app.inject({ method: 'POST', url, headers, payload })).json().code)
  expect(codes.at(-1)).toBe(429001)
  expect(codes.at(-2)).not.toBe(429001)
})
