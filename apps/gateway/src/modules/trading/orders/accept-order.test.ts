import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../http/app-error'
import { signInMember } from '../../testing/sign-in-member'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import {
  addContest,
  addPlayer,
  asked,
  at,
  DAYS,
  ETF,
  openMarket,
  order,
  orderOf,
  quoteAt,
  SHARE,
  STAR,
  stateOf,
} from '../testing/trading-days'
import { acceptOrder } from './accept-order'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await openMarket(store)
  await addContest(store, 'capped', { most_percent: 50 })
  await quoteAt(
    store,
    at('10:00:00'),
    { volume: 1_000_000, bid1: 9.99, ask1: 10.01 },
    { code: STAR, last: 50, prev_close: 50 },
    { code: ETF, last: 1, prev_close: 1 },
  )
})
afterAll(() => store[Symbol.asyncDispose]())

/** The refusal of an order; undefined: it is accepted. */
async function refusal(running: Promise<unknown>): Promise<[code: number, msg: string] | undefined> {
  try {
    await running
    return undefined
  } catch (error) {
    if (error instanceof AppError) return [error.error.code, error.error.msg]
    throw error
  }
}

const NOON = at('10:00:05')

test('an order to buy holds what it costs at its price with all fees', async () => {
  const { player_id } = await addPlayer(store)
  const { order_id } = await order(store, player_id, {}, NOON)
  expect(await stateOf(store, player_id)).toMatchObject({ cash: 99_899_499, held: 100_501 })
  expect(await orderOf(store, order_id)).toMatchObject({ state: 'open', held: 100_501, filled_qty: 0 })
})

test('a market order holds what it would cost at the upper limit', async () => {
  const { player_id } = await addPlayer(store)
  await order(store, player_id, { price: null }, NOON)
  expect(await stateOf(store, player_id)).toMatchObject({ held: 110_501 })
})

test('an order to sell holds the shares, which cannot be sold twice', async () => {
  const { player_id } = await addPlayer(store)
  await give(player_id, 300)
  await order(store, player_id, { side: 'sell', qty: 200 }, NOON)
  expect((await stateOf(store, player_id)).positions).toMatchObject([{ qty: 300, held: 200 }])
  expect(await refusal(order(store, player_id, { side: 'sell', qty: 200 }, NOON))).toEqual([
    400062,
    '可卖数量不足，委托 200 股，可卖 100 股（当日买入的下一个交易日才能卖出）',
  ])
})

test('what was bought today is not sold today', async () => {
  const { player_id } = await addPlayer(store)
  await give(player_id, 200, DAYS[0])
  expect((await refusal(order(store, player_id, { side: 'sell' }, NOON)))?.[1]).toContain('可卖 0 股')
  await quoteAt(store, at('10:00:00', DAYS[1]), {})
  expect(await refusal(order(store, player_id, { side: 'sell' }, at('10:00:05', DAYS[1])))).toBeUndefined()
  await rewind()
})

test('more than there is, is refused with what is needed and what there is, and nothing is kept of it', async () => {
  const { player_id } = await addPlayer(store, { fund: 900_000 })
  expect(await refusal(order(store, player_id, { qty: 1_000 }, NOON))).toEqual([
    400062,
    '可用资金不足，需要 10,005.10 元，可用 9,000.00 元',
  ])
  expect(await stateOf(store, player_id)).toMatchObject({ cash: 900_000, held: 0 })
  const { rows } = await store.database.owner.pool.query('SELECT FROM sim_order WHERE player_id = $1', [
    player_id,
  ])
  expect(rows).toEqual([])
})

describe('a share is not more than its part of all that somebody has', () => {
  test('with what is held and ordered of it', async () => {
    const { player_id } = await addPlayer(store, { contest: 'capped', fund: 1_000_000 })
    expect(await refusal(order(store, player_id, { qty: 600 }, NOON))).toEqual([
      400062,
      '委托后江岸酒业将占总资产的 60.0%，单只证券最多占 50%',
    ])
    expect(await refusal(order(store, player_id, { qty: 300 }, NOON))).toBeUndefined()
    expect(await refusal(order(store, player_id, { qty: 200 }, NOON))).toBeUndefined()
    expect((await refusal(order(store, player_id, { qty: 100 }, NOON)))?.[1]).toContain('60.0%')
  })
})

describe('the same number again', () => {
  test('is the same order, whatever the day has become', async () => {
    const { player_id } = await addPlayer(store)
    const given = asked()
    const first = await acceptOrder(store.ctx, player_id, given, NOON)
    const again = await acceptOrder(store.ctx, player_id, given, at('03:00:00', '2026-03-14'))
    expect(again.order_id).toBe(first.order_id)
    expect(await stateOf(store, player_id)).toMatchObject({ held: 100_501 })
  })

  test('is refused for another order', async () => {
    const { player_id } = await addPlayer(store)
    const given = asked()
    await acceptOrder(store.ctx, player_id, given, NOON)
    expect(await refusal(acceptOrder(store.ctx, player_id, { ...given, qty: 200 }, NOON))).toEqual([
      400062,
      '这个委托编号已经用于另一笔委托，请刷新页面后重新委托',
    ])
  })
})

test.each<[string, Parameters<typeof asked>[0], string]>([
  ['a code that nobody has', { code: '000001' }, '没有这个代码，请检查后再委托'],
  ['part of a lot', { qty: 150 }, '买入数量应为 100 股的整数倍'],
  ['too few of STAR', { code: STAR, price: 50, qty: 199 }, '买入数量至少为 200 股'],
  ['too many', { qty: 1_000_100 }, '一笔委托最多 1,000,000 股，请分成几笔'],
  ['a price between two steps', { price: 10.005 }, '委托价格应为 0.01 元的整数倍'],
  ['an ETF between two steps', { code: ETF, price: 1.0005 }, '委托价格应为 0.001 元的整数倍'],
  ['above the upper limit', { price: 11.01 }, '委托价 11.01 元高于今日涨停价 11.00 元'],
  ['below the lower limit', { price: 8.99 }, '委托价 8.99 元低于今日跌停价 9.00 元'],
  ['far above what is asked', { price: 10.5 }, '连续竞价期间，买入价此刻不能高于 10.21 元'],
])('%s is refused', async (_what, given, msg) => {
  const { player_id } = await addPlayer(store)
  expect(await refusal(order(store, player_id, given, NOON))).toEqual([400062, msg])
})

test.each<[string, Date, string | undefined]>([
  ['before the auction', at('09:14:59'), '还没有到委托时间，9:15 起可以委托'],
  ['in the auction', at('09:15:00'), undefined],
  ['between auction and session', at('09:26:00'), undefined],
  ['in the break', at('12:00:00'), '午间休市，13:00 起可以委托'],
  ['in the closing auction', at('14:58:00'), undefined],
  ['after the close', at('15:00:00'), '今天已经收市，下一个交易日 9:15 起可以委托'],
])('%s', async (_when, moment, msg) => {
  const { player_id } = await addPlayer(store)
  expect((await refusal(order(store, player_id, {}, moment)))?.[1]).toBe(msg)
})

test('on a day without trading nothing is taken', async () => {
  const { player_id } = await addPlayer(store)
  await store.database.owner.pool.query("UPDATE trade_calendar SET is_open = false WHERE day = '2026-03-05'")
  expect((await refusal(order(store, player_id, {}, at('10:00:00', '2026-03-05'))))?.[1]).toBe(
    '今天（3月5日）休市，交易日 9:15 起可以委托',
  )
})

test('before the first quote of a day its limits follow from the last price', async () => {
  const { player_id } = await addPlayer(store)
  const early = at('09:16:00', DAYS[2])
  expect((await refusal(order(store, player_id, { price: 11.01 }, early)))?.[1]).toContain('涨停价 11.00')
  await store.database.owner.pool.query(
    `INSERT INTO corporate_action (code, ex_date, cash, bonus, source) VALUES ($1, $2, 10000, 100000, '公告')`,
    [SHARE, DAYS[2]],
  )
  // Ten for ten and one yuan for ten: (10 − 0.1) / 2 = 4.95, and a tenth more is 5.45.
  expect((await refusal(order(store, player_id, { price: 5.46 }, early)))?.[1]).toBe(
    '委托价 5.46 元高于今日涨停价 5.45 元',
  )
})

describe('market orders', () => {
  test('are taken while trading is continuous', async () => {
    const { player_id } = await addPlayer(store)
    expect((await refusal(order(store, player_id, { price: null }, at('09:26:00'))))?.[1]).toContain(
      '市价委托只在 9:30–11:30 和 13:00–14:57 接受',
    )
  })

  test('need somebody on the other side, where limit orders wait', async () => {
    const { player_id } = await addPlayer(store)
    await quoteAt(store, at('10:01:00'), { last: 11, bid1: 11, ask1: 0.0001, volume: 1_000_000 })
    await store.database.owner.pool.query('UPDATE quote SET ask1 = NULL WHERE code = $1', [SHARE])
    expect((await refusal(order(store, player_id, { price: null }, at('10:01:05'))))?.[1]).toBe(
      '江岸酒业现在没有卖盘，市价买入不能成交，可以改用限价委托',
    )
    expect(await refusal(order(store, player_id, { price: 11 }, at('10:01:05')))).toBeUndefined()
    await rewind()
  })
})

test('a suspended share is refused', async () => {
  const { player_id } = await addPlayer(store)
  await quoteAt(store, at('10:02:00'), { is_suspended: true })
  expect((await refusal(order(store, player_id, {}, at('10:02:05'))))?.[1]).toBe(
    '江岸酒业停牌中，复牌后可以委托',
  )
  await rewind()
})

describe('who may not trade', () => {
  test('is told when the contest begins, and that it is over', async () => {
    const { player_id } = await addPlayer(store)
    expect(await refusal(order(store, player_id, {}, at('10:00:00', '2026-02-27')))).toEqual([
      400011,
      '比赛 3月2日开始，开始后可以委托',
    ])
    expect(await refusal(order(store, player_id, {}, at('10:00:00', '2026-03-09')))).toEqual([
      400012,
      '比赛已经结束，不能再委托',
    ])
  })

  test('is told that they are out of it', async () => {
    const { player_id } = await addPlayer(store)
    const { member_id } = await signInMember(store, { roles: ['operator'] })
    await store.database.owner.pool.query(
      `UPDATE sim_player SET disqualified_at = now(), disqualified_reason = '违规', disqualified_by = $2
       WHERE player_id = $1`,
      [player_id, member_id],
    )
    expect(await refusal(order(store, player_id, {}, NOON))).toEqual([
      400014,
      '您已因违规被取消参赛资格，不能再委托',
    ])
  })
})

/** Gives somebody shares that they have held since a day. */
async function give(player_id: number, qty: number, day = '2026-02-27'): Promise<void> {
  await store.database.owner.pool.query(
    `INSERT INTO sim_share_ledger (player_id, code, day, move, ref, qty, cost) VALUES ($1, $2, $3, 'buy', 'given', $4::int, $4::int * 1000)`,
    [player_id, SHARE, day, qty],
  )
}

/** Restores the first quote, as quotes only move forward. */
async function rewind(): Promise<void> {
  await store.database.owner.pool.query(
    'ALTER TABLE quote DISABLE TRIGGER USER; DELETE FROM quote; ALTER TABLE quote ENABLE TRIGGER USER',
  )
  await quoteAt(
    store,
    at('10:00:00'),
    { volume: 1_000_000, bid1: 9.99, ask1: 10.01 },
    { code: STAR, last: 50, prev_close: 50 },
    { code: ETF, last: 1, prev_close: 1 },
  )
}
