import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database'
import { openDatabase } from './database'

/** The next connection that is handed out is broken: its first query fails. */
function breakNextConnection(pool: Pool): void {
  pool.once('acquire', (client) => streamOf(client).destroy())
}

function streamOf(client: PoolClient) {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream
}

test('a transaction that could not begin gives its connection back', async () => {
  await using test = await createTestDatabase()
  await using db = closing(openDatabase({ url: test.url, max: 1 }))
  breakNextConnection(db.pool)
  await expect(db.orm.transaction(async () => {})).rejects.toThrow('begin')
  expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('the same without our transaction keeps it, and nobody else is ever served', async () => {
  await using test = await createTestDatabase()
  const db = openDatabase({ url: test.url, max: 1 })
  breakNextConnection(db.pool)
  await expect(drizzle(db.pool).transaction(async () => {})).rejects.toThrow('begin')
  await expect(db.pool.query('SELECT 1')).rejects.toThrow('timeout')
})

test('work that failed says why, also when its connection broke, which then is not used again', async () => {
  await using test = await createTestDatabase()
  await using db = closing(openDatabase({ url: test.url, max: 1 }))
  const failing = db.orm.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`)
    const [client] = (db.pool as unknown as { _clients: PoolClient[] })._clients
    if (client) streamOf(client).destroy()
    throw new Error('The work failed.')
  })
  await expect(failing).rejects.toThrow('The work failed.')
  expect(db.pool.totalCount).toBe(0)
  expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('work that failed is rolled back, and its connection serves the next', async () => {
  await using test = await createTestDatabase()
  await using db = closing(openDatabase({ url: test.url, max: 1 }))
  const pidOf = async () => (await db.pool.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
  await db.pool.query('CREATE TABLE noted (what text)')
  const before = await pidOf()
  const failing = db.orm.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO noted VALUES ('half')`)
    throw new Error('The work failed.')
  })
  await expect(failing).rejects.toThrow('The work failed.')
  await db.orm.transaction(async (tx) => tx.execute(sql`INSERT INTO noted VALUES ('whole')`))
  expect((await db.pool.query('SELECT what FROM noted')).rows).toEqual([{ what: 'whole' }])
  expect(await pidOf()).toBe(before)
})

test('a transaction takes what it is told about isolation', async () => {
  await using test = await createTestDatabase()
  const level = await test.db.orm.transaction(
    async (tx) => (await tx.execute(sql`SHOW transaction_isolation`)).rows[0],
    { isolationLevel: 'serializable' },
  )
  expect(level).toEqual({ transaction_isolation: 'serializable' })
})

function closing<Opened extends { close(): Promise<void> }>(opened: Opened): Opened & AsyncDisposable {
  return Object.assign(opened, { [Symbol.asyncDispose]: () => opened.close() })
}
