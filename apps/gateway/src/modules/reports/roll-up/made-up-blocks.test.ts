import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { answerByPostgres } from '../questions/answer-by-postgres'
import type { Questions } from '../questions/questions'
import { rollUp } from './roll-up'

const SALE = { code: 'sale', from: '2026-11-20', to: '2026-11-20' }
const MADE_UP = 300
/** As many as the page `sale` really has. */
const MOST = { blocks: 5, forms: 2 }

let store: TestStore
let questions: Questions
beforeAll(async () => {
  store = await openTestStore()
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  await rows(`INSERT INTO page (code, title) VALUES ('sale', '课程'), ('gift', '礼物')`)
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
  await happens(20, `'hero'`, 'image', ['expose'])
  await happens(10, `'hero'`, 'image', ['click'])
  await happens(20, `'form'`, 'leadForm', ['expose', 'lead_start'])
  await happens(10, `'form'`, 'leadForm', ['expose', 'lead_start', 'lead_fail'], '400031')
  await happens(MADE_UP, `'made-up-' || n`, 'image', ['expose', 'click'])
  await happens(MADE_UP, `'made-up-' || n`, 'leadForm', ['expose'])
  await happens(MADE_UP, `'form'`, 'leadForm', ['expose', 'lead_fail'], '1000 + n')
  // What is made up for one page costs another nothing.
  await happens(1, `'quiet'`, 'leadForm', ['expose', 'lead_fail'], '400031', 'gift')
  await rollUp(store.ctx, new Date('2026-11-20T12:00:00+08:00'), MOST)
  questions = answerByPostgres(store.ctx.db)
})
afterAll(() => store?.[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await store.ctx.db.pool.query(statement, values)).rows

/**
 * In so many views of a page one thing after another happens to a block. `id` and `code`: SQL, by the number of the
 * view.
 */
async function happens(
  views: number,
  id: string,
  block: string,
  names: readonly string[],
  code = 'NULL::int',
  page = 'sale',
): Promise<void> {
  await rows(
    `INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, page_version, container, block_id,
       block, code, occurred_at, created_at)
     SELECT '2026-11-01', session, 1, seq, name, $4, NULL, CASE WHEN n % 2 = 0 THEN 'wx' ELSE 'app' END,
       ${id}, $2, CASE WHEN name LIKE '%_fail' THEN ${code} END, at, at
     FROM (SELECT n, gen_random_uuid()::text AS session FROM generate_series(1, $1::int) AS n) AS v,
       unnest($3::text[]) WITH ORDINALITY AS e (name, seq), CAST('2026-11-20T10:00:00+08:00' AS timestamptz) AS at`,
    [views, block, names, page],
  )
}

/** The distinct things counted for a page in a table, with how often each occurs. */
const counted = (table: string, page: string, did: string) =>
  rows(
    `SELECT block_id, block, ${did} AS did, code, sum(count)::int AS count FROM ${table}
     WHERE page_code = $1 GROUP BY 1, 2, 3, 4 ORDER BY block_id COLLATE "C", 3, 4`,
    [page],
  ).then((all) =>
    all.map(({ block_id, block, did: done, code, count }) => [block_id, block, done, code, count]),
  )

test('blocks and codes that visitors made up are one, told by what happened', async () => {
  expect(await counted('block_day', 'sale', 'name')).toEqual([
    ['*', '*', 'click', -1, MADE_UP],
    ['*', '*', 'expose', -1, 2 * MADE_UP],
    ['*', '*', 'lead_fail', -1, MADE_UP],
    ['form', 'leadForm', 'expose', -1, 30 + MADE_UP],
    ['form', 'leadForm', 'lead_fail', 400_031, 10],
    ['form', 'leadForm', 'lead_start', -1, 30],
    ['hero', 'image', 'click', -1, 10],
    ['hero', 'image', 'expose', -1, 20],
  ])
})

test('so are forms and codes of them, told by how far views came', async () => {
  expect(await counted('form_day', 'sale', 'step')).toEqual([
    ['*', '*', 0, -1, 2 * MADE_UP],
    ['form', 'leadForm', 1, -1, 20],
    ['form', 'leadForm', 1, 400_031, 10],
  ])
})

test('of another page everything is told', async () => {
  expect(await counted('block_day', 'gift', 'name')).toEqual([
    ['quiet', 'leadForm', 'expose', -1, 1],
    ['quiet', 'leadForm', 'lead_fail', 400_031, 1],
  ])
  expect(await counted('form_day', 'gift', 'step')).toEqual([['quiet', 'leadForm', 0, 400_031, 1]])
})

test('no sum of what happened in a container is another', async () => {
  const sums = (from: string) => rows(`SELECT container, name, ${from} GROUP BY 1, 2 ORDER BY 1, 2`)
  expect(await sums('sum(count)::int AS count FROM block_day')).toEqual(
    await sums('count(*)::int AS count FROM page_event'),
  )
  expect(await rows('SELECT sum(count)::int AS views FROM form_day')).toEqual(
    await rows(`SELECT count(*)::int AS views FROM page_event WHERE block = 'leadForm' AND name = 'expose'`),
  )
})

test('they are told as one block and one form, without codes', async () => {
  const blocks = await questions.blocksOf(SALE)
  expect(blocks.map(({ block_id }) => block_id)).toEqual(['*', 'form', 'hero'])
  expect(blocks[0]).toMatchObject({ block: '*', exposures: 2 * MADE_UP, clicks: MADE_UP, codes: [] })
  expect(blocks[1]?.codes).toEqual([{ code: 400_031, count: 10 }])
  const [others, form] = await questions.formsOf(SALE)
  expect(others).toMatchObject({ block_id: '*', stops: [{ after: 'seen', code: null, views: 2 * MADE_UP }] })
  expect(form?.steps.slice(0, 3).map(({ views }) => views)).toEqual([30, 30, 0])
})

test('counted once more they are the same', async () => {
  const before = await counted('block_day', 'sale', 'name')
  await rollUp(store.ctx, new Date('2026-11-20T12:00:00+08:00'), MOST)
  expect(await counted('block_day', 'sale', 'name')).toEqual(before)
})
