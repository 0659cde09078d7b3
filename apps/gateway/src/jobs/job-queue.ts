import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { JobData, JobName } from './job'
import { traced } from './traced-data'

/** Where use cases enqueue work for later. */
export interface JobQueue {
  /**
   * Adds a job that exists if and only if the caller's transaction commits. It runs at least once, within seconds of
   * when it may: at once, or after `afterSeconds`.
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

/** The queue in the database. To pg-boss jobs are plain rows, so adding one needs nothing from it. */
export const databaseQueue: JobQueue = {
  async enqueue(tx, name, data, { afterSeconds = 0 } = {}) {
    // pg-boss deletes what nobody has taken by `keep_until`, which must not come before the job may be taken.
    await tx.execute(sql`
      INSERT INTO pgboss.job (name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff)
      SELECT ${name}, ${JSON.stringify(traced(data))}::jsonb, at, at + interval '14 days',
        ${RETRY.limit}, ${RETRY.delaySeconds}, true
      FROM (SELECT now() + make_interval(secs => ${afterSeconds}) AS at) AS earliest`)
  },
}
