import type { FastifyInstance } from 'fastify'
import type { BackupWorker } from '../backup/backup-worker'
import type { Config } from '../config/config'
import type { Context, Site } from '../context'
import type { Database } from '../db/database'
import type { LateDatabase, ProcessDatabase } from '../db/open-process-database'
import { checkBucket } from '../files/bucket/check-bucket'
import { createServer } from '../http/create-server'
import { databaseQueue } from '../jobs/job-queue'
import type { JobWorker } from '../jobs/start-worker'
import { installModules, jobNames } from '../modules'
import { createCompanyReader } from '../modules/company'
import { createSwitchReader } from '../modules/kill-switch'
import { setupToken } from '../modules/members'
import { createLog } from '../telemetry/create-log'
import { startTracing } from '../telemetry/start-tracing'
import { drawInWorker } from './draw-in-worker'
import { keepOwnFiles } from './keep-own-files'
import { checkPorts, listen } from './listen'
import { loadSite } from './load-site'
import { openMetricsPort } from './open-metrics-port'
import { repeatErasures } from './repeat-erasures'
import { becomeWhole, openOrStandIn, serveCopies } from './stand-in'
import { startBackups } from './start-backups'
import { startWork } from './start-work'
import { createStopper } from './stop-gateway'

export interface Gateway {
  /** The port that it serves on. */
  port: number
  /** Creates the first administrator of the Studio. Undefined: there is one, or the database cannot be asked yet. */
  setupToken: string | undefined
  /**
   * Notifies balancers, lets running requests and the running job finish, then disconnects from the database; see
   * `createStopper`. Safe to repeat.
   */
  stop(): Promise<void>
}

/**
 * Takes a process from its configuration to serving pages. Where the database is unreachable and the disk has pages of
 * this build, it serves those until the database is back. Throws a StartError when something outside has to be fixed,
 * and leaves nothing of its own running then.
 */
export async function startGateway(config: Config, report: (line: string) => void): Promise<Gateway> {
  await checkPorts(config)
  if (config.role === 'web')
    report('This process runs no jobs (ROLE=web). At least one process with ROLE=worker or ROLE=all has to.')
  const awayBecause = config.fileStore && (await checkBucket(config.fileStore))
  if (awayBecause !== undefined)
    report(
      `The store of files cannot be asked, so only files that are on this disk are served: ${awayBecause}`,
    )
  const site = drawInWorker(await loadSite(config))
  const tracing = await startTracing(config.tracing, site.build)
  const db = await openOrStandIn(config, site, report)
  let app: FastifyInstance | undefined
  try {
    const context = contextOf(config, site, db)
    app = await createServer(context)
    const start =
      'prepare' in db ? startWhole(app, context, db, report) : startOnCopies(app, context, db, report)
    await start.serve()
    app.readiness.firstRender = true
    const port = await listen(app, config)
    await openMetricsPort(app, config)
    const { setupToken: token, worker, backups } = await start.begin()
    const stop = createStopper({ app, db, worker, backups }, config)
    return { port, setupToken: token, stop: () => stop().finally(tracing.stop) }
  } catch (error) {
    await app?.close()
    await db.close()
    await tracing.stop()
    throw error
  }
}

function contextOf(config: Config, site: Site, db: Database): Context {
  return {
    config,
    company: createCompanyReader({ config, db }),
    switches: createSwitchReader({ db }),
    db,
    jobs: databaseQueue,
    site,
    log: createLog({ level: config.logLevel, build: site.build }),
  }
}

/** The two halves of a start, between which the process begins to listen. */
interface Start {
  serve(): Promise<void>
  begin(): Promise<{ setupToken?: string | undefined; worker: JobWorker; backups?: BackupWorker | undefined }>
}

function startWhole(
  app: FastifyInstance,
  context: Context,
  database: ProcessDatabase,
  report: (line: string) => void,
): Start {
  return {
    async serve() {
      await database.prepare(jobNames)
      app.readiness.migrations = true
      await installModules(app, context, report)
      await repeatErasures(context, report)
      await keepOwnFiles(app)
    },
    begin: async () => ({
      setupToken: await setupToken(context),
      worker: startWork(app, context),
      backups: startBackups({ ...context, db: database }, app.metrics),
    }),
  }
}

/** Starts while the database is unreachable. */
function startOnCopies(
  app: FastifyInstance,
  context: Context,
  database: LateDatabase,
  report: (line: string) => void,
): Start {
  return {
    serve: () => serveCopies(app, context),
    begin: async () => ({ worker: becomeWhole({ app, context, database, report }) }),
  }
}
