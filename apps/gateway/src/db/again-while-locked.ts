import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { StartError } from '../config/start-error'

/** How a migration waits for tables that others use. */
export interface LockPatience {
  /**
   * How long a statement waits for a lock, in milliseconds. Whoever comes after a waiting ALTER queues behind it,
   * readers too: this is the longest that they are held up. 0 waits forever, only to show what that does.
   */
  timeoutMs: number
  attempts: number
  /** After the first attempt; each later pause is half as long again, up to 10 s. */
  pauseMs: number
}

export const LOCK_PATIENCE: LockPatience = { timeoutMs: 3_000, attempts: 20, pauseMs: 500 }

const LONGEST_PAUSE_MS = 10_000

/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03'

export interface LockedWork {
  /** What is done, as a report names it. */
  what: string
  patience: LockPatience
  report?: ((line: string) => void) | undefined
}

/**
 * Does some work that changes tables, and retries it after a pause when others held them for too long. What it did in a
 * transaction is undone before the next attempt. Throws a StartError that names the oldest transaction once all
 * attempts have failed.
 */
export async function againWhileLocked<T>(
  client: ClientBase,
  { what, patience, report }: LockedWork,
  work: () => Promise<T>,
): Promise<T> {
  await client.query(`SET lock_timeout = ${patience.timeoutMs}`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error)) throw error
      await client.query('ROLLBACK')
      const holder = await oldestTransaction(client)
      if (attempt >= patience.attempts) {
        throw new StartError(
          `${what} found its tables in use ${attempt} times${holder}, so the schema is not that of this build yet; what was done before it stays. End that transaction, or try again when less is going on.`,
        )
      }
      report?.(
        `${what} waits for tables that others use${holder}; attempt ${attempt} of ${patience.attempts}.`,
      )
      await pause(Math.min(patience.pauseMs * 1.5 ** (attempt - 1), LONGEST_PAUSE_MS))
    }
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_TIMEOUT
}

/** Who may hold them, in words that an operator can search for. */
async function oldestTransaction(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ pid: number; name: string; seconds: number }>(
    `SELECT pid, coalesce(nullif(application_name, ''), 'without a name') AS name,
       extract(epoch FROM clock_timestamp() - xact_start)::int AS seconds
     FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
     ORDER BY xact_start LIMIT 1`,
  )
  const [oldest] = rows
  return oldest
    ? ` (the oldest transaction is that of process ${oldest.pid}, ${oldest.name}, since ${oldest.seconds} s)`
    : ''
}
