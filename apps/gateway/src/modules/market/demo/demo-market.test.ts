import { expect, test } from 'vitest'
import { openTestStore } from '../../testing/start-test-gateway'
import { findQuotes, lastTradeDay } from '../index'
import { dailyLimit, demoBars, referencePrice, tickOf } from './demo-bars'
import { demoYear } from './demo-calendar'
import { DEMO_INSTRUMENTS } from './demo-instruments'
import { demoMarket } from './demo-market'
import { showDemoMarket } from './show-demo-market'

const CALENDAR = [2025, 2026, 2027].flatMap(demoYear)
const made = demoMarket(CALENDAR, '2026-11-28')

test('it is the same for the same day', () => {
  expect(demoMarket(CALENDAR, '2026-11-28')).toEqual(made)
  expect(demoBars(DEMO_INSTRUMENTS[0], ['2026-11-27'])).not.toEqual(
    demoBars(DEMO_INSTRUMENTS[1], ['2026-11-27']),
  )
})

test('every bar keeps to the limits of its board and to the steps of its prices', () => {
  const byCode = new Map<string, (typeof DEMO_INSTRUMENTS)[number]>(
    DEMO_INSTRUMENTS.map((one) => [one.code, one]),
  )
  expect(made.bars.length).toBe(DEMO_INSTRUMENTS.length * 260 - 6)
  const wrong = made.bars.filter(({ code, open, high, low, close, prev_close, volume, amount }) => {
    const instrument = byCode.get(code)
    if (!instrument) return true
    const prices = [open, high, low, close]
    return !(
      prices.every((one) => Math.abs(one - prev_close) * 100 <= dailyLimit(instrument) * prev_close) &&
      prices.every((one) => one > 0 && one % tickOf(instrument) === 0) &&
      low <= Math.min(open, close) &&
      high >= Math.max(open, close) &&
      volume % 100 === 0 &&
      Number.isSafeInteger(amount)
    )
  })
  expect(wrong).toEqual([])
})

test.each([
  ['609901', 10],
  ['309901', 20],
  ['689901', 20],
  ['920991', 30],
  ['519901', 10],
])('%s may move by %d per cent in a day', (code, limit) => {
  const instrument = DEMO_INSTRUMENTS.find((one) => one.code === code)
  expect(instrument && dailyLimit(instrument)).toBe(limit)
})

test('a day goes on from the close before, on an ex-date from the reference price', () => {
  expect(made.actions).toHaveLength(2)
  for (const { code } of DEMO_INSTRUMENTS) {
    const bars = made.bars.filter((bar) => bar.code === code)
    const jumps = bars.flatMap(({ day, prev_close }, index) => {
      const before = bars[index - 1]
      return before && before.close !== prev_close ? [{ day, prev_close, close: before.close }] : []
    })
    const action = made.actions.find((one) => one.code === code)
    expect(jumps.map(({ day }) => day)).toEqual(action ? [action.ex_date] : [])
    for (const { prev_close, close } of jumps)
      expect(prev_close).toBe(referencePrice(close, action ?? { cash: 0, bonus: 0 }, 100))
  }
})

test.each([
  [100_000, { cash: 10_000, bonus: 0 }, 99_000],
  [140_000, { cash: 0, bonus: 40_000 }, 100_000],
  [150_000, { cash: 100_000, bonus: 40_000 }, 100_000],
])('a close of %d is %j on its ex-date', (close, action, reference) => {
  expect(referencePrice(close, action, 100)).toBe(reference)
})

test.each(['2026-11-28T03:00:00Z', '2026-01-03T03:00:00Z'])(
  'a store of %s has quotes of the last trade day, but of the share that is suspended',
  async (at) => {
    await using store = await openTestStore()
    for (let start = 0; start < 2; start += 1) await showDemoMarket(store.ctx, Date.parse(at))
    const { orm, pool } = store.ctx.db
    const last = await lastTradeDay(orm, at.slice(0, 10))
    const quotes = await findQuotes(
      orm,
      DEMO_INSTRUMENTS.map(({ code }) => code),
    )
    expect(quotes.size).toBe(DEMO_INSTRUMENTS.length)
    for (const { code, quoted_at, is_suspended, is_simulated, source } of quotes.values()) {
      expect([code, is_simulated, source]).toEqual([code, true, '模拟行情'])
      const close = Date.parse(`${last}T15:00:00+08:00`)
      if (code === '009908') {
        expect(is_suspended).toBe(true)
        expect(quoted_at.getTime()).toBeLessThan(close)
      } else expect([is_suspended, quoted_at.getTime()]).toEqual([false, close])
    }
    const count = async (table: string) => (await pool.query(`SELECT FROM ${table}`)).rowCount ?? 0
    expect(await count('daily_bar')).toBeGreaterThan(9_000)
    expect(await count('corporate_action')).toBe(2)
    expect(
      (await pool.query("SELECT FROM market_notice WHERE url NOT LIKE 'https://www.example.com/%'")).rowCount,
    ).toBe(0)
  },
)
