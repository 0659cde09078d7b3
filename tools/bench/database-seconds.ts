import type { Pool } from 'pg'
import { processStat } from './process-stat.mjs'

/** Processor time used so far by a PostgreSQL on this machine, in seconds: its processes, and those that have ended. */
export async function databaseSeconds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number; own: boolean }>(
    'SELECT pid, pid = pg_backend_pid() AS own FROM pg_stat_activity',
  )
  const own = rows.find(({ own }) => own)?.pid ?? 0
  const { seconds, endedSeconds } = await processStat((await processStat(own)).parent)
  // One that has ended since is counted among the latter.
  const living = await Promise.all(rows.map(({ pid }) => processStat(pid).catch(() => ({ seconds: 0 }))))
  return living.reduce((sum, stat) => sum + stat.seconds, seconds + endedSeconds)
}
