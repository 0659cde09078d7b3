import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { answerByPostgres } from '../questions/answer-by-postgres'
import type { Questions } from '../questions/questions'
import { storeShown } from '../testing/store-shown'
import { rollUp } from './roll-up'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const SALE = { code: 'sale', ...DAY }
const MADE_UP = 300

/** What views say about the page they are of. */
type Said = readonly [code: string, version: number | null, variant: string | null]

/** Of the page `sale`, also under its former code. */
const OURS: readonly Said[] = [
  ['sale', 1, '12.A'],
  ['sale', 2, '12.B'],
  ['summer', 2, '12.A'],
  ['sale', null, null],
]
const ELSEWHERE: readonly Said[] = [
  // Of another page, of no variant, in another form, too large a version, and of no page that has any.
  ['sale', 1, '13.A'],
  ['sale', 1, '12.C'],
  ['sale', 1, '012.A'],
  ['sale', 2_147_483_647, null],
  ['gift', 3, '13.B'],
  ['course', 1, '12.A'],
  ['made-up', 1, '12.A'],
]
const ALL: readonly Said[] = [
  ...OURS,
  ...ELSEWHERE,
  ...Array.from({ length: MADE_UP }, (_none, index): Said => ['sale', 3 + index, `${1_000 + index}.B`]),
]
const OF_SALE = ALL.filter(([code]) => code === 'sale' || code === 'summer').length
const TABLES = ['traffic_hour', 'traffic_day', 'block_day', 'form_day', 'conversion_day']

let store: TestStore
let questions: Questions
beforeAll(async () => {
  store = await openTestStore()
  const { pool } = store.ctx.db
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  await rows(`INSERT INTO page (code, title) VALUES ('sale', '课程'), ('gift', '礼物')`)
  await rows(`INSERT INTO page_address (code, page_id) SELECT 'summer', id FROM page WHERE code = 'sale'`)
  await storeShown(pool, 'sale', { versions: 2, experiments: [12] })
  await storeShown(pool, 'gift', { versions: 3, experiments: [13] })
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
  await rows(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, page_version, variant, channel, visitor_id,
       created_at)
     SELECT '2026-11-01', 's-' || n, '', 1, said ->> 0, (said ->> 1)::int, said ->> 2, 'utm_source=a', 'v-' || n,
       '2026-11-20T10:00:00+08:00'
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS s (said, n)`,
    [JSON.stringify(ALL)],
  )
  await rows(`
    INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, variant, channel,
      visitor_id, block_id, block, occurred_at, created_at)
    SELECT session_month, session_id, 1, 1, 'expose', code, page_version, variant, channel, visitor_id, 'form', 'leadForm',
      created_at, created_at
    FROM visit_log`)
  await rows(`
    INSERT INTO conversion (kind, subject, page_code, page_version, variant, channel, visitor_id, created_at)
    SELECT 'lead', session_id, code, page_version, variant, channel, visitor_id, created_at + interval '1 minute'
    FROM visit_log`)
  await rollUp(store.ctx, new Date('2026-11-20T12:00:00+08:00'))
  questions = answerByPostgres(store.ctx.db)
})
afterAll(() => store?.[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await store.ctx.db.pool.query(statement, values)).rows

test.each(TABLES)('versions and variants that visitors made up are none in %s', async (table) => {
  const isPart = table === 'traffic_day' ? `grain = 'part'` : 'true'
  const found = await rows(
    `SELECT DISTINCT page_code, page_version, variant FROM ${table} WHERE ${isPart} ORDER BY 1, 2, 3`,
  )
  expect(found.map(({ page_code, page_version, variant }) => [page_code, page_version, variant])).toEqual([
    ['*', 0, ''],
    ['course', 0, ''],
    ['gift', 3, '13.B'],
    ['sale', 0, ''],
    ['sale', 1, ''],
    ['sale', 1, '12.A'],
    ['sale', 2, '12.B'],
    ['summer', 2, '12.A'],
  ])
})

test('together they have the views, visitors and leads of all of them, and no sum is another', async () => {
  const { totals, version, variant } = await questions.ofPage(SALE, { version: 50, variant: 50 })
  expect(totals).toMatchObject({ views: OF_SALE, conversions: { lead: OF_SALE } })
  const viewsOf = ({ slices }: typeof version) =>
    Object.fromEntries(slices.map(({ value, views }) => [value, views]))
  expect(viewsOf(version)).toEqual({ '': MADE_UP + 2, '1': 4, '2': 2 })
  expect(viewsOf(variant)).toEqual({ '': MADE_UP + 5, '12.A': 2, '12.B': 1 })
  const [none] = version.slices
  expect(none?.conversions.lead).toBe(none?.views)
  expect(Math.abs((none?.visitors ?? 0) / (MADE_UP + 2) - 1)).toBeLessThan(0.05)
})

test('whoever asks for one of them finds nothing, counted or not, and those of the page are found', async () => {
  const seen = async (narrow: { version?: number; variant?: string }) => {
    const [view] = await questions.funnel({ ...SALE, ...narrow, steps: ['lead'], window_hours: 1 })
    const [counted] = await questions.blocksOf({ ...SALE, ...narrow })
    const [uncounted] = await questions.blocksOf({ ...SALE, ...narrow, channel: 'utm_source=a' })
    return [view?.visitors, counted?.exposures, uncounted?.exposures]
  }
  expect(await seen({ version: 300 })).toEqual([0, undefined, undefined])
  expect(await seen({ variant: '13.A' })).toEqual([0, undefined, undefined])
  expect(await seen({ version: 2 })).toEqual([2, 2, 2])
  expect(await seen({ variant: '12.A' })).toEqual([2, 2, 2])
})
