import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config/config'
import type { Context } from '../context'
import { openProcessDatabase } from '../db/open-process-database'
import { createServer } from '../http/create-server'
import { describeError } from '../http/describe-error'
import { databaseQueue } from '../jobs/job-queue'
import { startJobs } from '../jobs/start-jobs'
import type { JobWorker } from '../jobs/start-worker'
import { installModules, jobNames, jobsOf } from '../modules'
import { createCompanyReader } from '../modules/company'
import { createSwitchReader } from '../modules/kill-switch'
import { setupToken } from '../modules/members'
import { patiently } from '../modules/renderings'
import { drawInWorker } from './draw-in-worker'
import { checkPorts, listen } from './listen'
import { loadSite } from './load-site'
import { openMetricsPort } from './open-metrics-port'
import { createStopper } from './stop-gateway'

/** Of a process that leaves jobs to others. */
const noJobs: JobWorker = { stop: async () => {} }

export interface Gateway {
  /** The port that it serves on. */
  port: number
  /** With which the first administrator of the Studio is made. Undefined: there is one. */
  setupToken: string | undefined
  /** Lets balancers know, lets requests and the job that runs end, then leaves the database; see `createStopper`. Safe to repeat. */
  stop(): Promise<void>
}

/**
 * Takes a process from its configuration to serving pages. Throws a StartError when something outside has to be
 * mended, and leaves nothing of its own running then.
 */
export async function startGateway(config: Config, report: (line: string) => void): Promise<Gateway> {
  await checkPorts(config)
  if (config.role === 'web')
    report('This process runs no jobs (ROLE=web). At least one process with ROLE=worker or ROLE=all has to.')
  const site = drawInWorker(await loadSite(config))
  const db = await openProcessDatabase(config, report)
  let app: FastifyInstance | undefined
  try {
    await db.prepare(jobNames)
    const context: Context = {
      config,
      company: createCompanyReader({ config, db }),
      switches: createSwitchReader({ db }),
      db,
      jobs: databaseQueue,
      site,
      log: pino({ level: config.logLevel, serializers: { err: describeError } }),
    }
    app = await createServer(context)
    app.readiness.migrations = true
    await installModules(app, context, report)
    // Else the first visitor after a new build would wait for it.
    await patiently(app.keepBuild())
    app.readiness.firstRender = true
    const port = await listen(app, config)
    await openMetricsPort(app, config)
    const token = await setupToken(context)
    const worker = config.role === 'web' ? noJobs : startJobs(context, jobsOf)
    return { port, setupToken: token, stop: createStopper({ app, db, worker }, config) }
  } catch (error) {
    await app?.close()
    await db.close()
    throw error
  }
}
