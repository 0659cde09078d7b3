import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { BackupWorker } from '../backup/backup-worker'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import type { JobWorker } from '../jobs/start-worker'

/** How long running requests may take to finish, in milliseconds. */
const DRAIN_MS = 8_000
/** How long disconnecting from the database may take after that. */
const MARGIN_MS = 2_000
const SWEEP_MS = 100

/** The parts of a running process. */
interface Running {
  app: FastifyInstance
  db: Pick<Database, 'close'>
  worker: JobWorker
  backups?: BackupWorker | undefined
}

/**
 * The longest that a process takes to leave, in milliseconds: until balancers know, requests finish, and the database
 * is closed.
 */
export function longestLeave({ drainDelay }: Pick<Config, 'drainDelay'>): number {
  return drainDelay * 1_000 + DRAIN_MS + MARGIN_MS
}

/**
 * Announces through `/readyz` that it is leaving and keeps serving for `drainDelay` seconds, in which a balancer stops
 * sending traffic; then accepts nothing new, lets requests finish for at most 8 s, and closes the database. From the
 * start no further job is taken; the running one has all of that time. Safe to repeat.
 */
export function createStopper(
  running: Running,
  { drainDelay }: Pick<Config, 'drainDelay'>,
): () => Promise<void> {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop(running, drainDelay)
    return stopped
  }
}

async function stop({ app, db, worker, backups }: Running, drainDelay: number): Promise<void> {
  app.readiness.draining = true
  letConnectionsGo(app.server)
  const jobsEnd = worker.stop()
  // A rejection surfaces in the await below.
  jobsEnd.catch(() => {})
  await pause(drainDelay * 1_000)
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  // A connection whose last request has been answered would otherwise stay open for the next one.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([app.close(), jobsEnd, backups?.stop()])
  clearTimeout(patience)
  clearInterval(sweeping)
  await db.close()
  await backups?.shipLast()
}

/**
 * Makes every response from now on close its connection: a request arriving on a kept connection just as it is closed
 * would get no response. A listener of the server, as hooks would cost every visit something until then.
 */
function letConnectionsGo(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}
