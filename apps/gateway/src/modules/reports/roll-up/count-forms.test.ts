import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { formsOf } from '../questions/forms'
import { moment } from '../raw-rows'
import type { GoldenEvent } from '../testing/golden/golden-rows'
import { formsOf as reckoned } from '../testing/slow-questions'
import { countForms } from './count-forms'
import { MOST } from './most'

const DAY = '2026-11-20'
const BEGIN = Date.parse('2026-11-20T08:00:00+08:00')
const SPAN = {
  from: moment(new Date('2026-11-20T00:00:00+08:00')),
  to: moment(new Date('2026-11-21T00:00:00+08:00')),
  late: moment(new Date('2026-11-22T00:00:00+08:00')),
}

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await store.ctx.db.pool.query(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
})
afterAll(() => store?.[Symbol.asyncDispose]())

/** Steps in any order and repeated, as phones that lose reports send them, with refusals in between. */
const happened = fc.record({
  view: fc.nat(2),
  event: fc.constantFrom(
    'expose',
    'lead_start',
    'phone_valid',
    'sms_sent',
    'code_right',
    'lead_ok',
    'sms_fail',
    'sms_fail',
    'lead_fail',
    'lead_fail',
  ),
  code: fc.constantFrom(400_031, 400_052, 0),
})
const history = fc.array(happened, { minLength: 1, maxLength: 20 })

function eventsOf(drawn: readonly { view: number; event: string; code: number }[], number: number) {
  return drawn.map(
    ({ view, event, code }, index): GoldenEvent => ({
      event,
      session: `page-${number}-${view}`,
      view_seq: 1,
      month: '2026-11-01',
      seq: index + 1,
      page: `page-${number}`,
      block_id: 'form',
      block: 'leadForm',
      code: event.endsWith('_fail') ? code : null,
      version: null,
      variant: null,
      channel: null,
      container: null,
      at: new Date(BEGIN + index * 1_000).toISOString(),
    }),
  )
}

/**
 * In how many of so many histories, each on a page of its own, the count differs from what following each view finds.
 */
async function differences(histories: number, isOfStep?: SQL): Promise<number> {
  const { orm, pool } = store.ctx.db
  const all = fc.sample(history, { numRuns: histories, seed: 20_261_129 }).map(eventsOf)
  await pool.query('TRUNCATE page_event')
  await pool.query(
    `INSERT INTO page (code, title) SELECT 'page-' || n, '页面' FROM generate_series(0, $1::int - 1) AS n ON CONFLICT DO NOTHING`,
    [histories],
  )
  await pool.query(
    `INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, block_id, block, code, occurred_at,
       created_at)
     SELECT month, session, view_seq, seq, event, page, block_id, block, code, at, at
     FROM jsonb_to_recordset($1::jsonb) AS r (month date, session text, view_seq int, seq smallint, event text, page text,
       block_id text, block text, code int, at timestamptz)`,
    [JSON.stringify(all.flat())],
  )
  await orm.transaction((tx) => countForms(tx, DAY, SPAN, MOST.forms, isOfStep))
  let found = 0
  for (const [number, events] of all.entries()) {
    const told = await formsOf(orm, { codes: [`page-${number}`], from: DAY, to: DAY })
    if (JSON.stringify(told) !== JSON.stringify(reckoned(events, () => true))) found += 1
  }
  return found
}

test('five hundred random histories are counted as by following each view', async () => {
  expect(await differences(500)).toBe(0)
}, 60_000)

test('a count by which what somebody got past has stopped them is found out', async () => {
  expect(await differences(200, sql`true`)).toBeGreaterThan(10)
}, 60_000)
