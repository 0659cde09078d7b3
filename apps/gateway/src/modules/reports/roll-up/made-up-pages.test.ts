import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { answerByPostgres } from '../questions/answer-by-postgres'
import type { Questions } from '../questions/questions'
import { rollUp } from './roll-up'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const MADE_UP = 300
const MOST_CHANNELS = 5
/** Ours: a page, the same under its former code, and one that stands in until somebody publishes it. */
const OURS = ['course', 'sale', 'summer']
const TABLES = ['traffic_hour', 'traffic_day', 'event_hour', 'block_day', 'form_day', 'conversion_day']

let store: TestStore
let questions: Questions
beforeAll(async () => {
  store = await openTestStore()
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  await rows(`INSERT INTO page (code, title) VALUES ('sale', '课程')`)
  // With another key two visitors might share a register.
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
  await rows(`INSERT INTO page_address (code, page_id) SELECT 'summer', id FROM page`)
  const codes = [...OURS, ...Array.from({ length: MADE_UP }, (_none, index) => `made-up-${index}`)]
  await rows(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, channel, visitor_id, created_at)
     SELECT '2026-11-01', 's-' || n, '', 1, code, 'utm_source=s' || n, 'v-' || n % 10, '2026-11-20T10:00:00+08:00'
     FROM unnest($1::text[]) WITH ORDINALITY AS c (code, n)`,
    [codes],
  )
  await rows(`
    INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, channel, visitor_id, block_id, block,
      occurred_at, created_at)
    SELECT session_month, session_id, 1, seq, name, code, channel, visitor_id, 'form', 'leadForm', created_at, created_at
    FROM visit_log CROSS JOIN (VALUES (1, 'expose'), (2, 'lead_start')) AS e (seq, name)`)
  await rows(`
    INSERT INTO conversion (kind, subject, page_code, channel, visitor_id, created_at)
    SELECT 'lead', session_id, code, channel, visitor_id, created_at FROM visit_log`)
  await rollUp(store.ctx, new Date('2026-11-20T12:00:00+08:00'), { channels: MOST_CHANNELS })
  questions = answerByPostgres(store.ctx.db)
})
afterAll(() => store?.[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await store.ctx.db.pool.query(statement, values)).rows

test.each(TABLES)('pages that visitors made up are one in %s', async (table) => {
  const found = await rows(`SELECT DISTINCT page_code FROM ${table} WHERE page_code <> '' ORDER BY 1`)
  expect(found.map(({ page_code }) => page_code)).toEqual(['*', ...OURS])
})

test('as one they have as many views, forms and leads as all of them, and no sum is another', async () => {
  const { slices } = await questions.pagesOf(DAY, 200)
  const made = slices.find(({ value }) => value === '*')
  expect(made).toMatchObject({ views: MADE_UP, visitors: 10, conversions: { lead: MADE_UP } })
  const { totals } = await questions.ofCompany(DAY, {})
  expect(totals).toMatchObject({ views: MADE_UP + 3, conversions: { lead: MADE_UP + 3 } })
  expect(await rows(`SELECT sum(count)::int AS forms FROM form_day WHERE page_code = '*'`)).toEqual([
    { forms: MADE_UP },
  ])
})

test('the channels of all of them are no more than those of one page', async () => {
  const [kept] = await rows(`SELECT count(*)::int AS channels FROM kept_channel WHERE page_code = '*'`)
  expect(kept.channels).toBe(MOST_CHANNELS)
})

test('before it is counted it is told as one as well', async () => {
  await rows(`UPDATE rollup_state SET counted_until = '2026-11-20T10:00:00+08:00'`)
  const at = new Date('2026-11-20T10:20:00+08:00')
  const { pages } = await questions.live({ at })
  expect(pages[0]).toEqual({ code: '*', views: MADE_UP })
  const span = { from: new Date('2026-11-20T10:00:00+08:00'), to: new Date('2026-11-20T11:00:00+08:00') }
  const hours = await questions.pageHours(span)
  expect(hours.map(({ page_code, views, begun }) => [page_code, views, begun])).toEqual([
    ['*', MADE_UP, MADE_UP],
    ['course', 1, 1],
    // Including what came under its former code.
    ['sale', 2, 2],
  ])
})
