import type { JobName } from './job'
import { RETRY } from './job-queue'

/** What is done once a day, whichever process notices first that a day has begun. */
export const dailyJobs = ['delete-old-rows', 'keep-audit-head'] as const satisfies readonly JobName[]

/** What is done once in the life of a store: mending what an earlier release left. */
const onceJobs = ['clean-stored-files'] as const satisfies readonly JobName[]

/** Runs one statement. */
type Query = (text: string, values: unknown[]) => Promise<unknown>

/**
 * Leaves the jobs of today, by the date in China, and those of once, that nobody has left yet. Safe to repeat, and from several processes
 * at once: that a job was left and the job itself are one statement behind one key.
 */
export async function leaveDailyJobs(query: Query): Promise<void> {
  await query(
    `WITH due AS (
       INSERT INTO job_day (name, day)
       SELECT name, (now() AT TIME ZONE 'Asia/Shanghai')::date FROM unnest($1::text[]) AS name
       UNION ALL SELECT name, 'epoch' FROM unnest($4::text[]) AS name
       ON CONFLICT DO NOTHING RETURNING name)
     INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff)
     SELECT name, '{}', $2, $3, true FROM due`,
    [dailyJobs, RETRY.limit, RETRY.delaySeconds, onceJobs],
  )
}
