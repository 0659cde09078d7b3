import type { QueryConfig } from 'pg'
import type { Registry } from 'prom-client'
import type { Database } from '../db/database'
import { lookTogether, showGauge } from './show-gauge'

/** A database that needs longer for its figures counts as unreachable, in milliseconds. */
const PATIENCE_MS = 1_000

type Watched = Pick<Database, 'pool'>

/**
 * Exports how busy the connections to the database are, whether it responds, and how long which jobs have been waiting.
 */
export function measureDatabase(metrics: Registry, db: Watched): void {
  measureConnections(metrics, db)
  const look = lookTogether(() => findWaiting(db))
  showGauge(metrics, {
    name: 'database_up',
    help: '1 when the database answers within a second, else 0.',
    read: () =>
      look().then(
        () => 1,
        () => 0,
      ),
  })
  showGauge(metrics, {
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest job of a kind that could be run has waited. No figure: none waits, or the database is away.',
    labelNames: ['queue'],
    read: async () => (await look()).map(({ queue, oldest }) => [{ queue }, oldest]),
  })
  showGauge(metrics, {
    name: 'jobs_waiting',
    help: 'Jobs of a kind that could be run and wait. No figure: none, or the database is away.',
    labelNames: ['queue'],
    read: async () => (await look()).map(({ queue, waiting }) => [{ queue }, waiting]),
  })
}

type WaitingJobs = {
  queue: string
  waiting: number
  /** In seconds. */
  oldest: number
}

/** Jobs that could be run: those scheduled for later are not late. */
async function findWaiting({ pool }: Watched): Promise<WaitingJobs[]> {
  const patient: QueryConfig & { query_timeout: number } = {
    text: `SELECT name AS queue, count(*)::int AS waiting,
             extract(epoch FROM now() - min(start_after))::float AS oldest
           FROM pgboss.job WHERE state < 'active' AND start_after <= now() GROUP BY name`,
    query_timeout: PATIENCE_MS,
  }
  return (await pool.query<WaitingJobs>(patient)).rows
}

function measureConnections(metrics: Registry, { pool }: Watched): void {
  showGauge(metrics, {
    name: 'database_connections',
    help: 'Connections of calls to the database, by state.',
    labelNames: ['state'],
    read: () => [
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'busy' }, pool.totalCount - pool.idleCount],
    ],
  })
  showGauge(metrics, {
    name: 'database_connections_limit',
    help: 'Connections that calls of this process may have at once.',
    read: () => pool.options.max,
  })
  showGauge(metrics, {
    name: 'database_connections_waiting',
    help: 'Callers in this process that wait for a connection.',
    read: () => pool.waitingCount,
  })
}
