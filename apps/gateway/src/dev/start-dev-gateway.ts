import { createServer as createHttpServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import type { Context, Site } from '../context'
import { openProcessDatabase } from '../db/open-process-database'
import { createServer } from '../http/create-server'
import { databaseQueue } from '../jobs/job-queue'
import { startJobs } from '../jobs/start-jobs'
import { jobNames, jobsOf, prepareStore, serveModules } from '../modules'
import { createCompanyReader } from '../modules/company'
import { createSwitchReader } from '../modules/kill-switch'
import { setupToken } from '../modules/members'
import { takeUpDemoFile } from '../modules/pages'
import { drawInWorker } from '../start/draw-in-worker'
import { listenOn } from '../start/listen'
import { loadSite, SITE_BUNDLE } from '../start/load-site'
import { createLog } from '../telemetry/create-log'
import { reloadPages } from './reload-pages'

interface DevGateway {
  setupToken: string | undefined
  /** Imports demo pages into a store that has none, and renders what is published. */
  prepareStore(): Promise<void>
  /** Opens the port. */
  serve(): Promise<void>
  /** Serves the site that has been built since, and reloads open pages. */
  takeUpSite(): Promise<void>
  /** The same with the Studio. */
  takeUpStudio(): Promise<void>
  /** Shows visitors the demo page of this file, or the pages that contain a picture, as they are now. */
  takeUpDemo(name: string): Promise<void>
  /** Closes the port and its connections. */
  release(): Promise<void>
  /** Leaves the database. */
  stop(): Promise<void>
}

/**
 * A gateway that takes up new builds of the site and of the Studio without a new process: with each build it is
 * reassembled around the same database. Changes in the gateway's own sources need a new process.
 */
export async function startDevGateway(config: Config, report: (line: string) => void): Promise<DevGateway> {
  const db = await openProcessDatabase(config, report)
  await db.prepare(jobNames)
  const site = await builtSite(config)
  const ctx: Context = {
    config,
    company: createCompanyReader({ config, db }),
    switches: createSwitchReader({ db }),
    db,
    jobs: databaseQueue,
    site,
    log: createLog({ level: config.logLevel, build: site.build }),
  }
  const reloading = reloadPages()
  let app = await putTogether()
  const server = createHttpServer((request, response) => {
    // Pages get a script added, which cannot be done to compressed ones.
    delete request.headers['accept-encoding']
    // For a cached page, neither the script nor its hash would be current.
    delete request.headers['if-none-match']
    if (!reloading.answer(request, response)) app.routing(request, response)
  })
  const jobs = startJobs(ctx, jobsOf)
  let building = Promise.resolve()
  let preparing = Promise.resolve()

  async function putTogether(): Promise<FastifyInstance> {
    const made = await createServer(ctx)
    reloading.install(made)
    made.readiness.migrations = true
    await serveModules(made, ctx)
    made.readiness.firstRender = true
    await made.ready()
    return made
  }

  /** Published pages are not rendered ahead: the new build renders each when somebody opens it. */
  async function replace(): Promise<void> {
    const old = app
    app = await putTogether()
    reloading.reload()
    await old.close()
  }

  async function takeUpSite(): Promise<void> {
    // In place: jobs hold the same context.
    Object.assign(ctx.site, await builtSite(config))
    await replace()
  }

  async function takeUpDemo(name: string): Promise<void> {
    await preparing
    await takeUpDemoFile(ctx, name, report)
    await replace()
  }

  /** One build after the other. One that cannot be taken up says why, and the previous one stays. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    building = building.then(work).catch((error: unknown) => console.error(error))
    return building
  }

  async function release(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  return {
    setupToken: await setupToken(ctx),
    prepareStore: () => {
      preparing = prepareStore(app, ctx, report)
      return preparing
    },
    serve: () => listenOn(server, config),
    takeUpSite: () => inTurn(takeUpSite),
    takeUpStudio: () => inTurn(replace),
    takeUpDemo: (name) => inTurn(() => takeUpDemo(name)),
    release,
    stop: async () => {
      await Promise.all([release(), jobs.stop(), building, preparing.catch(() => {})])
      await app.close()
      await db.close()
    },
  }
}

let builds = 0

/**
 * Loaded anew each time, also where its own file is the same: it reads the scripts and styles of the other builds when it
 * is loaded. Node caches a module by its whole address.
 */
async function builtSite(config: Config): Promise<Site> {
  builds += 1
  const bundle = new URL(`?build=${builds}`, SITE_BUNDLE)
  return drawInWorker(await loadSite(config, bundle), bundle)
}
