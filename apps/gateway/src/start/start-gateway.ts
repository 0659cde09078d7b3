import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config/config'
import type { Context } from '../context'
import type { Database } from '../db/database'
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

/** How long requests that run may take to end; the database needs a moment after them. */
const DRAIN_MS = 8_000
const SWEEP_MS = 100

export interface Gateway {
  /** The port that it serves on. */
  port: number
  /** With which the first administrator of the Studio is made. Undefined: there is one. */
  setupToken: string | undefined
  /** Takes nothing new, lets requests end for at most 8 s and the job that runs, then leaves the database. Safe to repeat. */
  stop(): Promise<void>
}

/**
 * Takes a process from its configuration to serving pages. Throws a StartError when something outside has to be
 * mended, and leaves nothing of its own running then.
 */
export async function startGateway(config: Config, report: (line: string) => void): Promise<Gateway> {
  await checkPorts(config)
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
    return { port, setupToken: token, stop: stopper({ app, db, worker: startJobs(context, jobsOf) }) }
  } catch (error) {
    await app?.close()
    await db.close()
    throw error
  }
}

interface Parts {
  app: FastifyInstance
  db: Database
  worker: JobWorker
}

function stopper(parts: Parts): () => Promise<void> {
  let stopped: Promise<void> | undefined
  return () => {
    stopped ??= stop(parts)
    return stopped
  }
}

async function stop({ app, db, worker }: Parts): Promise<void> {
  app.readiness.draining = true
  const patience = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
  // A connection whose last request has been answered would otherwise stay open for the next one.
  const sweeping = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
  await Promise.all([app.close(), worker.stop()])
  clearTimeout(patience)
  clearInterval(sweeping)
  await db.close()
}
