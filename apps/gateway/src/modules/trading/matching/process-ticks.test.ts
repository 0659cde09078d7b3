import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { cancelOrder } from '../orders/cancel-order'
import {
  addPlayer,
  at,
  DAY,
  DAYS,
  ETF,
  emptyMarket,
  openMarket,
  order,
  orderOf,
  quoteAt,
  SHARE,
  stateOf,
} from '../testing/trading-days'
import { applyActions } from './apply-actions'
import { expireOrders, lastDayOver } from './expire-orders'
import { processTicks } from './process-ticks'
import { replayDay } from './replay'
import { verifyTrading } from './verify'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store[Symbol.asyncDispose]())

beforeEach(async () => {
  await emptyMarket(store)
  await openMarket(store)
  await quoteAt(store, at('09:59:00'), { volume: 1_000_000 }, { code: ETF, last: 1, prev_close: 1 })
})

const NOON = at('10:00:00')

/** A quote after this many shares were traded, a quarter of which the next order can have. */
let volume = 1_000_000
function traded(shares: number): { volume: number } {
  volume += shares
  return { volume }
}
beforeEach(() => {
  volume = 1_000_000
})

async function rows(query: string) {
  return (await store.database.owner.pool.query(query)).rows
}

test('the quote on the screen fills nothing, the next one does', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, NOON)
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open' })
  await quoteAt(store, at('10:00:03'), traded(400))
  expect(await processTicks(store.ctx)).toBe(1)
  expect(await orderOf(store, order_id)).toMatchObject({
    state: 'filled',
    filled_amount: 100_000,
    commission: 500,
    transfer: 1,
    held: 0,
  })
  expect(await stateOf(store, player_id)).toEqual({
    cash: 99_899_499,
    held: 0,
    receivable: 0,
    positions: [{ code: SHARE, qty: 100, held: 0, cost: 100_501 }],
  })
})

test('a quote that has come but was not worked on yet fills nothing either', async () => {
  const { player_id } = await addPlayer(store)
  await quoteAt(store, at('10:00:03'), traded(400))
  const { order_id } = await order(store, player_id, {}, at('10:00:04'))
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open', filled_qty: 0 })
})

test('who came first is filled first, over as many quotes as it takes', async () => {
  const [ann, ben] = [await addPlayer(store), await addPlayer(store)]
  const first = await order(store, ann.player_id, { qty: 500 }, NOON)
  const second = await order(store, ben.player_id, { qty: 300 }, NOON)
  await quoteAt(store, at('10:00:03'), traded(2_400))
  await quoteAt(store, at('10:00:06'), traded(799))
  // And the one that was on the screen.
  expect(await processTicks(store.ctx)).toBe(3)
  expect(await orderOf(store, first.order_id)).toMatchObject({ state: 'filled' })
  expect(await orderOf(store, second.order_id)).toMatchObject({ state: 'open', filled_qty: 200 })
  expect(await rows('SELECT order_id::int, qty::int FROM sim_fill ORDER BY tick_id, order_id')).toEqual([
    { order_id: first.order_id, qty: 500 },
    { order_id: second.order_id, qty: 100 },
    { order_id: second.order_id, qty: 100 },
  ])
})

describe('a day with orders of every kind', () => {
  async function live() {
    const ann = await addPlayer(store)
    const bought = await order(store, ann.player_id, { qty: 400, price: 10.1 }, NOON)
    const cancelled = await order(store, ann.player_id, { qty: 900, price: 10 }, NOON)
    const expiring = await order(store, ann.player_id, { qty: 500, price: 9.9 }, NOON)
    await quoteAt(store, at('10:00:03'), { ...traded(2_400), ask1: 10 })
    await processTicks(store.ctx)
    await cancelOrder(store.ctx, { uid: ann.uid, order_id: cancelled.order_id }, at('10:00:04'))
    await quoteAt(store, at('10:00:06'), { ...traded(800), ask1: 9.9, last: 9.9, bid1: 9.9 })
    await processTicks(store.ctx)
    await expireOrders(store.ctx, DAY)
    return { ann, bought, cancelled, expiring }
  }

  test('fills, cancels and expires them, and gives back what they held', async () => {
    const { ann, bought, cancelled, expiring } = await live()
    expect(await orderOf(store, bought.order_id)).toMatchObject({ state: 'filled', filled_amount: 400_000 })
    expect(await orderOf(store, cancelled.order_id)).toMatchObject({
      state: 'cancelled',
      filled_qty: 200,
      held: 0,
      remark: '您已撤单',
    })
    expect(await orderOf(store, expiring.order_id)).toMatchObject({
      state: 'expired',
      filled_qty: 200,
      held: 0,
      remark: '当日有效，收盘时未成交的部分已撤销',
    })
    // 400 at 10, 200 at 10, 200 at 9.9: 7,980 yuan, three times the least commission and 8 fen.
    expect(await stateOf(store, ann.player_id)).toMatchObject({
      cash: 100_000_000 - 798_000 - 1_500 - 8,
      held: 0,
      positions: [{ qty: 800, held: 0, cost: 799_508 }],
    })
    expect(await verifyTrading(store.ctx.db.orm)).toEqual([])
  })

  test('comes out the same when it is gone through again, and again', async () => {
    await live()
    const report = await replayDay(store.ctx, DAY)
    expect(report).toMatchObject({ orders: 3, ticks: 2, fills: 3, differences: [] })
    expect((await replayDay(store.ctx, DAY)).hash).toBe(report.hash)
  })

  test('and what was changed behind its back is found', async () => {
    const { bought, ann } = await live()
    const { pool } = store.database.owner
    await pool.query('UPDATE sim_fill SET price = price + 1 WHERE order_id = $1', [bought.order_id])
    expect((await replayDay(store.ctx, DAY)).differences).toHaveLength(2)
    await pool.query('UPDATE sim_fill SET price = price - 1, amount = amount + 1 WHERE order_id = $1', [
      bought.order_id,
    ])
    await pool.query('UPDATE sim_account SET cash = cash + 1 WHERE player_id = $1', [ann.player_id])
    expect(await verifyTrading(store.ctx.db.orm)).toEqual([
      expect.stringContaining(`账户与资金流水之和不符：选手 ${ann.player_id}，`),
      expect.stringContaining(`委托与成交之和不符：委托 ${bought.order_id}，400/400000 ≠ 400/400001`),
      expect.stringContaining(`成交与流水不符：委托 ${bought.order_id}，`),
    ])
  })

  test('notes what each has done to what its player holds', async () => {
    await live()
    expect(
      await rows(
        'SELECT side, qty::int, price::int, from_weight, to_weight, profit FROM sim_trade ORDER BY side, trade_id',
      ),
    ).toMatchObject([
      { side: 'add', qty: 200, from_weight: 40 },
      { side: 'add', qty: 200, from_weight: 59, to_weight: 79 },
      { side: 'open', qty: 400, price: 100_000, from_weight: 0, profit: null },
    ])
  })
})

test('a sale is paid less its fees, takes its part of the cost, and says what it has brought', async () => {
  const { player_id } = await addPlayer(store)
  await order(store, player_id, { qty: 300 }, NOON)
  await quoteAt(store, at('10:00:03'), traded(4_000))
  await processTicks(store.ctx)
  const later = (clock: string) => at(clock, DAYS[1])
  await quoteAt(store, later('10:00:00'), { volume: 1_000, last: 11, prev_close: 10 })
  await order(store, player_id, { side: 'sell', qty: 100, price: 11 }, later('10:00:01'))
  await quoteAt(store, later('10:00:03'), { volume: 9_000, last: 11, prev_close: 10 })
  await processTicks(store.ctx)
  // Bought: 3,000 yuan and 5.03 of fees. Sold: 1,100 yuan less 5.00, 0.55 and 0.01.
  expect(await stateOf(store, player_id)).toMatchObject({
    cash: 100_000_000 - 300_503 + 110_000 - 556,
    positions: [{ qty: 200, held: 0, cost: 300_503 - 100_168 }],
  })
  expect(await rows("SELECT side, profit::int FROM sim_trade WHERE side = 'reduce'")).toEqual([
    { side: 'reduce', profit: 110_000 - 556 - 100_168 },
  ])
})

test('auction orders meet the opening price once, and wait for the session otherwise', async () => {
  const later = (clock: string) => at(clock, DAYS[1])
  const { player_id } = await addPlayer(store)
  const day = DAYS[1]
  const dear = await order(store, player_id, { price: 10.2 }, later('09:16:00'))
  const cheap = await order(store, player_id, { price: 10 }, later('09:21:00'))
  await quoteAt(store, later('09:20:00'), { open: null, volume: 0, last: 10 })
  await quoteAt(store, later('09:25:03'), { open: 10.1, volume: 4_000, last: 10.1, ask1: 10 })
  await processTicks(store.ctx)
  expect(await orderOf(store, dear.order_id)).toMatchObject({ state: 'filled', filled_amount: 101_000 })
  expect(await orderOf(store, cheap.order_id)).toMatchObject({ state: 'open' })
  await quoteAt(store, later('09:30:03'), { open: 10.1, volume: 8_000, last: 10, ask1: 10 })
  await processTicks(store.ctx)
  expect(await orderOf(store, cheap.order_id)).toMatchObject({ state: 'filled', filled_amount: 100_000 })
  await expireOrders(store.ctx, day)
  expect((await replayDay(store.ctx, day)).differences).toEqual([])
})

test('the closing price fills what waits for it, and nothing before', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, at('14:58:00'))
  await quoteAt(store, at('14:59:00'), traded(4_000))
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open' })
  await quoteAt(store, at('15:00:03'), { ...traded(4_000), last: 9.98, ask1: null, bid1: null })
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'filled', filled_amount: 99_800 })
})

test('a quote that came late is kept and fills nothing', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, NOON)
  await quoteAt(store, at('10:00:03'), { ...traded(4_000), is_simulated: false })
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open' })
  expect(await rows('SELECT is_stale FROM sim_quote')).toEqual([{ is_stale: true }])
})

test('an order of a day never meets quotes of another', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, NOON)
  await quoteAt(store, at('10:00:00', DAYS[1]), { volume: 40_000 })
  await processTicks(store.ctx)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open' })
})

test('before orders expire, all quotes that have come are worked on', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, NOON)
  await quoteAt(store, at('10:00:03'), traded(4_000))
  expect(await expireOrders(store.ctx, DAY)).toBe(0)
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'filled' })
})

test.each([
  ['2026-03-02T15:09:59+08:00', '2026-03-01'],
  ['2026-03-02T15:10:00+08:00', '2026-03-02'],
  ['2026-03-03T00:00:00+08:00', '2026-03-02'],
])('at %s the last day that is over is %s', (now, day) => {
  expect(lastDayOver(new Date(now))).toBe(day)
})

describe('corporate actions', () => {
  const EX = DAYS[1]
  async function holding(qty: number) {
    const player = await addPlayer(store)
    await store.database.owner.pool.query(
      `INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost) VALUES ($1, $2, $3, 'buy', 'given', $4, 100000)`,
      [player.player_id, SHARE, DAY, qty],
    )
    return player
  }
  async function announce(pay_date: string | null) {
    await store.database.owner.pool.query(
      `INSERT INTO corporate_action (code, ex_date, cash, bonus, pay_date, source) VALUES ($1, $2, 25000, 15000, $3, '公告')`,
      [SHARE, EX, pay_date],
    )
  }

  test('bring bonus shares and a dividend that is due until it is paid', async () => {
    const { player_id } = await holding(6_000)
    await announce(DAYS[3])
    expect(await applyActions(store.ctx, EX)).toBe(1)
    // 1.5 for ten: 6,900, not 6,899. 2.5 yuan for ten: 1,500 yuan, of the shares of the night.
    const due = {
      cash: 100_000_000,
      receivable: 150_000,
      positions: [{ qty: 6_900, cost: 100_000 - 150_000 }],
    }
    expect(await stateOf(store, player_id)).toMatchObject(due)
    await applyActions(store.ctx, EX)
    await applyActions(store.ctx, DAYS[2])
    expect(await stateOf(store, player_id)).toMatchObject(due)
    await applyActions(store.ctx, DAYS[4])
    expect(await stateOf(store, player_id)).toMatchObject({ cash: 100_150_000, receivable: 0 })
    expect(await verifyTrading(store.ctx.db.orm)).toEqual([])
  })

  test('come to the same when they are announced after trading has begun', async () => {
    const { player_id } = await holding(200)
    await quoteAt(store, at('10:00:00', EX), {})
    await order(store, player_id, { side: 'sell', qty: 200 }, at('10:00:01', EX))
    await quoteAt(store, at('10:00:03', EX), { volume: 4_000 })
    await processTicks(store.ctx)
    await announce(null)
    await applyActions(store.ctx, EX)
    expect(await stateOf(store, player_id)).toMatchObject({
      receivable: 0,
      cash: 100_000_000 + 200_000 - 602 + 5_000,
      positions: [{ qty: 30, cost: -5_000 }],
    })
  })
})
