import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RetentionRule } from '../define-module'
import { declared } from '../registry'
import { signIn } from '../testing/sign-in'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { deleteOldRows } from './delete-old-rows'

const retentionRules = declared.retention

let store: TestStore
let uid: number
beforeAll(async () => {
  store = await openTestStore({ config: { kept: { networkLogs: 200, messageLogs: 190 } } })
  uid = (await signIn(store)).uid
})
afterAll(() => store[Symbol.asyncDispose]())
beforeEach(() => query(`TRUNCATE ${Object.keys(ROWS).join(', ')}, sms_code, pgboss.job`))

const query = (text: string, values?: unknown[]) => store.ctx.db.pool.query(text, values)

const SEALED = `rpad(to_hex($2::int), 43, 'h')`

/** How the row with the number $2 comes into each table at the moment $1; $3 is a visitor. */
const ROWS: Record<string, string> = {
  visit_log: `INSERT INTO visit_log (session_id, page_id, view_seq, created_at) SELECT $3, '', $2::int, $1`,
  browse_log: `INSERT INTO browse_log (minute, browse_collect_id, uid) SELECT $1, $2::text, $3::bigint`,
  url_link_log: `INSERT INTO url_link_log (created_at, name, uid, page, query, url_link, expire_at)
    SELECT $1, $2::text, $3::bigint, 'p', '', 'https://wxaurl.cn/x', now() + interval '1 day'`,
  sms_message: `WITH message AS (
      INSERT INTO sms_message (created_at, handset_hash, handset_enc, scene, supplier_note)
      SELECT $1, ${SEALED}, 'k:' || repeat('e', 52), 'lead', $3 RETURNING id, handset_hash)
    INSERT INTO sms_code (handset_hash, scene, message_id, nonce, key_id, network, expire_at)
    SELECT handset_hash, 'lead', id, repeat('n', 22), 'test', '::1', now() FROM message`,
  page_event: `INSERT INTO page_event
      (session_id, view_seq, seq, name, page_code, block_id, block, occurred_at, created_at)
    SELECT $3, $2::int, 1, 'expose', '', 'b', 'image', $1, $1`,
  state_code_hit: `INSERT INTO state_code_hit (created_at, state_code, uid) SELECT $1, $2::text, $3::bigint`,
  session: `INSERT INTO session (created_at, expire_at, jti, uid)
    SELECT $1::timestamptz - interval '365 days', $1, rpad(to_hex($2::int), 22, 'j'), $3::bigint`,
  captcha_log: `INSERT INTO captcha_log (created_at, ticket_hash, randstr, ip, scene)
    SELECT $1, ${SEALED}, $3, '::1', 'lead'`,
  live_code_session: `INSERT INTO live_code_session (created_at, code_id, session) SELECT $1, $3, rpad($2::text, 22, 'x')`,
  call_count: `INSERT INTO call_count (window_start, key, count) SELECT $1, $2::text || $3, 1`,
  sms_phone: `INSERT INTO sms_phone (sent_at, handset_hash, day, sent) SELECT $1, ${SEALED}, now()::date, $3::int % 5`,
}

/** How many days each table is kept here. */
const DAYS: Record<string, number> = {
  visit_log: 200,
  browse_log: 200,
  url_link_log: 200,
  page_event: 200,
  state_code_hit: 200,
  session: 200,
  sms_message: 190,
  captcha_log: 190,
  live_code_session: 30,
  call_count: 1,
  sms_phone: 2,
}

/** Adds a row that is as many minutes older, or with less than 0 younger, than it is kept. */
async function addRow(table: string, number: number, minutes: number): Promise<void> {
  const { rows } = await query('SELECT now() - make_interval(days => $1, mins => $2) AS moment', [
    DAYS[table],
    minutes,
  ])
  await query(ROWS[table] ?? '', [rows[0].moment, number, String(uid)])
}

async function count(table: string): Promise<number> {
  return (await query(`SELECT FROM ${table}`)).rowCount ?? 0
}

async function waitingJobs(): Promise<number> {
  return (await query("SELECT FROM pgboss.job WHERE name = 'delete-old-rows'")).rowCount ?? 0
}

/** Of two rows a minute younger than their time and two a minute older, how many of each go by these rules. */
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
  expect(ruled.sort()).toEqual(Object.keys(DAYS).sort())
  expect(ruled.sort()).toEqual(Object.keys(ROWS).sort())
})

test.each(Object.keys(DAYS))(
  '%s keeps what is a minute younger, and what is a minute older goes',
  async (name) => {
    expect(await gone(name, retentionRules)).toEqual({ young: 0, old: 2 })
    if (name === 'sms_message') expect(await count('sms_code')).toBe(2)
  },
)

test.each<[string, (rule: RetentionRule) => RetentionRule]>([
  ['a day too few', (rule) => ({ ...rule, days: (kept) => rule.days(kept) - 1 })],
  ['a day too many', (rule) => ({ ...rule, days: (kept) => rule.days(kept) + 1 })],
])('a rule that counts %s is found out', async (_how, change) => {
  for (const name of Object.keys(DAYS)) {
    expect([name, await gone(name, retentionRules.map(change))]).not.toEqual([name, { young: 0, old: 2 }])
  }
})

describe('more than one batch', () => {
  test('goes one after the other, the oldest first, each by a job that the last has left', async () => {
    for (let number = 0; number < 5; number += 1) await addRow('visit_log', number, 10 + number)
    await deleteOldRows(store.ctx, retentionRules, 2)
    const { rows } = await query('SELECT view_seq FROM visit_log ORDER BY view_seq')
    expect(rows.map(({ view_seq }) => view_seq)).toEqual([0, 1, 2])
    expect(await waitingJobs()).toBe(1)
    await deleteOldRows(store.ctx, retentionRules, 2)
    await deleteOldRows(store.ctx, retentionRules, 2)
    expect([await count('visit_log'), await waitingJobs()]).toEqual([0, 2])
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
