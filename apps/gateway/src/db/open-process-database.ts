import type { Config } from '../config/config'
import type { DatabaseSettings } from '../config/database-settings'
import { StartError } from '../config/start-error'
import { checkDirectUrl, poolerProblem, refuseDroppedLimits } from './check-pooler'
import { type Database, moveDatabase, openDatabase } from './database'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded/open-embedded-database'
import { isDatabaseAway } from './is-database-away'
import { limitSessionsOfRole } from './limit-sessions'
import { isMigrated, type MigrationReport, migrate } from './migrate'
import { ensureMonths } from './month-partitions'
import { refuseBelowFloor } from './schema-floor'
import { describeExcess, findExcess } from './service-role'

/** PostgreSQL 15, the oldest that the SQL is written for. */
const OLDEST_SERVER = 150_000

/** The database of a process, as the role of the service sees it. */
export interface ProcessDatabase extends Database {
  /**
   * Brings it to the schema of this build, with a queue for each of these kinds of jobs, as its owner, and grants the
   * service what it needs. Safe to repeat, and from several processes at once. Returns what that took. Throws a
   * StartError when it cannot, and in production when the service may change evidence.
   */
  prepare(queues: readonly string[]): Promise<MigrationReport>
  /** Absent: the server is somebody else's. */
  embedded?: Pick<EmbeddedDatabase, 'url' | 'place'>
}

/**
 * A database that could not be reached when its process began. Queries before `open` are told that it is unreachable.
 */
export interface LateDatabase extends Database {
  /**
   * Does what a start does, and then opens it to everybody. `check` may look at it first, and throw. Throws
   * DatabaseAway as long as it does not respond, and a StartError for what its operator has to fix. Safe to repeat.
   */
  open(queues: readonly string[], check: (db: Database) => Promise<void>): Promise<void>
}

/** The database does not respond, and nothing is known to be wrong with the settings: it may respond later. */
export class DatabaseAway extends StartError {}

/** A port of this machine that nothing listens on, so that everybody is refused at once. */
const NOWHERE = 'postgres://127.0.0.1:1/closed'

/**
 * Opens the database that the configuration names, or the embedded one, and checks that it responds. Closing it leaves
 * the embedded one as it was found. Throws a StartError that says what to do.
 */
export async function openProcessDatabase(
  settings: DatabaseSettings & Partial<Pick<Config, 'backup'>>,
  report: (line: string) => void,
): Promise<ProcessDatabase> {
  const { databaseUrl, dataDir, backup } = settings
  if (databaseUrl !== undefined) return openServer({ ...settings, databaseUrl }, report)
  const embedded = await openEmbeddedDatabase({ dataDir, report, isArchived: backup !== undefined })
  const db = openDatabase({ url: embedded.serviceUrl })
  return {
    ...db,
    embedded,
    prepare: (queues) => prepare(db, { ownerUrl: embedded.url, env: settings.env, queues, report }),
    async close() {
      await db.close()
      await embedded.leave()
    },
  }
}

async function openServer(
  { databaseUrl, directDatabaseUrl, migrationDatabaseUrl, env }: DatabaseSettings & { databaseUrl: string },
  report: (line: string) => void,
): Promise<ProcessDatabase> {
  const db = openDatabase({ url: databaseUrl, directUrl: directDatabaseUrl })
  try {
    await checkServer(db)
  } catch (error) {
    await db.close()
    throw error
  }
  return { ...db, prepare: (queues) => prepare(db, { ownerUrl: migrationDatabaseUrl, env, queues, report }) }
}

/** Checks that it is new enough and that any pooler in front of it is known. */
async function checkServer(db: Database): Promise<void> {
  await checkVersion(db, db.place.url)
  if (db.place.directUrl === undefined) return refuseDroppedLimits(db, 'DATABASE_URL')
  await checkDirectUrl(db)
  await limitSessionsOfRole(db)
}

/**
 * Does not connect yet. Queries are refused until it is open: nothing may be written into the schema of another build.
 */
export function openLateDatabase(
  { databaseUrl, directDatabaseUrl, migrationDatabaseUrl, env }: Omit<DatabaseSettings, 'dataDir'>,
  report: (line: string) => void,
): LateDatabase {
  if (databaseUrl === undefined) throw new Error('The embedded database is opened by its process.')
  const place = { url: databaseUrl, directUrl: directDatabaseUrl }
  const db = openDatabase({ url: NOWHERE, directUrl: directDatabaseUrl && NOWHERE })
  return {
    ...db,
    async open(queues, check) {
      const first = openDatabase({ ...place, max: 2, applicationName: 'yingzao start' })
      try {
        await checkServer(first)
        await prepare(first, { ownerUrl: migrationDatabaseUrl, env, queues, report })
        await check(first)
      } finally {
        await first.close()
      }
      moveDatabase(db, place)
    },
  }
}

interface Preparing {
  /** Undefined: the service is the owner, or somebody else has migrated. */
  ownerUrl: string | undefined
  env: DatabaseSettings['env']
  queues: readonly string[]
  report: (line: string) => void
}

async function prepare(db: Database, { ownerUrl, env, queues, report }: Preparing): Promise<MigrationReport> {
  const isStrict = env === 'production'
  const done = await bringToSchema(db, { ownerUrl, env, queues, report })
  await ensureMonths(db)
  const excess = isStrict ? await findExcess(db) : undefined
  if (excess) throw new StartError(describeExcess(excess))
  return done
}

async function bringToSchema(
  db: Database,
  { ownerUrl, env, queues, report }: Preparing,
): Promise<MigrationReport> {
  if (ownerUrl !== undefined) return migrateAs(ownerUrl, db, { queues, report })
  if (env !== 'production') return migrate(db, { queues, report })
  if (!(await isMigrated(db, queues))) {
    throw new StartError(
      'The database is not at the schema of this build, and only its owner may bring it there. Set MIGRATION_DATABASE_URL to the owner, and run `npm run migrate`; with it set, a start does the same.',
    )
  }
  await refuseBelowFloor(db.pool)
  return { applied: [], newQueues: [] }
}

async function migrateAs(
  ownerUrl: string,
  db: Database,
  options: Pick<Preparing, 'queues' | 'report'>,
): Promise<MigrationReport> {
  const owner = openDatabase({ url: ownerUrl, max: 1, applicationName: 'yingzao migration' })
  try {
    await checkVersion(owner, ownerUrl, 'MIGRATION_DATABASE_URL')
    await refuseDroppedLimits(owner, 'MIGRATION_DATABASE_URL')
    const { rows } = await db.pool.query<{ role: string }>('SELECT current_user AS role')
    return await migrate(owner, { ...options, serviceRole: rows[0]?.role ?? '' })
  } finally {
    await owner.close()
  }
}

async function checkVersion(db: Database, url: string, setting = 'DATABASE_URL'): Promise<void> {
  const version = await serverVersion(db).catch((error: unknown) => {
    const problem = poolerProblem(error, setting)
    if (problem) throw new StartError(problem)
    const Problem = isDatabaseAway(error) ? DatabaseAway : StartError
    throw new Problem(
      `The database at ${new URL(url).host} does not answer (${reasonOf(error)}), so there is nowhere to store anything. Start it, correct ${setting}, or unset that to use the embedded database.`,
    )
  })
  if (version >= OLDEST_SERVER) return
  throw new StartError(
    `${setting} leads to a PostgreSQL older than 15 (${version}), which does not know all the SQL used here. Upgrade it, or unset DATABASE_URL to use the embedded database.`,
  )
}

async function serverVersion({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  return rows[0]?.version ?? 0
}

/** When a connection to a name with several addresses is refused, only the error's code says what happened. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no reason given'
}
