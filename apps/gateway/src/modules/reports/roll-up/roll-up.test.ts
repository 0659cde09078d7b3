import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { answerByPostgres } from '../questions/answer-by-postgres'
import { rollUp } from './roll-up'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-11-30')`)
  await rows(`INSERT INTO page (code, title) VALUES ('sale', '课程')`)
})
afterAll(() => store?.[Symbol.asyncDispose]())
beforeEach(async () => {
  await rows(`TRUNCATE ${COUNTED.join(', ')}, rollup_state, kept_channel, visit_log, page_event, conversion`)
  // With another key two visitors might share a register.
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('a key of this test')`)
})

const COUNTED = ['traffic_hour', 'traffic_day', 'event_hour', 'block_day', 'form_day', 'conversion_day']
const DAY = { from: '2026-11-20', to: '2026-11-20' }

const rows = async (statement: string, values: unknown[] = []) =>
  (await store.ctx.db.pool.query(statement, values)).rows
const countAt = (clock: string) => rollUp(store.ctx, new Date(`2026-11-${clock}+08:00`))
const company = async (days = DAY) => (await answerByPostgres(store.ctx.db).ofCompany(days, {})).totals
const countedUntil = async () => (await answerByPostgres(store.ctx.db).countedUntil()).toISOString()

/** Views of one session each. */
async function views(count: number, clock: string, name = clock): Promise<void> {
  await rows(
    `INSERT INTO visit_log (session_month, session_id, page_id, view_seq, code, visitor_id, duration, created_at)
     SELECT '2026-11-01', $2 || n, '', 1, 'sale', 'visitor-' || n, 5, $3::timestamptz FROM generate_series(1, $1::int) AS n`,
    [count, name, `2026-11-${clock}+08:00`],
  )
}

/** Everything that is counted, except until when. */
async function counted(): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of COUNTED)
    found[table] = (await rows(`SELECT to_jsonb(t)::text AS row FROM ${table} AS t ORDER BY 1`)).map(
      ({ row }) => row,
    )
  return found
}

test('what came since is added, what is counted again stays the same', async () => {
  await views(3, '20T10:00:00')
  await countAt('20T10:30:00')
  expect(await company()).toMatchObject({ views: 3, visitors: 3, bounced: 1 })
  await views(5, '20T10:40:00')
  await countAt('20T11:00:00')
  expect(await company()).toMatchObject({ views: 8, visitors: 5 })
  expect(await countedUntil()).toBe('2026-11-20T03:00:00.000Z')
  const before = await counted()
  await countAt('20T11:00:00')
  expect(await counted()).toEqual(before)
})

test('what is told late is counted with the next look within two hours, and once a day within two days', async () => {
  await views(2, '20T10:00:00')
  await countAt('20T10:05:00')
  await rows(`UPDATE visit_log SET duration = 60`)
  await countAt('20T11:30:00')
  expect(await company()).toMatchObject({ seconds: 60, bounced: 0 })
  await countAt('20T14:00:00')
  await rows(`UPDATE visit_log SET duration = 90`)
  await countAt('20T23:00:00')
  expect(await company()).toMatchObject({ seconds: 60 })
  await countAt('21T00:03:00')
  expect(await company()).toMatchObject({ seconds: 90 })
})

test('a tap on the next day is one of its view', async () => {
  await views(1, '20T23:59:58')
  await countAt('20T23:59:59')
  expect(await company()).toMatchObject({ bounced: 1 })
  await rows(`
    INSERT INTO page_event (session_month, session_id, view_seq, seq, name, page_code, block_id, block, occurred_at, created_at)
    SELECT '2026-11-01', session_id, 1, 1, 'click', 'sale', 'b', 'button', at, at
    FROM visit_log, CAST('2026-11-21T00:00:01+08:00' AS timestamptz) AS at`)
  await countAt('21T00:05:00')
  expect(await company()).toMatchObject({ bounced: 0 })
})

test('what was counted stays when what it was counted from is deleted', async () => {
  await views(4, '20T10:00:00')
  await countAt('20T12:00:00')
  await rows('DELETE FROM visit_log')
  await views(1, '21T10:00:00', 'later')
  const config = { ...store.ctx.config, kept: { ...store.ctx.config.kept, networkLogs: 1 } }
  await rollUp({ ...store.ctx, config }, new Date('2026-11-21T11:00:00+08:00'))
  expect(await company({ from: '2026-11-20', to: '2026-11-21' })).toMatchObject({ views: 5, visitors: 4 })
})

test('who the visitors of a day were is never made anew', async () => {
  await views(4, '20T10:00:00')
  await countAt('20T11:00:00')
  // Somebody was erased: their views count for a visitor that nobody knows.
  await rows(`UPDATE visit_log SET visitor_id = 'somebody else'`)
  await countAt('20T11:05:00')
  expect(
    (await rows(`SELECT length(visitors) AS bytes FROM traffic_day WHERE grain = 'page'`))[0].bytes,
  ).toBe(16)
})

test('days of which nothing is counted yet are counted some at a time', async () => {
  for (let day = 10; day <= 18; day += 1) await views(1, `${day}T10:00:00`)
  const looks: boolean[] = []
  for (let look = 0; look < 5; look += 1) looks.push((await countAt('19T12:00:00')).isMore)
  expect(looks).toEqual([true, true, false, false, false])
  expect(await company({ from: '2026-11-10', to: '2026-11-18' })).toMatchObject({ views: 9, visitors: 1 })
})

describe('several at once', () => {
  test('count nothing twice', async () => {
    await views(50, '20T10:00:00')
    await Promise.all(Array.from({ length: 5 }, () => countAt('20T10:30:00')))
    await countAt('20T10:30:00')
    expect(await company()).toMatchObject({ views: 50, visitors: 50 })
  })

  test('who looked earlier and comes later takes nothing back', async () => {
    await views(2, '20T10:00:00')
    await views(3, '20T10:20:00', 'second')
    await countAt('20T10:30:00')
    await countAt('20T10:10:00')
    expect(await company()).toMatchObject({ views: 5 })
    expect(await countedUntil()).toBe('2026-11-20T02:30:00.000Z')
  })

  test('who comes second leaves, and says nothing of how far it is counted', async () => {
    await views(2, '20T10:00:00')
    const other = await store.ctx.db.pool.connect()
    await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtext('roll up reports'))`)
    expect(await countAt('20T10:30:00')).toEqual({ isMore: false })
    await other.query('ROLLBACK')
    other.release()
    expect(await company()).toMatchObject({ views: 0 })
    expect(await countedUntil()).toBe(new Date(0).toISOString())
  })
})

test('who is killed in the middle leaves what was counted before', async () => {
  await views(2, '20T10:00:00')
  await countAt('20T10:30:00')
  const before = await counted()
  await views(3, '20T10:40:00', 'second')
  // The last table that is written for a day.
  await store.database.owner.pool.query('ALTER TABLE conversion_day RENAME TO away')
  await expect(countAt('20T11:00:00')).rejects.toThrow()
  await store.database.owner.pool.query('ALTER TABLE away RENAME TO conversion_day')
  expect(await counted()).toEqual(before)
  expect(await countedUntil()).toBe('2026-11-20T02:30:00.000Z')
})
