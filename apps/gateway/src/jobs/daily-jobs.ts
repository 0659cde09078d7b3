import type { RunnableJob } from './job'
import { RETRY } from './job-queue'

/** Runs one statement. */
type Query = (text: string, values: unknown[]) => Promise<unknown>

/**
 * Leaves the jobs of today, by the date in China, and those of once, that nobody has left yet. Safe to repeat, and from several processes
 * at once: that a job was left and the job itself are one statement behind one key.
 */
export async function leaveDailyJobs(
  jobs: readonly Pick<RunnableJob, 'name' | 'repeat'>[],
  query: Query,
): Promise<void> {
  const named = (wanted: RunnableJob['repeat']) =>
    jobs.filter(({ repeat }) => repeat === wanted).map(({ name }) => name)
  await query(
    `WITH due AS (
       INSERT INTO job_day (name, day)
       SELECT name, (now() AT TIME ZONE 'Asia/Shanghai')::date FROM unnest($1::text[]) AS name
       UNION ALL SELECT name, 'epoch' FROM unnest($4::text[]) AS name
       ON CONFLICT DO NOTHING RETURNING name)
     INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff)
     SELECT name, '{}', $2, $3, true FROM due`,
    [named('daily'), RETRY.limit, RETRY.delaySeconds, named('once')],
  )
}
