import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/database'
import type { JobData, JobName } from './job'

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
    await tx.execute(sql`
      INSERT INTO pgboss.job (name, data, start_after, retry_limit, retry_delay, retry_backoff)
      VALUES (${name}, ${JSON.stringify(data)}::jsonb, now() + make_interval(secs => ${afterSeconds}),
        ${RETRY.limit}, ${RETRY.delaySeconds}, true)`)
  },
}
