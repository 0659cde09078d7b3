import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { meetingOf, race } from '../../testing/race'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { addBar, addSales, addShares, settledState } from '../testing/settled-days'
import { addPlayer, at, DAY, DAYS, openMarket, order, quoteAt, STAR } from '../testing/trading-days'
import { metSettledContest } from './contest-days'
import { settleDay, writeDay } from './settle-day'
import { valuePlayers } from './value-players'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  await openMarket(store)
})
afterEach(() => store[Symbol.asyncDispose]())

const NOW = at('16:00:00', DAYS[4])
const settle = (day: string = DAY, now = NOW) => settleDay(store.ctx, 'contest', day, { now })
const problem = (problem: string) => expect.objectContaining({ name: 'SettlementRefusal', problem })

async function addHolder(): Promise<number> {
  const { player_id } = await addPlayer(store)
  await addShares(store, player_id, { qty: 1_050, day: DAY })
  return player_id
}

test('everybody is valued and ranked by the closes of the day', async () => {
  const holder = await addHolder()
  const { player_id: other } = await addPlayer(store)
  await addBar(store, DAY, { close: 10.01 })
  await addSales(store, other, DAY, [5, -5, 0])
  const { hash } = await settle()
  expect(await settledState(store)).toMatchObject({
    days: [{ day: DAY, state: 'settled', players: 2, hash }],
    prices: [{ code: '609901', price: 100_100, basis: 'close' }],
    assets: [
      { player_id: holder, cash: 100_000_000, holdings: 1_051_050, asset: 101_051_050, closed_trades: 0 },
      { player_id: other, asset: 100_000_000, peak: 100_000_000, closed_trades: 3, won_trades: 1 },
    ],
  })
  const { ranks } = await settledState(store)
  expect(ranks).toHaveLength(8)
  expect(ranks.slice(0, 2)).toMatchObject([
    { period: 'all', rank: 1, player_id: holder, return_rate: 10_510, win_rate: 0 },
    { period: 'all', rank: 2, player_id: other, return_rate: 0, win_rate: 333_333 },
  ])
})

test('what moves on a later day belongs to no earlier one', async () => {
  const holder = await addHolder()
  await addBar(store, DAY, { close: 10 })
  await addShares(store, holder, { code: STAR, qty: 200, day: DAYS[1] })
  await addSales(store, holder, DAYS[1], [1])
  await settle()
  const { assets } = await settledState(store)
  expect(assets).toMatchObject([{ holdings: 1_050_000, closed_trades: 0 }])
})

test.each([1, 2, 5, 6])('%i players at once come to the same as all at once', async (atOnce) => {
  for (let player = 0; player < 5; player += 1) await addHolder()
  await addBar(store, DAY, { close: 10 })
  await settle()
  const { assets } = await settledState(store)
  await store.database.owner.pool.query('DELETE FROM sim_asset')
  const contest = await metSettledContest(store.ctx.db.orm, 'contest')
  const valued = await store.ctx.db.orm.transaction((tx) =>
    valuePlayers(tx, contest, { day: DAY, before: undefined }, atOnce),
  )
  expect([valued, (await settledState(store)).assets]).toEqual([5, assets])
})

test('a repeat changes nothing and says so', async () => {
  await addHolder()
  await addBar(store, DAY, { close: 10 })
  expect(await settle()).toMatchObject({ outcome: 'settled', players: 1 })
  const before = await settledState(store)
  await store.database.owner.pool.query('UPDATE daily_bar SET close = 99000, low = 99000')
  expect(await settle()).toMatchObject({ outcome: 'already', players: 1, hash: before.days[0].hash })
  expect(await settledState(store)).toEqual(before)
})

test.each([
  ['an unknown contest', 'nothing', DAY, NOW, 'unknown', 'nothing'],
  ['a day before the contest', 'contest', '2026-02-27', NOW, 'unknown', '从 2026-03-02 到 2026-03-06'],
  ['a day that is not over', 'contest', DAY, at('15:09:59'), 'early', '15:10'],
  ['a day of the future', 'contest', DAYS[1], at('18:00:00'), 'early', '还没有收盘'],
  ['a day before which one is left', 'contest', DAYS[1], NOW, 'earlier', `先结算 ${DAY}`],
])('%s is refused', async (_what, contest, day, now, wanted, text) => {
  const settling = settleDay(store.ctx, contest, day, { now })
  await expect(settling).rejects.toEqual(problem(wanted))
  await expect(settling).rejects.toThrow(text)
  expect((await settledState(store)).days).toEqual([])
})

test('a day on which nobody trades is refused, and one of a year that nobody knows', async () => {
  const { pool } = store.database.owner
  await pool.query(`UPDATE competition SET start_day = '2025-12-31'`)
  await expect(settle('2026-02-28')).rejects.toEqual(problem('closed'))
  await expect(settle('2025-12-31')).rejects.toThrow('交易日历缺少 2025 年')
})

test('an order of the day that has not ended keeps it open', async () => {
  const { player_id } = await addPlayer(store)
  await quoteAt(store, at('09:59:00'), { volume: 1_000_000 })
  await order(store, player_id, { price: 9.9 }, at('10:00:00'))
  await expect(settle()).rejects.toThrow(`${DAY} 还有 1 笔委托没有结束`)
  expect((await settledState(store)).days).toEqual([])
})

test('a share without a price of the day keeps it open, unless it is suspended', async () => {
  await addHolder()
  await addBar(store, '2026-02-27', { close: 9 })
  await expect(settle()).rejects.toThrow('江岸酒业（609901）')
  await quoteAt(store, at('09:30:00'), { last: 9, is_suspended: true })
  expect(await settle()).toMatchObject({ outcome: 'settled', suspended: ['609901'], kept: [] })
  expect((await settledState(store)).assets).toMatchObject([{ holdings: 945_000 }])
})

test('a share that was suspended later and had a bar since then was not suspended on the day', async () => {
  await addHolder()
  await addBar(store, '2026-02-27', { close: 9 })
  await addBar(store, DAYS[1], { close: 9 })
  await quoteAt(store, at('09:30:00', DAYS[2]), { last: 9, is_suspended: true })
  await expect(settle()).rejects.toEqual(problem('price'))
})

test.each(['opened', 'valued', 'ranked'] as const)(
  'killed once it is %s, it comes to the same',
  async (killed) => {
    await addHolder()
    await addPlayer(store)
    await addBar(store, DAY, { close: 10.5, prev_close: 10 })
    const dying = settleDay(store.ctx, 'contest', DAY, {
      now: NOW,
      reached(step) {
        if (step === killed) throw new Error('killed')
      },
    })
    await expect(dying).rejects.toThrow('killed')
    expect(await settledState(store)).toMatchObject({ days: [{ state: 'settling' }], assets: [], ranks: [] })
    expect(await settle()).toMatchObject({ outcome: 'settled' })
    const after = await settledState(store)
    const { pool } = store.database.owner
    await pool.query('TRUNCATE sim_day, sim_price, sim_asset, sim_rank')
    await settle()
    expect(await settledState(store)).toEqual(after)
  },
)

test('of several at once one settles the day', async () => {
  await addHolder()
  await addBar(store, DAY, { close: 10 })
  const outcomes = await race(10, async () => (await settle()).outcome)
  expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1)
  const { days, assets, ranks } = await settledState(store)
  expect([days.length, assets.length, ranks.length]).toEqual([1, 1, 4])
})

test('the careless twin, which looks without locking, fails where two meet', async () => {
  await addHolder()
  await addBar(store, DAY, { close: 10 })
  await settleDay(store.ctx, 'contest', DAY, {
    now: NOW,
    reached() {
      throw new Error('only opened')
    },
  }).catch(() => {})
  const meet = meetingOf(2)
  const careless = async () => {
    const contest = await metSettledContest(store.ctx.db.orm, 'contest')
    return store.ctx.db.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ state: string }>(sql`SELECT state FROM sim_day`)
      await meet()
      if (rows[0]?.state === 'settling') await writeDay(tx, contest, DAY)
    })
  }
  const outcomes = await Promise.allSettled([careless(), careless()])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
