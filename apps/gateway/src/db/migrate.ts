import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import { StartError } from '../config/start-error'
import { prepareQueues } from '../jobs/prepare-queues'
import { allowSilence, type Database } from './database'
import { grantToService } from './service-role'

/** Any number will do, as long as nothing else on this database uses it. */
const MIGRATION_LOCK = 7_391_004

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url))

export interface MigrateOptions {
  migrationsFolder?: string
  /** The role of the service, which is then granted what it needs. Absent: the service is the owner. */
  serviceRole?: string
  /** Kinds of job of this build: each has a queue of its own. */
  queues?: readonly string[]
  /** Told when another process migrates and this one waits for it. */
  report?: (line: string) => void
}

/**
 * Brings the database to the schema of this build, the tables of jobs among it. Safe to repeat, and safe from several processes at once: the
 * second waits and then finds nothing to do. A migration that fails leaves the schema as it was and throws.
 */
export async function migrate(db: Pick<Database, 'pool'>, options: MigrateOptions = {}): Promise<void> {
  const client = await db.pool.connect()
  try {
    await lock(client, options.report)
    await refuseOlderThanBaseline(client)
    await applyMigrations(drizzle(client), {
      migrationsFolder: options.migrationsFolder ?? MIGRATIONS_FOLDER,
    })
    await prepareQueues(client, options.queues ?? [])
    if (options.serviceRole !== undefined) await grantToService(client, options.serviceRole)
  } finally {
    // Ending the session releases the lock, also after a failure, and forgets the timeouts set below.
    client.release(true)
  }
}

/** Whether the database has every migration of this build and these queues. Changes nothing, and needs no rights to change. */
export async function isMigrated(
  { pool }: Pick<Database, 'pool'>,
  queues: readonly string[],
): Promise<boolean> {
  const { rows } = await pool.query<{ is_there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AND to_regclass('pgboss.queue') IS NOT NULL AS is_there",
  )
  if (!rows[0]?.is_there) return false
  const newest = Math.max(...momentsOfMigrations())
  const { rows: found } = await pool.query<{ is_whole: boolean }>(
    `SELECT coalesce((SELECT max(created_at) FROM drizzle.__drizzle_migrations) >= $1, false)
       AND NOT EXISTS (SELECT unnest($2::text[]) EXCEPT SELECT name FROM pgboss.queue) AS is_whole`,
    [newest, queues],
  )
  return found[0]?.is_whole ?? false
}

/**
 * The baseline says what all migrations before it came to, and bears the moment of their last: a database that has that
 * one goes on from here. One that stopped earlier cannot, and none of those was ever released.
 */
async function refuseOlderThanBaseline(client: PoolClient): Promise<void> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there",
  )
  if (!tables[0]?.is_there) return
  const { rows } = await client.query<{ is_older: boolean | null }>(
    'SELECT max(created_at) < $1 AS is_older FROM drizzle.__drizzle_migrations',
    [Math.min(...momentsOfMigrations())],
  )
  if (!rows[0]?.is_older) return
  throw new StartError(
    'The database was made by a build from before the first release, and no later one can read it. Remove the folder DATA_DIR (./data), or empty the database of DATABASE_URL, and start again.',
  )
}

const momentsOfMigrations = (): number[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map(({ folderMillis }) => folderMillis)

async function lock(client: PoolClient, report: MigrateOptions['report']): Promise<void> {
  // Building an index or waiting for a neighbour may take longer than any statement of daily work.
  await client.query('SET statement_timeout = 0')
  allowSilence(client)
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    MIGRATION_LOCK,
  ])
  if (rows[0]?.free) return
  report?.('Another process is migrating the database; waiting for it.')
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
}
