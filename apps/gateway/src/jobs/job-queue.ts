import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { JobData, JobName } from './job'
import { traced } from './traced-data'

/** Where use cases leave work for later. */
export interface JobQueue {
  /**
   * Adds a job that exists exactly when the caller's transaction commits. Run at least once, within seconds of when it
   * may be: at once, or `afterSeconds`.
   */
  enqueue<Name extends JobName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
    options?: { afterSeconds?: number },
  ): Promise<void>
}

/** Five more attempts, the first after some 5 s and each later one after twice as long. */
export const RETRY = { limit: 5, delaySeconds: 5 }

/** The queue in the database. Jobs are plain rows to pg-boss, so adding one needs nothing of it. */
export const databaseQueue: JobQueue = {
  async enqueue(tx, name, data, { afterSeconds = 0 } = {}) {
    // pg-boss throws away what nobody has taken by `keep_until`, which must not come before it may be taken.
    await tx.execute(sql`
      INSERT INTO pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff)
      SELECT ${name}, ${JSON.stringify(traced(data))}::jsonb, at, at + interval '14 days',
        ${RETRY.limit}, ${RETRY.delaySeconds}, true
      FROM (SELECT now() + make_interval(secs => ${afterSeconds}) AS at) AS earliest`)
  },
}
