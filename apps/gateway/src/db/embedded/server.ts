import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../config/start-error'
import { withConnection } from '../with-connection'
import type { Binaries } from './binaries'
import { ROLE } from './create-cluster'
import { clearStalePidFile, isServing, pidFile, readPidFile } from './pid-file'
import type { Place } from './place'
import { freePort, isFree } from './ports'
import { runCommand } from './run-command'

/** Recovery after a power cut reads through the write-ahead log, which can take a while. */
const START_TIMEOUT_S = 120
const START_TRIES = 5
/** After a kill -9 the old server's sessions hold its memory until they notice, and a port may be taken meanwhile. */
const PASSING_TROUBLE = /still in use|already in use|could not bind/
const LOG_LIMIT_BYTES = 10_000_000

export interface ServerOptions {
  place: Place
  binaries: Binaries
  report: (line: string) => void
}

/**
 * Sees to it that PostgreSQL serves this place: adopts a running one, else starts one that outlives this process.
 * Returns the port, which is `knownPort`, where processes look for it, unless something else listens there. To be
 * called under the claim; safe to repeat. Throws a StartError when it cannot.
 */
export async function ensureRunning(options: ServerOptions, knownPort?: number): Promise<number> {
  const { place, report } = options
  const running = readPidFile(place)
  if (running && isServing(running, place)) {
    if (await becomesReachable(running.port, options)) {
      report(`Using the PostgreSQL that already runs (process ${running.pid}, port ${running.port}).`)
      return running.port
    }
  }
  return start(options, knownPort ?? running?.port)
}

/** Stops PostgreSQL: new sessions are refused, existing ones are ended, everything is on disk. Safe to repeat. */
export async function stopServer({ place, binaries }: ServerOptions): Promise<void> {
  const { code, output } = await runCommand(
    binaries.pgCtl,
    ['stop', '-D', place.cluster, '-m', 'fast', '-w', '-t', '60'],
    place.user,
  )
  if (code !== 0 && existsSync(pidFile(place))) throw new Error(`PostgreSQL did not stop: ${output}`)
}

/** Creates our database in a new cluster. Safe to repeat. */
export async function ensureDatabase(place: Place, port: number): Promise<void> {
  await withConnection(urlOf(place, port, 'postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [ROLE])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${ROLE}`)
  })
}

/** The address of the database on that port. */
export function urlOf(place: Place, port: number, database: string = ROLE): string {
  return `postgres://${ROLE}:${place.password}@127.0.0.1:${port}/${database}`
}

async function start(options: ServerOptions, lastPort: number | undefined): Promise<number> {
  const { place, binaries, report } = options
  report('Starting PostgreSQL.')
  clearStalePidFile(place)
  turnLogOver(place)
  let output = ''
  for (let attempt = 0; attempt < START_TRIES; attempt++) {
    const port = lastPort && (await isFree(lastPort)) ? lastPort : await freePort()
    const args = ['start', '-D', place.cluster, '-l', place.logFile, '-w', '-t', String(START_TIMEOUT_S)]
    const alreadyLogged = logSize(place)
    const result = await runCommand(binaries.pgCtl, [...args, '-o', `-p ${port}`], place.user)
    if (result.code === 0) return port
    const logged = logSince(place, alreadyLogged)
    output = lastLines(logged) || result.output
    if (!PASSING_TROUBLE.test(logged || output)) break
    await wait(500 * (attempt + 1))
  }
  throw new StartError(
    `PostgreSQL did not start, so there is nowhere to store anything: ${output} Mend what it names; its full log is ${place.logFile}.`,
  )
}

async function becomesReachable(port: number, { place, report }: ServerOptions): Promise<boolean> {
  const began = Date.now()
  let told = false
  while (Date.now() - began < START_TIMEOUT_S * 1_000) {
    if (await canConnect(urlOf(place, port, 'postgres'))) return true
    const running = readPidFile(place)
    if (!running || !isServing(running, place)) return false
    if (!told && Date.now() - began > 2_000) {
      told = true
      report('PostgreSQL runs but does not answer yet; waiting for it.')
    }
    await wait(200)
  }
  return false
}

function canConnect(url: string): Promise<boolean> {
  return withConnection(url, async () => true).catch(() => false)
}

function turnLogOver(place: Place): void {
  if (logSize(place) > LOG_LIMIT_BYTES) renameSync(place.logFile, `${place.logFile}.1`)
}

/** In bytes. */
function logSize({ logFile }: Place): number {
  return statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
}

function logSince({ logFile }: Place, bytes: number): string {
  return existsSync(logFile) ? readFileSync(logFile).subarray(bytes).toString() : ''
}

function lastLines(text: string): string {
  return text.trim().split('\n').slice(-3).join(' ')
}
