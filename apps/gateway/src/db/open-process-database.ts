import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import { type Database, openDatabase } from './database'
import { openEmbeddedDatabase } from './embedded/open-embedded-database'

/** PostgreSQL 15, the oldest that the SQL is written for. */
const OLDEST_SERVER = 150_000

/**
 * Opens the database that the configuration names, or the embedded one, and makes sure that it answers. Closing
 * it leaves the embedded one as it was found. Throws a StartError that says what to do.
 */
export async function openProcessDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  report: (line: string) => void,
): Promise<Database> {
  if (config.databaseUrl !== undefined) return openServer(config.databaseUrl)
  const embedded = await openEmbeddedDatabase({ dataDir: config.dataDir, report })
  const db = openDatabase({ url: embedded.url })
  return {
    ...db,
    async close() {
      await db.close()
      await embedded.leave()
    },
  }
}

async function openServer(url: string): Promise<Database> {
  const db = openDatabase({ url })
  try {
    const version = await serverVersion(db)
    if (version >= OLDEST_SERVER) return db
    throw new StartError(
      `DATABASE_URL leads to a PostgreSQL older than 15 (${version}), which does not know all the SQL used here. Upgrade it, or unset DATABASE_URL to use the embedded database.`,
    )
  } catch (error) {
    await db.close()
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database at ${new URL(url).host} does not answer (${reasonOf(error)}), so there is nowhere to store anything. Start it, correct DATABASE_URL, or unset that to use the embedded database.`,
    )
  }
}

async function serverVersion({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::int AS version",
  )
  return rows[0]?.version ?? 0
}

/** A refused connection to a name with several addresses says what happened only in its code. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || 'no reason given'
}
