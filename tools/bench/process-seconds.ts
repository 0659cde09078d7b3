import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

/** What Linux counts in. */
const TICKS_PER_SECOND = 100

/** Processor time that a PostgreSQL on this machine has spent so far, in seconds: of its processes, and of those that have ended. */
export async function databaseSeconds(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number; own: boolean }>(
    'SELECT pid, pid = pg_backend_pid() AS own FROM pg_stat_activity',
  )
  const own = rows.find(({ own }) => own)?.pid ?? 0
  const postmaster = (await readStat(own)).parent
  const { user, system, endedUser, endedSystem } = await readStat(postmaster)
  const living = await Promise.all(rows.map(({ pid }) => readStat(pid).catch(() => undefined)))
  const ticks = living.reduce((sum, stat) => sum + (stat ? stat.user + stat.system : 0), 0)
  return (ticks + user + system + endedUser + endedSystem) / TICKS_PER_SECOND
}

/** `endedUser`, `endedSystem`: of children that are gone. */
async function readStat(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of a process, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (place: number) => Number(fields[place])
  return { parent: at(1), user: at(11), system: at(12), endedUser: at(13), endedSystem: at(14) }
}
