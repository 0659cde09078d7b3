import type { RunnableJob } from './job'
import { RETRY } from './job-queue'

/** Runs one statement. */
type Query = (text: string, values: unknown[]) => Promise<unknown>

/**
 * Enqueues the daily jobs of today, by the date in China, those that run once, and those of these five minutes, unless
 * somebody has already. Safe to repeat, and from several processes at once: the record of a job and the job itself are
 * one statement behind one key.
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
  await leaveFrequentJobs(named('five-minutely'), query)
}

/** The key is the one by which pg-boss throttles, and is deleted with the job. A waiting job is enough. */
async function leaveFrequentJobs(names: readonly string[], query: Query): Promise<void> {
  await query(
    `INSERT INTO pgboss.job (name, data, singleton_key, singleton_on, retry_limit, retry_delay, retry_backoff)
     SELECT name, '{}', 'repeat', to_timestamp(300 * floor(extract(epoch FROM now()) / 300)) AT TIME ZONE 'UTC', $2, $3, true
     FROM unnest($1::text[]) AS wanted (name)
     WHERE NOT EXISTS (SELECT FROM pgboss.job AS j WHERE j.name = wanted.name AND j.state < 'active')
     ON CONFLICT DO NOTHING`,
    [names, RETRY.limit, RETRY.delaySeconds],
  )
}
