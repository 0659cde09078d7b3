import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'
import { StartError } from '../config/start-error'
import type { Context, Site } from '../context'
import { isDatabaseAway } from '../db/is-database-away'
import {
  DatabaseAway,
  type LateDatabase,
  openLateDatabase,
  openProcessDatabase,
  type ProcessDatabase,
} from '../db/open-process-database'
import type { JobWorker } from '../jobs/start-worker'
import { addModules, jobNames, prepareStore, readStore } from '../modules'
import { canStandIn } from '../modules/site'
import { keepOwnFiles } from './keep-own-files'
import { repeatErasures } from './repeat-erasures'
import { startWork } from './start-work'

/** Between two attempts to reach the database, in milliseconds. */
const LOOK_MS = 2_000
/** The same where somebody has to fix something. */
const MENDING_MS = 30_000

/**
 * Opens the database, or, where it is unreachable and pages can be served without it, one that connects later. Throws a
 * StartError where neither is possible.
 */
export async function openOrStandIn(
  config: Config,
  site: Site,
  report: (line: string) => void,
): Promise<ProcessDatabase | LateDatabase> {
  try {
    return await openProcessDatabase(config, report)
  } catch (error) {
    if (!(error instanceof DatabaseAway) || !(await canStandIn({ config, site }))) throw error
    report(
      `${error.message} Until it answers, this process serves the pages that it has copies of, and goes on by itself then.`,
    )
    return openLateDatabase(config, report)
  }
}

/** Serves pages that there are copies of; calls respond as in any outage of the database. */
export async function serveCopies(app: FastifyInstance, context: Context): Promise<void> {
  app.readiness.standsIn = true
  await addModules(app, context)
}

interface StandIn {
  app: FastifyInstance
  context: Context
  database: LateDatabase
  report: (line: string) => void
}

/**
 * Tries the database until it is reachable, then does what a start would have done, and starts to work. A problem that
 * its operator has to fix does not end it, as its pages are still good: the log reports it again and again.
 */
export function becomeWhole({ app, context, database, report }: StandIn): JobWorker {
  const leaving = new AbortController()
  let worker: JobWorker | undefined

  async function become(): Promise<void> {
    await database.open(jobNames, (db) => readStore({ ...context, db }))
    await prepareStore(app, context, report)
    await repeatErasures(context, report)
    Object.assign(app.readiness, { migrations: true, firstRender: true, standsIn: false })
    await keepOwnFiles(app)
    worker = startWork(app, context)
    report('The database is there: this process serves and works as any other now.')
  }

  /** Returns how long to wait; undefined: it is done. */
  async function look(): Promise<number | undefined> {
    try {
      await become()
      return undefined
    } catch (error) {
      if (error instanceof DatabaseAway || isDatabaseAway(error)) {
        // Copies that have become too old are served to nobody, so no traffic should be sent here.
        app.readiness.firstRender = await canStandIn(context)
        return LOOK_MS
      }
      const problems = error instanceof StartError ? error.problems : undefined
      context.log.error(
        { err: error, problems },
        'The database is there, but this process cannot use it yet; it serves copies of pages and tries again',
      )
      return MENDING_MS
    }
  }

  async function keepLooking(): Promise<void> {
    while (!leaving.signal.aborted) {
      const waitMs = await look()
      if (waitMs === undefined) return
      await pause(waitMs, undefined, { signal: leaving.signal }).catch(() => {})
    }
  }

  const looking = keepLooking()
  return {
    stop: async () => {
      leaving.abort()
      await looking
      await worker?.stop()
    },
  }
}
