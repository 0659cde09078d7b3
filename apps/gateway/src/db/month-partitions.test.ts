import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../modules/testing/start-test-gateway'
import { ensureMonths, sessionMonth } from './month-partitions'

const NOW = Date.parse('2026-12-01T03:00:00+08:00')
const idOf = (at: string) => `${Date.parse(at).toString(36)}-k3f9`

test.each([
  ['began before the month turned', idOf('2026-11-30T23:59:00+08:00'), '2026-11-01'],
  ['began in this month', idOf('2026-12-01T00:00:00+08:00'), '2026-12-01'],
  ['says a month that is long gone', idOf('2026-10-01T00:00:00+08:00'), '2026-12-01'],
  ['says a time to come', idOf('2027-02-01T00:00:00+08:00'), '2026-12-01'],
  ['says nothing', '3f2a9c1d-0000-4000-8000-000000000000', '2026-12-01'],
  ['is a word', 'visit-1', '2026-12-01'],
])('a session that %s is kept in %s → %s', (_what, id, month) => {
  expect(sessionMonth(id, NOW)).toBe(month)
})

describe('months', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store[Symbol.asyncDispose]())
  const query = async (text: string, values?: unknown[]) => (await store.ctx.db.pool.query(text, values)).rows
  const months = async () =>
    (
      await query(
        "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'visit_log'::regclass ORDER BY 1",
      )
    ).map(({ name }) => name)

  test('there are some ahead of time, and making them again makes none', async () => {
    await ensureMonths(store.ctx.db)
    const before = await months()
    expect(before.length).toBeGreaterThanOrEqual(5)
    await ensureMonths(store.ctx.db)
    expect(await months()).toEqual(before)
  })

  test('a session that began before the month turned has a place, also where nobody was in that month', async () => {
    const past = "to_char(now() AT TIME ZONE 'Asia/Shanghai' - interval '1 month', 'YYYY_MM')"
    const [{ name }] = await query(`SELECT 'visit_log_' || ${past} AS name`)
    await store.database.owner.pool.query(`DROP TABLE IF EXISTS ${name}`)
    await ensureMonths(store.ctx.db)
    expect(await months()).toContain(name)
  })

  test('a month goes when none of its rows can be younger than they are kept, and no earlier', async () => {
    await query("SELECT ensure_month_partitions('2026-01-15T00:00:00Z', '2026-02-15T00:00:00Z')")
    await query(
      "INSERT INTO visit_log (session_month, session_id, page_id, view_seq) VALUES ('2026-01-01', 's', '', 1)",
    )
    const drop = async (before: string) =>
      (await query("SELECT drop_month_partitions('visit_log', $1) AS dropped", [before]))[0]?.dropped
    expect(await drop('2026-02-07T00:00:00+08:00')).toBe(0)
    expect(await drop('2026-02-09T00:00:01+08:00')).toBe(1)
    expect(await months()).not.toContain('visit_log_2026_01')
    expect(await query("SELECT FROM visit_log WHERE session_id = 's'")).toEqual([])
  })

  test.each([
    ['another table', "SELECT drop_month_partitions('lead', '2020-01-01')", /not kept by month/],
    ['days that are young', "SELECT drop_month_partitions('visit_log', now())", /thirty days/],
    [
      'a hundred years',
      "SELECT ensure_month_partitions(now(), now() + interval '100 years')",
      /twenty years/,
    ],
  ])('the service cannot have it done for %s', async (_what, text, why) => {
    await expect(query(text)).rejects.toThrow(why)
  })
})
