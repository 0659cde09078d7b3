import { chinaDay } from '../time/china-time'
import type { Database } from './database'

/**
 * How many months are created ahead of time: a gateway that runs for longer without a restart creates the next ones
 * each day. The functions are those of the migration; they run with the rights of the tables' owner.
 */
const AHEAD = 3

/** Months before this one, for sessions that began in them (`sessionMonth`), and for the weeks that a demo makes up. */
const BEHIND = 1

/**
 * `visit_log` and others that grow with every view are partitioned by month, so that a month can be dropped as a whole.
 */
export async function ensureMonths({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(
    'SELECT ensure_month_partitions(now() - make_interval(months => $1), now() + make_interval(months => $2))',
    [BEHIND, AHEAD],
  )
}

/**
 * The month in whose partition a session's reports are kept, as its first day: the one in which it began, according to
 * its id, so that a view whose end is reported in the next month stays one. If the id does not say, or not credibly,
 * the clock decides.
 */
export function sessionMonth(session_id: string, now = Date.now()): string {
  const told = Number.parseInt(/^([\da-z]{8,9})-/.exec(session_id)?.[1] ?? '', 36)
  const isCredible = told > now - LONGEST_SESSION_MS && told < now + CLOCK_AHEAD_MS
  return `${chinaDay(new Date(isCredible ? told : now)).slice(0, 7)}-01`
}

const LONGEST_SESSION_MS = 7 * 24 * 3_600_000
const CLOCK_AHEAD_MS = 24 * 3_600_000
