import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from './place'
import { commandLineOf } from './process-info'

/** PostgreSQL's own record of the process that serves a cluster. */
export interface PidFile {
  pid: number
  port: number
}

/** Where that record is while a server runs, or after one was killed. */
export function pidFile(place: Place): string {
  return join(place.cluster, 'postmaster.pid')
}

/** Process and port of the server that is running or was killed; undefined when the last one shut down cleanly. */
export function readPidFile(place: Place): PidFile | undefined {
  if (!existsSync(pidFile(place))) return undefined
  const lines = readFileSync(pidFile(place), 'utf8').split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return Number.isInteger(pid) && port > 0 ? { pid, port } : undefined
}

/** Whether that server lives. A process with its number may by now be another program, or another PostgreSQL. */
export function isServing({ pid }: PidFile, place: Place): boolean {
  return commandLineOf(pid)?.includes(place.cluster) ?? false
}

/**
 * Removes the record of a dead server: PostgreSQL does not start while its old number belongs to any living process, or
 * to a zombie that nobody reaps.
 */
export function clearStalePidFile(place: Place): void {
  const left = readPidFile(place)
  if (left && !isServing(left, place)) rmSync(pidFile(place), { force: true })
}
