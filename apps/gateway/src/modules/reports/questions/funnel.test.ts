import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { funnel as reckoned } from '../testing/slow-questions'
import { funnel } from './funnel'
import type { ConversionStep } from './questions'

const DAYS = { from: '2026-11-20', to: '2026-11-20' }
const BEGIN = Date.parse('2026-11-20T08:00:00+08:00')

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await store.ctx.db.pool.query(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
})
afterAll(() => store?.[Symbol.asyncDispose]())

/** Few kinds, few visitors and few moments, so that equal moments and equal steps are common. */
const kind = fc.constantFrom<ConversionStep>('lead', 'order', 'payment')
const minute = fc.nat(12)
const history = fc.record({
  views: fc.array(fc.record({ visitor: fc.nat(2), minute, isKnown: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  did: fc.array(fc.record({ visitor: fc.nat(2), minute, kind, amount: fc.nat(100) }), { maxLength: 10 }),
  steps: fc.oneof(
    fc.array(kind, { minLength: 1, maxLength: 3 }),
    kind.map((same): ConversionStep[] => [same, same]),
  ),
})
type History = typeof history extends fc.Arbitrary<infer Drawn> ? Drawn : never

const at = (minutes: number) => new Date(BEGIN + minutes * 5 * 60_000).toISOString()
const WINDOW_HOURS = 1

/** What a history stores: an unknown visitor has a session for a name, and does nothing that is known to be theirs. */
function rowsOf({ views, did }: History, number: number) {
  const code = `page-${number}`
  const nameOf = (visitor: number) => `${code}-${visitor}`
  return {
    code,
    views: views.map(({ visitor, minute, isKnown }, index) => ({
      code,
      view: `${code}-session-${index}`,
      visitor: isKnown ? nameOf(visitor) : null,
      at: at(minute),
    })),
    conversions: did.map(({ visitor, minute, kind: conversion, amount }, index) => ({
      id: number * 100 + index + 1,
      conversion,
      visitor: nameOf(visitor),
      amount,
      at: at(minute),
    })),
  }
}

type Rows = ReturnType<typeof rowsOf>

/** Stores all histories and lets the database analyse them. */
async function storeAll(all: readonly Rows[]): Promise<void> {
  const { pool } = store.ctx.db
  await pool.query('TRUNCATE visit_log, conversion')
  await pool.query(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, visitor_id, created_at)
     SELECT '2026-11-01', view, '', 1, code, visitor, at
     FROM jsonb_to_recordset($1::jsonb) AS r (view text, code text, visitor text, at timestamptz)`,
    [JSON.stringify(all.flatMap(({ views }) => views))],
  )
  await pool.query(
    `INSERT INTO conversion (conversion_id, kind, subject, visitor_id, amount, channel, created_at) OVERRIDING SYSTEM VALUE
     SELECT id, conversion, id::text, visitor, amount, '', at
     FROM jsonb_to_recordset($1::jsonb) AS r (id bigint, conversion text, visitor text, amount int, at timestamptz)`,
    [JSON.stringify(all.flatMap(({ conversions }) => conversions))],
  )
  await store.database.owner.pool.query('ANALYZE visit_log, conversion')
}

/**
 * In how many of so many histories, each a page of its own with visitors of its own, a funnel differs from what
 * following each visitor finds.
 */
async function differences(histories: number, isLater?: ReturnType<typeof sql>): Promise<number> {
  const drawn = fc.sample(history, { numRuns: histories, seed: 20_261_128 })
  const all = drawn.map((one, number) => ({ ...rowsOf(one, number), steps: one.steps }))
  await storeAll(all)
  let found = 0
  for (const { code, views, conversions, steps } of all) {
    const asked = { ...DAYS, codes: [code], steps, window_hours: WINDOW_HOURS }
    const told = await funnel(store.ctx.db.orm, asked, isLater)
    if (JSON.stringify(told) !== JSON.stringify(reckoned(asked, views, conversions))) found += 1
  }
  return found
}

test('a thousand random histories are counted as by following each visitor', async () => {
  expect(await differences(1_000)).toBe(0)
}, 60_000)

test('a funnel by which an event satisfies two steps is found out', async () => {
  const careless = sql`(c.created_at, c.conversion_id) >= (s.at, s.id)`
  expect(await differences(200, careless)).toBeGreaterThan(10)
}, 60_000)
