import type { Context } from '../context'
import { openDatabase } from '../db/database'
import type { RunnableJob } from './job'
import { createJobRunner } from './job-runner'
import { type JobWorker, startWorker } from './start-worker'

/** A job may run a query beside its open transaction. */
const CONNECTIONS_OF_LANE = 2

/**
 * Starts to run jobs, on connections of their own, so that no job ever takes one that a visitor waits for. What
 * somebody waits for, what is promised and the rest have a lane each, with one job at a time: whatever takes long, or
 * takes long to fail, holds up only its own lane. `jobsOf` is given the context that jobs work with.
 */
export function startJobs(ctx: Context, jobsOf: (ctx: Context) => readonly RunnableJob[]): JobWorker {
  const isOf = (urgency: RunnableJob['urgency']) => (job: RunnableJob) => job.urgency === urgency
  const areLeft = (job: RunnableJob) => job.urgency !== 'waited-for' && job.urgency !== 'promised'
  const lanes = [isOf('waited-for'), isOf('promised'), areLeft]
  const db = openDatabase({
    ...ctx.db.place,
    max: lanes.length * CONNECTIONS_OF_LANE,
    applicationName: 'yingzao jobs',
  })
  const jobs = jobsOf({ ...ctx, db })
  const workers = lanes.map((isOfLane) =>
    startWorker(createJobRunner({ db, log: ctx.log, jobs: jobs.filter(isOfLane) }), ctx.log),
  )
  return {
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.stop()))
      await db.close()
    },
  }
}
