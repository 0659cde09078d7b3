import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { sourceStatus } from './source-status'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await rows(
    `INSERT INTO trade_calendar (day, is_open) SELECT day::date, extract(isodow FROM day) < 6
       FROM generate_series(timestamp '2026-01-01', '2026-12-31', '1 day') AS day;
     INSERT INTO instrument (code, name, initials, kind, exchange, delisted_on) VALUES
       ('609901', '江岸酒业', 'jajy', 'stock', 'SSE', NULL), ('609902', '北辰软件', 'bcrj', 'stock', 'SSE', NULL),
       ('609903', '东溪芯片', 'dxxp', 'stock', 'SSE', NULL), ('609904', '退市的', 'tsd', 'stock', 'SSE', '2026-01-05')`,
  )
})
afterAll(() => store[Symbol.asyncDispose]())
beforeEach(() => rows('DELETE FROM quote; DELETE FROM quote_tick'))

const rows = async (statement: string, values?: unknown[]) =>
  (await store.database.owner.pool.query(statement, values)).rows
const at = (clock: string, day = '2026-03-02') => new Date(`${day}T${clock}+08:00`)
const status = (now: Date) => sourceStatus(store.ctx, now)

/** The newest quote of a share, and when it came. */
const quote = (
  code: string,
  quoted: Date,
  came: Date,
  more: { source?: string; is_suspended?: boolean } = {},
) =>
  rows(
    `INSERT INTO quote (code, last, prev_close, volume, amount, quoted_at, source, is_suspended, updated_at)
     VALUES ($1, 100000, 100000, 0, 0, $2, $3, $4, $5)`,
    [code, quoted, more.source ?? '行情商', more.is_suspended ?? false, came],
  )
/** Quotes of a share as they came, each so many seconds after its own time, in place of those that triggers have kept. */
async function ticks(code: string, came: Date, delays: readonly number[]): Promise<void> {
  for (const [index, delay] of delays.entries())
    await rows(
      `INSERT INTO quote_tick (tick_id, code, last, prev_close, volume, traded, is_suspended, is_simulated, quoted_at, received_at)
       VALUES ($1, $2, 1, 1, 0, 0, false, false, $3, $4)`,
      [1_000_000 + index, code, new Date(came.getTime() - delay * 1_000), came],
    )
}

test('a store without quotes says so, and whether an address is set but not which', async () => {
  const told = await status(at('10:00:00'))
  expect(told).toMatchObject({
    is_set: false,
    sources: [],
    day: null,
    listed: 3,
    without_quote: { count: 3 },
  })
  const ctx = {
    ...store.ctx,
    config: { ...store.ctx.config, marketSourceUrl: 'https://user:secret@quotes.example' },
  }
  const set = await sourceStatus(ctx, at('10:00:00'))
  expect(set.is_set).toBe(true)
  expect(JSON.stringify(set)).not.toMatch(/secret|quotes\.example/)
})

test.each([
  ['09:14:59', 'before', '2026-03-02'],
  ['09:15:00', 'open', '2026-03-02'],
  ['11:30:00', 'break', '2026-03-02'],
  ['13:00:00', 'open', '2026-03-02'],
  ['15:00:00', 'after', '2026-03-03'],
])('at %s of a day of trading the market is %s', async (clock, market, next_day) => {
  expect(await status(at(clock))).toMatchObject({ market, next_day, calendar_until: '2026-12-31' })
})

test('at a weekend it is closed, and of a year that nobody knows nothing is said', async () => {
  expect(await status(at('10:00:00', '2026-03-07'))).toMatchObject({
    market: 'closed',
    next_day: '2026-03-09',
  })
  expect(await status(at('10:00:00', '2027-03-01'))).toMatchObject({
    ...{ market: 'unknown', next_day: null, calendar_until: null },
  })
  expect(await status(at('10:00:00', '2026-12-31'))).toMatchObject({
    next_day: '2026-12-31',
    missing_year: 2027,
  })
  expect((await status(at('16:00:00', '2026-12-31'))).next_day).toBeNull()
})

test('delays are told by source: half of the quotes, nineteen of twenty, and the longest', async () => {
  await quote('609901', at('10:00:00'), at('10:00:02'))
  await quote('609902', at('09:59:00'), at('10:00:02'), { source: '另一家' })
  await rows('DELETE FROM quote_tick')
  await ticks(
    '609901',
    at('10:00:02'),
    Array.from({ length: 100 }, (_, index) => index + 1),
  )
  expect(await status(at('10:01:00'))).toMatchObject({
    day: '2026-03-02',
    sources: [
      { source: '另一家', instruments: 1, ticks: 0, delay: null },
      {
        source: '行情商',
        instruments: 1,
        ticks: 100,
        delay: { p50: 50, p95: 95, max: 100 },
        newest_at: '2026-03-02T02:00:00Z',
      },
    ],
  })
})

test('only the last day on which quotes came counts, and a clock that is ahead is no delay', async () => {
  await quote('609901', at('10:00:00'), at('10:00:02'))
  await rows('DELETE FROM quote_tick')
  await ticks('609901', at('10:00:00', '2026-02-27'), [500])
  await rows('UPDATE quote_tick SET tick_id = 1')
  await ticks('609901', at('10:00:00'), [-3, 1])
  expect((await status(at('10:01:00'))).sources).toMatchObject([
    { ticks: 2, delay: { p50: 0, p95: 1, max: 1 } },
  ])
})

test('while the market is open, what has no newer quote for five minutes is stale, but not what is suspended', async () => {
  await quote('609901', at('10:00:00'), at('10:00:02'))
  await quote('609902', at('09:15:00'), at('09:15:02'), { is_suspended: true })
  const stale = async (clock: string) => (await status(at(clock))).stale
  expect((await stale('10:05:00')).count).toBe(0)
  expect(await stale('10:05:03')).toEqual({
    count: 1,
    list: [{ code: '609901', name: '江岸酒业', quoted_at: '2026-03-02T02:00:00Z' }],
  })
  expect((await status(at('10:05:03'))).without_quote).toMatchObject({ count: 1, list: [{ code: '609903' }] })
  // At noon nothing comes, and just after it nothing has had the time to.
  expect([
    (await stale('12:00:00')).count,
    (await stale('13:04:00')).count,
    (await stale('13:05:00')).count,
  ]).toEqual([0, 0, 1])
})
