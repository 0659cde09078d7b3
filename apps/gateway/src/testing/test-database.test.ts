import { expect, onTestFinished, test } from 'vitest'
import { isBehindPooler } from './is-behind-pooler'
import { createTestDatabase, type TestDatabase } from './test-database'

const INSERT = "INSERT INTO virtual_user (set_id, text, source) VALUES ('a', '甲', 'operator') RETURNING id"

async function nameOf({ db }: TestDatabase): Promise<string | undefined> {
  return (await db.pool.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name
}

/** Returns what a test is given after one that did this, and whether it is the same database. */
async function openAfter(use: (database: TestDatabase) => Promise<unknown>) {
  const first = await createTestDatabase()
  const name = await nameOf(first)
  await use(first)
  await first[Symbol.asyncDispose]()
  const next = await createTestDatabase()
  onTestFinished(() => next[Symbol.asyncDispose]())
  return { next, isSame: (await nameOf(next)) === name }
}

// A pooler keeps sessions on a database, which is then not reused.
test.skipIf(isBehindPooler())('the next test gets the same database as if nobody had used it', async () => {
  const { rows: queues } = await (await openAfter(async () => {})).next.owner.pool.query(
    'SELECT * FROM pgboss.queue ORDER BY name',
  )
  const { next, isSame } = await openAfter(async ({ owner }) => {
    await owner.pool.query(`${INSERT}; UPDATE audit_head SET hash = 'changed'; DELETE FROM pgboss.queue`)
  })
  expect(isSame).toBe(true)
  expect((await next.owner.pool.query('SELECT * FROM pgboss.queue ORDER BY name')).rows).toEqual(queues)
  expect((await next.owner.pool.query("SELECT FROM audit_head WHERE hash = 'changed'")).rows).toEqual([])
  expect((await next.owner.pool.query(INSERT)).rows).toEqual([{ id: '1' }])
})

test.each([
  ['a table more', 'CREATE TABLE more ()'],
  ['a table less', 'DROP TABLE virtual_user'],
  ['a constraint less', 'ALTER TABLE virtual_user DROP CONSTRAINT virtual_user_status_flag'],
  ['a right less', 'REVOKE SELECT ON virtual_user FROM yingzao_test_service'],
  ['a trigger that is off', 'ALTER TABLE audit_log DISABLE TRIGGER ALL'],
  [
    'a function that does something else',
    'CREATE FUNCTION other() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  ],
  [
    'a setting',
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET work_mem = %L', current_database(), '1MB'); END $$",
  ],
])('a database with %s is not used again', async (_what, statement) => {
  expect((await openAfter(({ owner }) => owner.pool.query(statement))).isSame).toBe(false)
})
