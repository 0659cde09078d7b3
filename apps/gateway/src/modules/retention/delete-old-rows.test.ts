import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RetentionRule } from '../define-module'
import { allSamples } from '../every-call/all-samples'
import type { KeptRows } from '../every-call/samples'
import { declared } from '../registry'
import { signIn } from '../testing/sign-in'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { deleteOldRows } from './delete-old-rows'

/** Tables by month lose whole months, see `db/month-partitions.test.ts`. */
const byMonth = declared.retention.filter((rule) => rule.byMonth).map(({ table }) => getTableName(table))
const retentionRules = declared.retention.filter((rule) => !rule.byMonth)

let store: TestStore
let uid: number
beforeAll(async () => {
  store = await openTestStore({ config: { kept: { networkLogs: 200, messageLogs: 190 } } })
  uid = (await signIn(store)).uid
})
afterAll(() => store[Symbol.asyncDispose]())
beforeEach(() => query(`TRUNCATE ${TABLES.join(', ')}, sms_code, survey_file, pgboss.job`))

const query = (text: string, values?: unknown[]) => store.ctx.db.pool.query(text, values)

/** How long the rows of each table are kept here, and how to add one. */
const KEPT: Readonly<Record<string, KeptRows>> = Object.assign(
  {
    // Belongs to what modules build on, which has no samples.
    call_count: {
      days: 1,
      insert: 'INSERT INTO call_count (window_start, key, count) SELECT $1, $2::text || $3, 1',
    },
  },
  ...allSamples.map(({ kept }) => kept),
)
const TABLES = Object.keys(KEPT).filter((table) => !byMonth.includes(table))

/** Adds a row that is so many minutes older than it is kept, or younger if the number is below 0. */
async function addRow(table: string, number: number, minutes: number): Promise<void> {
  const { rows } = await query('SELECT now() - make_interval(days => $1, mins => $2) AS moment', [
    KEPT[table]?.days,
    minutes,
  ])
  await query(KEPT[table]?.insert ?? '', [rows[0].moment, number, String(uid)])
}

async function count(table: string): Promise<number> {
  return (await query(`SELECT FROM ${table}`)).rowCount ?? 0
}

async function waitingJobs(): Promise<number> {
  return (await query("SELECT FROM pgboss.job WHERE name = 'delete-old-rows'")).rowCount ?? 0
}

/** Of two rows a minute younger than their limit and two a minute older, how many of each these rules delete. */
async function gone(table: string, rules: readonly RetentionRule[]): Promise<{ young: number; old: number }> {
  for (let number = 0; number < 2; number += 1) await addRow(table, number, -1)
  await deleteOldRows(store.ctx, rules)
  const young = 2 - (await count(table))
  for (let number = 2; number < 4; number += 1) await addRow(table, number, 1)
  await deleteOldRows(store.ctx, rules)
  return { young, old: 4 - young - (await count(table)) }
}

test('every rule is held here to a number of days of its own', () => {
  const ruled = retentionRules.map(({ table }) => getTableName(table))
  expect([...ruled, ...byMonth].sort()).toEqual(Object.keys(KEPT).sort())
})

test.each(TABLES)('%s keeps what is a minute younger, and what is a minute older goes', async (name) => {
  expect(await gone(name, retentionRules)).toEqual({ young: 0, old: 2 })
  if (name === 'sms_message') expect(await count('sms_code')).toBe(2)
})

test.each<[string, (rule: RetentionRule) => RetentionRule]>([
  ['a day too few', (rule) => ({ ...rule, days: (kept) => rule.days(kept) - 1 })],
  ['a day too many', (rule) => ({ ...rule, days: (kept) => rule.days(kept) + 1 })],
])('a rule that counts %s is found out', async (_how, change) => {
  for (const name of TABLES) {
    expect([name, await gone(name, retentionRules.map(change))]).not.toEqual([name, { young: 0, old: 2 }])
  }
})

describe('more than one batch', () => {
  test('goes one after the other, the oldest first, each by a job that the last has left', async () => {
    for (let number = 0; number < 5; number += 1) await addRow('conversion', number, 10 + number)
    await deleteOldRows(store.ctx, retentionRules, 2)
    const { rows } = await query('SELECT subject FROM conversion ORDER BY conversion_id')
    expect(rows.map(({ subject }) => subject.split('-').at(-1))).toEqual(['0', '1', '2'])
    expect(await waitingJobs()).toBe(1)
    await deleteOldRows(store.ctx, retentionRules, 2)
    await deleteOldRows(store.ctx, retentionRules, 2)
    expect([await count('conversion'), await waitingJobs()]).toEqual([0, 2])
  })

  test('is not run at once: messages are sent in between', async () => {
    await store.ctx.db.orm.transaction((tx) =>
      store.ctx.jobs.enqueue(tx, 'delete-old-rows', {}, { afterSeconds: 2 }),
    )
    expect(await store.runJobs()).toBe(0)
    await query("UPDATE pgboss.job SET start_after = start_after - interval '2 s'")
    expect(await store.runJobs()).toBe(1)
  })
})

test('nothing that the database keeps as evidence has a rule', async () => {
  const { rows } = await query(
    `SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT t.tgisinternal AND (t.tgtype & 8) <> 0`,
  )
  const evidence = rows.map(({ name }) => name)
  expect(evidence).toContain('consent_log')
  const ruled = retentionRules.map(({ table }) => getTableName(table))
  expect(ruled.filter((name) => evidence.includes(name))).toEqual([])
})
