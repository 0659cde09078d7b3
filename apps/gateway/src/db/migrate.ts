import type { Client } from 'pg'
import { StartError } from '../config/start-error'
import { prepareQueues } from '../jobs/prepare-queues'
import { againWhileLocked, LOCK_PATIENCE, type LockPatience } from './again-while-locked'
import { applyMigrations } from './apply-migrations'
import type { Database } from './database'
import { MIGRATIONS_FOLDER, newestMoment, readMigrations } from './read-migrations'
import { refuseBelowFloor } from './schema-floor'
import { grantToService } from './service-role'

/** Any number will do, as long as nothing else on this database uses it. */
const MIGRATION_LOCK = 7_391_004

export interface MigrateOptions {
  migrationsFolder?: string
  /** The role of the service, which is then granted what it needs. Absent: the service is the owner. */
  serviceRole?: string
  /** Kinds of job of this build: each has a queue of its own. */
  queues?: readonly string[]
  /** Called when another process is migrating and this one waits for it, and when it waits for tables. */
  report?: (line: string) => void
  patience?: LockPatience
}

/** What was applied to a database. */
export interface MigrationReport {
  /** Tags of the migrations, in their order. */
  applied: string[]
  newQueues: string[]
}

/**
 * Brings the database to the schema of this build, including the job tables. Safe to repeat, and safe from several
 * processes at once: the second waits and then finds nothing to do. Work that goes on meanwhile is held up for seconds
 * at most. A migration that fails leaves the schema as it was before that one, and throws.
 */
export async function migrate(
  db: Pick<Database, 'openSession'>,
  options: MigrateOptions = {},
): Promise<MigrationReport> {
  const { queues = [], report, patience = LOCK_PATIENCE, serviceRole } = options
  const client = db.openSession()
  client.on('error', () => {})
  try {
    await client.connect()
    await lock(client, report)
    await refuseOlderThanBaseline(client)
    const migrations = readMigrations(options.migrationsFolder ?? MIGRATIONS_FOLDER)
    await refuseBelowFloor(client, newestMoment(migrations))
    const applied = await applyMigrations(client, migrations, { patience, report })
    const known = await queuesOf(client)
    const patient = (what: string, work: () => Promise<void>) =>
      againWhileLocked(client, { what, patience, report }, work)
    await patient('Making the queues of jobs', () => prepareQueues(client, queues))
    if (serviceRole !== undefined) {
      await patient('Granting the service what it needs', () => grantToService(client, serviceRole))
    }
    return { applied, newQueues: queues.filter((name) => !known.has(name)) }
  } finally {
    // Ending the session releases the lock, also after a failure.
    await client.end().catch(() => {})
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
  const { rows: found } = await pool.query<{ is_whole: boolean }>(
    `SELECT coalesce((SELECT max(created_at) FROM drizzle.__drizzle_migrations) >= $1, false)
       AND NOT EXISTS (SELECT unnest($2::text[]) EXCEPT SELECT name FROM pgboss.queue) AS is_whole`,
    [newestMoment(), queues],
  )
  return found[0]?.is_whole ?? false
}

/** The time of the newest migration that the database has, in milliseconds; 0: none. */
export async function newestMigration({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ newest: number }>(
    'SELECT coalesce(max(created_at), 0)::float8 AS newest FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.newest ?? 0
}

/**
 * The baseline is the result of all migrations before it, and has the time of the last: a database that has that one
 * continues from here. One that stopped earlier cannot, and none of those was ever released.
 */
async function refuseOlderThanBaseline(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there",
  )
  if (!tables[0]?.is_there) return
  const { rows } = await client.query<{ is_older: boolean | null }>(
    'SELECT max(created_at) < $1 AS is_older FROM drizzle.__drizzle_migrations',
    [Math.min(...readMigrations().map(({ moment }) => moment))],
  )
  if (!rows[0]?.is_older) return
  throw new StartError(
    'The database was made by a build from before the first release, and no later one can read it. Remove the folder DATA_DIR (./data), or empty the database of DATABASE_URL, and start again.',
  )
}

async function queuesOf(client: Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ is_there: boolean }>(
    "SELECT to_regclass('pgboss.queue') IS NOT NULL AS is_there",
  )
  if (!tables[0]?.is_there) return new Set()
  const { rows } = await client.query<{ name: string }>('SELECT name FROM pgboss.queue')
  return new Set(rows.map(({ name }) => name))
}

async function lock(client: Client, report: MigrateOptions['report']): Promise<void> {
  // Building an index or waiting for a neighbour may take longer than any statement of daily work.
  await client.query('SET statement_timeout = 0')
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    MIGRATION_LOCK,
  ])
  if (rows[0]?.free) return
  report?.('Another process is migrating the database; waiting for it.')
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
}
