import { StartError } from '../config/start-error'
import type { Database } from './database'

/** What pgbouncer answers to a client that sets limits on connecting. */
const REFUSED = /unsupported startup parameter/

/** The address itself may say how long statements may take, or that they have no limit. */
const OWN_LIMIT = /[?&](statement_timeout|options)=/

/** What to do where there is a pooler and nothing says so. */
const sayDirect = (setting: string) =>
  setting === 'DATABASE_URL'
    ? 'Set DIRECT_DATABASE_URL to the PostgreSQL server itself, as the same role; this one may stay as it is.'
    : `Set ${setting} to the PostgreSQL server itself.`

/** The problem, if the connection was refused because of a pooler. */
export function poolerProblem(error: unknown, setting: string): string | undefined {
  if (!(error instanceof Error) || !REFUSED.test(error.message)) return undefined
  return `${setting} leads to a pooler such as pgbouncer, which takes no limits for statements and keeps neither locks nor notices of a session. ${sayDirect(setting)}`
}

/**
 * Throws a StartError where the limits set on connecting do not hold: a pooler was configured to drop them, and then
 * drops notices and locks too.
 */
export async function refuseDroppedLimits(
  { pool, place }: Pick<Database, 'pool' | 'place'>,
  setting: string,
): Promise<void> {
  if (OWN_LIMIT.test(place.url)) return
  const { rows } = await pool.query<{ limit: string }>("SELECT current_setting('statement_timeout') AS limit")
  if (rows[0]?.limit !== '0') return
  throw new StartError(
    `Whatever ${setting} leads to drops the limit for statements, as a pooler such as pgbouncer does that was told to, so one slow statement could hold up all others, and notices and locks of a session are lost as well. ${sayDirect(setting)}`,
  )
}

/** Throws a StartError unless both ways lead to the same database, as the same role. */
export async function checkDirectUrl(db: Pick<Database, 'pool' | 'openSession'>): Promise<void> {
  const where =
    'SELECT current_user AS role, current_database() AS name, extract(epoch FROM pg_postmaster_start_time())::text AS started'
  const session = db.openSession()
  session.on('error', () => {})
  try {
    await session.connect()
    const [{ rows: direct }, { rows: pooled }] = await Promise.all([
      session.query(where),
      db.pool.query(where),
    ])
    if (JSON.stringify(direct) === JSON.stringify(pooled)) return
  } catch (error) {
    throw new StartError(
      poolerProblem(error, 'DIRECT_DATABASE_URL') ??
        `The database of DIRECT_DATABASE_URL does not answer (${(error as Error).message}), so nobody would hear of changes. Start it, correct DIRECT_DATABASE_URL, or unset that where DATABASE_URL leads to no pooler.`,
    )
  } finally {
    await session.end().catch(() => {})
  }
  throw new StartError(
    'DIRECT_DATABASE_URL and DATABASE_URL lead to two databases, or to one as two roles, so changes would be announced in one place and listened for in another. Set both to the same database of the same server, as the same role.',
  )
}
