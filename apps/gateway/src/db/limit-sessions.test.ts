import { expect, test } from 'vitest'
import { isBehindPooler } from '../testing/is-behind-pooler'
import { createTestDatabase } from '../testing/test-database'
import { openDatabase } from './database'
import { limitSessionsOfRole } from './limit-sessions'

// The role that tests have behind a pooler is limited already.
test.skipIf(isBehindPooler())(
  'sessions that set nothing by themselves are limited by their role, in this database alone',
  async () => {
    await using test = await createTestDatabase()
    // As behind a pooler: with no limits in the connection parameters.
    const open = () => openDatabase({ url: test.url, directUrl: test.url, max: 2 })
    const limits = `SELECT current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`
    const before = open()
    expect((await before.pool.query(limits)).rows).toEqual([{ statement: '0', idle: '0' }])
    await Promise.all([limitSessionsOfRole(before), limitSessionsOfRole(before)])
    await before.close()

    const after = open()
    expect((await after.pool.query(limits)).rows).toEqual([{ statement: '10s', idle: '15s' }])
    await limitSessionsOfRole(after)
    await after.pool.query(
      "DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET statement_timeout = %L', current_database(), '5s'); END $$",
    )
    await limitSessionsOfRole(after)
    await after.close()
    const own = open()
    expect((await own.pool.query(limits)).rows).toEqual([{ statement: '5s', idle: '15s' }])
    await expect(own.pool.query("SET statement_timeout = '50ms'; SELECT pg_sleep(5)")).rejects.toThrow(
      /statement timeout/,
    )
    await own.close()
  },
)

test('a session past the pooler has limits of its own', async () => {
  await using test = await createTestDatabase()
  const session = test.db.openSession()
  await session.connect()
  const { rows } = await session.query("SELECT current_setting('statement_timeout') AS limit")
  await session.end()
  expect(rows).toEqual([{ limit: '10s' }])
})
