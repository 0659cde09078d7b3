import type { Context } from '../context'
import { openDatabase } from '../db/database'
import type { JobHandlers } from './job'
import { createJobRunner } from './job-runner'
import { type JobWorker, startWorker } from './start-worker'

/** Jobs run one at a time; the second connection looks after those of killed processes. */
const CONNECTIONS = 2

/**
 * Starts to run jobs, on connections of their own, so that no job ever takes one that a visitor waits for.
 * `handlersOf` is given the context that jobs work with.
 */
export function startJobs(ctx: Context, handlersOf: (ctx: Context) => JobHandlers): JobWorker {
  const db = openDatabase({
    url: ctx.db.pool.options.connectionString ?? '',
    max: CONNECTIONS,
    applicationName: 'yingzao jobs',
  })
  const runner = createJobRunner({ db, log: ctx.log, handlers: handlersOf({ ...ctx, db }) })
  const worker = startWorker(runner, ctx.log)
  return {
    stop: async () => {
      await worker.stop()
      await db.close()
    },
  }
}
