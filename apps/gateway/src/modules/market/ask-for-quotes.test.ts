import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type MarketSource, type SourceQuote, SupplierError } from '../../integrations'
import { importLines } from '../testing/import-lines'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { askForQuotes } from './ask-for-quotes'
import { demoYear } from './demo/demo-calendar'
import { findQuotes } from './index'

const CODES = ['600001', '600002']
const IN_TIME = new Date('2026-11-27T10:00:20+08:00')

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
  await store.database.owner.pool.query(`
    INSERT INTO instrument (code, name, initials, kind, exchange, delisted_on) VALUES
      ('600001', '甲', 'j', 'stock', 'SSE', NULL), ('600002', '乙', 'y', 'stock', 'SSE', NULL),
      ('600003', '丙', 'b', 'stock', 'SSE', '2020-01-01')`)
  await importLines(
    store,
    'trade-calendar',
    demoYear(2026).map(({ day, is_open }) => ({ day, is_open })),
  )
})
afterEach(() => store[Symbol.asyncDispose]())

const quote = (code: string, more: Partial<SourceQuote> = {}): SourceQuote => ({
  code,
  last: '12.345',
  prev_close: '12.3',
  open: '0',
  high: null,
  low: null,
  bid1: null,
  ask1: null,
  volume: 100,
  amount: '1234.50',
  quoted_at: new Date('2026-11-27T10:00:10+08:00'),
  is_suspended: false,
  source: '示例行情',
  ...more,
})

const sourceOf = (...quotes: SourceQuote[]) => ({
  quotesOf: vi.fn<MarketSource['quotesOf']>(async () => quotes),
})

/** In how many seconds each queued job may be started. */
async function waiting(): Promise<number[]> {
  const { rows } = await store.database.owner.pool.query(
    "SELECT extract(epoch FROM start_after - created_on)::float AS s FROM pgboss.job WHERE name = 'market-quotes'",
  )
  return rows.map(({ s }) => Math.round(s))
}

test('within a day of trading all that is listed is asked for, stored exactly, and asked for in the next minute', async () => {
  const source = sourceOf(quote('600001'))
  await askForQuotes(store.ctx, source, IN_TIME)
  expect(source.quotesOf.mock.calls).toEqual([[CODES]])
  expect(await waiting()).toEqual([40])
  const quotes = await findQuotes(store.ctx.db.orm, CODES)
  expect([...quotes.values()]).toMatchObject([
    { code: '600001', last: 123_450, open: null, amount: 123_450, is_simulated: false, source: '示例行情' },
  ])
})

test('several jobs of one minute ask once, and leave one', async () => {
  const source = sourceOf(quote('600001'))
  await Promise.all(Array.from({ length: 5 }, () => askForQuotes(store.ctx, source, IN_TIME)))
  expect(source.quotesOf).toHaveBeenCalledTimes(1)
  expect(await waiting()).toEqual([40])
})

test.each([
  ['before it begins', '2026-11-27T09:14:00+08:00', [60]],
  ['at night, when the day begins', '2026-11-27T00:00:00+08:00', [9.25 * 3_600]],
  ['after it has ended', '2026-11-27T15:06:00+08:00', []],
  ['on a Saturday that is worked', '2026-10-10T10:00:00+08:00', []],
  ['on a holiday', '2026-10-01T10:00:00+08:00', []],
  ['in a year that nobody knows', '2027-01-04T10:00:00+08:00', []],
])('%s nobody is asked', async (_when, now, left) => {
  const source = sourceOf(quote('600001'))
  await askForQuotes(store.ctx, source, new Date(now))
  expect(source.quotesOf).not.toHaveBeenCalled()
  expect(await waiting()).toEqual(left)
})

test.each(['09:15', '15:05'])('at %s somebody is', async (clock) => {
  const source = sourceOf()
  await askForQuotes(store.ctx, source, new Date(`2026-11-27T${clock}:00+08:00`))
  expect(source.quotesOf).toHaveBeenCalledTimes(1)
})

test('without a source there is nothing to do and nothing to come back for', async () => {
  await askForQuotes(store.ctx, undefined, IN_TIME)
  expect(await waiting()).toEqual([])
})

test('a source that does not answer is asked again in the next minute', async () => {
  const quotesOf = vi.fn(async () => {
    throw new SupplierError('no_answer', 'It hangs.')
  })
  await askForQuotes(store.ctx, { quotesOf }, IN_TIME)
  expect(await waiting()).toEqual([40])
})

test('an older quote changes nothing, and one of the future or without a price is dropped', async () => {
  const stored = async () => (await findQuotes(store.ctx.db.orm, CODES)).get('600001')?.last
  await askForQuotes(store.ctx, sourceOf(quote('600001')), IN_TIME)
  const later = new Date('2026-11-27T10:01:00+08:00')
  const older = { last: '1', quoted_at: new Date('2026-11-27T10:00:09+08:00') }
  await askForQuotes(store.ctx, sourceOf(quote('600001', older)), later)
  expect(await stored()).toBe(123_450)
  const wrong = [quote('600001', { quoted_at: new Date('2027-01-01') }), quote('600002', { last: '0' })]
  await askForQuotes(store.ctx, sourceOf(...wrong), new Date('2026-11-27T10:02:00+08:00'))
  expect(await stored()).toBe(123_450)
  expect((await findQuotes(store.ctx.db.orm, CODES)).size).toBe(1)
})
