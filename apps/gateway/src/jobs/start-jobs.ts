import type { Context } from '../context'
import { openDatabase } from '../db/database'
import type { RunnableJob } from './job'
import { createJobRunner } from './job-runner'
import { type JobWorker, startWorker } from './start-worker'

/** Jobs run one at a time; the second connection looks after those of killed processes. */
const CONNECTIONS = 2

/**
 * Starts to run jobs, on connections of their own, so that no job ever takes one that a visitor waits for.
 * `jobsOf` is given the context that jobs work with.
 */
export function startJobs(ctx: Context, jobsOf: (ctx: Context) => readonly RunnableJob[]): JobWorker {
  const db = openDatabase({
    url: ctx.db.pool.options.connectionString ?? '',
    max: CONNECTIONS,
    applicationName: 'yingzao jobs',
  })
  const runner = createJobRunner({ db, log: ctx.log, jobs: jobsOf({ ...ctx, db }) })
  const worker = startWorker(runner, ctx.log)
  return {
    stop: async () => {
      await worker.stop()
      await db.close()
    },
  }
}
