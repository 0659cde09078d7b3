import type { ClientBase } from 'pg'
import { againWhileLocked, type LockedWork } from './again-while-locked'
import type { Migration } from './read-migrations'
import { FLOOR_TABLE, raiseFloor } from './schema-floor'

/** As drizzle-kit and earlier builds keep it. */
const LIST_TABLE = `
  CREATE SCHEMA IF NOT EXISTS drizzle;
  CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`

export type ApplyOptions = Omit<LockedWork, 'what'>

/**
 * Applies the migrations newer than the newest one that the database has; returns their tags. Each is a transaction of
 * its own, so that a long one locks no table of the others. One that fails leaves nothing behind, those before it stay,
 * and the next call continues from there. The caller must see to it that nobody else does this at the same time.
 */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
  options: ApplyOptions,
): Promise<string[]> {
  await client.query(LIST_TABLE)
  await client.query(FLOOR_TABLE)
  const { rows } = await client.query<{ newest: string | null }>(
    'SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]?.newest ?? 0)
  const due = migrations.filter(({ moment }) => moment > newest)
  for (const migration of due) {
    if (migration.isOutsideTransaction) await runOneByOne(client, migration)
    await againWhileLocked(client, { ...options, what: `Migration ${migration.tag}` }, () =>
      inTransaction(client, async () => {
        if (!migration.isOutsideTransaction) await run(client, migration)
        await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
          migration.hash,
          migration.moment,
        ])
        await raiseFloor(client, migration, migrations)
      }),
    )
  }
  return due.map(({ tag }) => tag)
}

/** Creating an index this way waits for every running transaction, and blocks nobody meanwhile. */
async function runOneByOne(client: ClientBase, migration: Migration): Promise<void> {
  await client.query('SET lock_timeout = 0')
  await run(client, migration)
}

async function run(client: ClientBase, { statements }: Migration): Promise<void> {
  for (const statement of statements) await client.query(statement)
}

/** Without an end when the work fails: that is rolled back before another attempt, or with the session. */
async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  await work()
  await client.query('COMMIT')
}
