import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { startJobs } from '../jobs/start-jobs'
import type { JobWorker } from '../jobs/start-worker'
import { jobsOf } from '../modules'

/** For a process that leaves jobs to others. */
const NO_JOBS: JobWorker = { stop: async () => {} }

/** Starts what a process does besides serving: it runs jobs, if that is its role, and copies pages to its disk. */
export function startWork(app: FastifyInstance, context: Context): JobWorker {
  if (context.config.role !== 'worker') void app.copyPages()
  return context.config.role === 'web' ? NO_JOBS : startJobs(context, jobsOf)
}
