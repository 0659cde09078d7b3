import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { BackupWorker } from '../backup/backup-worker'
import type { Config } from '../config/config'
import type { Database } from '../db/database'
import type { JobWorker } from '../jobs/start-worker'

/** How long requests that run may take to end, in milliseconds. */
const DRAIN_MS = 8_000
/** What leaving the database may take after them. */
const MARGIN_MS = 2_000
const SWEEP_MS = 100

/** What a process that serves is made of. */
interface Running {
  app: FastifyInstance
  db: Pick<Database, 'close'>
  worker: JobWorker
  backups?: BackupWorker | undefined
}

/** The longest that a process takes to leave, in milliseconds: until balancers know, until requests end, and the database. */
export function longestLeave({ drainDelay }: Pick<Config, 'drainDelay'>): number {
  return drainDelay * 1_000 + DRAIN_MS + MARGIN_MS
}

/**
 * Says by `/readyz` that it leaves and serves on for `drainDelay` seconds, in which a balancer stops sending anything;
 * then takes nothing new, lets requests end for at most 8 s, and leaves the database. No further job is taken from the
 * beginning on; the one that runs has all of that time. Safe to repeat.
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
  // Whoever waits for it hears of it below.
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
 * Has every answer from now on end its connection: a request that comes on one that is kept, just as it is closed, would
 * find nobody. A listener of the server, as hooks would cost every visit something until then.
 */
function letConnectionsGo(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
}
