import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { isBehindPooler } from '../testing/is-behind-pooler'
import { createTestDatabase } from '../testing/test-database'
import { allowSilence, openDatabase } from './database'

// Behind a pooler it is the pooler that loses its sessions.
test.skipIf(isBehindPooler())(
  'sessions that the server ends do not end the process, and the next query gets a new one',
  async () => {
    await using test = await createTestDatabase()
    const lent = await test.db.pool.connect()
    const idle = await test.db.pool.connect()
    idle.release()
    const { rows } = await lent.query('SELECT pg_backend_pid() AS pid')
    const other = openDatabase({ url: test.url })
    await other.pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()',
    )
    await other.close()
    await expect(lent.query('SELECT 1')).rejects.toThrow()
    lent.release(true)
    await expect.poll(() => test.db.pool.totalCount).toBe(0)
    const fresh = await test.db.pool.query('SELECT pg_backend_pid() AS pid')
    expect(fresh.rows[0].pid).not.toBe(rows[0].pid)
  },
)

test('a caller that finds every connection busy is told so within about two seconds', async () => {
  await using test = await createTestDatabase()
  const db = openDatabase({ url: test.url, max: 1 })
  const busy = await db.pool.connect()
  const began = performance.now()
  await expect(db.pool.query('SELECT 1')).rejects.toThrow(/timeout/)
  expect(performance.now() - began).toBeLessThan(4_000)
  busy.release()
  await db.close()
})

test('every session limits its statements and its idle transactions, and keeps what protects data', async () => {
  await using test = await createTestDatabase()
  const { rows } = await test.db.pool.query(
    `SELECT current_setting('statement_timeout') AS statement,
            current_setting('idle_in_transaction_session_timeout') AS idle,
            current_setting('fsync') AS fsync,
            current_setting('full_page_writes') AS pages,
            current_setting('synchronous_commit') AS commit`,
  )
  expect(rows[0]).toEqual({ statement: '10s', idle: '15s', fsync: 'on', pages: 'on', commit: 'on' })
})

test('a connection behind which everything is silent is cut, but not one that is allowed to be', async () => {
  await using test = await createTestDatabase()
  const [patient, other] = [await test.db.pool.connect(), await test.db.pool.connect()]
  const { stream } = (other as unknown as { connection: { stream: Socket } }).connection
  expect(stream.timeout).toBe(20_000)
  allowSilence(patient)
  expect((patient as unknown as { connection: { stream: Socket } }).connection.stream.timeout).toBe(0)
  const answer = other.query('SELECT pg_sleep(60)')
  stream.emit('timeout')
  await expect(answer).rejects.toThrow()
  patient.release()
  other.release(true)
})

test('closing twice is as good as once', async () => {
  await using test = await createTestDatabase()
  const db = openDatabase({ url: test.url })
  await db.pool.query('SELECT 1')
  await Promise.all([db.close(), db.close()])
})
