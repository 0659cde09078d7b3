import { pino } from 'pino'
import { loadConfig } from '../config/config'
import { StartError } from '../config/start-error'
import { openProcessDatabase } from '../db/open-process-database'
import { databaseQueue } from '../jobs/job-queue'
import { jobNames } from '../modules'
import { createCompanyReader } from '../modules/company'
import { loadSite } from '../start/load-site'
import type { CliHost } from './cli-host'

/** Progress goes to stderr: what a command prints may be a document. */
function progress(line: string): void {
  console.error(line)
}

/** Runs a command in this process: with its arguments, its configuration and its exit code. */
export async function runInProcess(run: (args: string[], host: CliHost) => Promise<0 | 1>): Promise<void> {
  try {
    const config = loadConfig()
    process.exitCode = await run(process.argv.slice(2), {
      config,
      out: (line) => console.log(line),
      openDatabase: async () => {
        const db = await openProcessDatabase(config, progress)
        await db.prepare(jobNames)
        return db
      },
      // Only publishing draws pages, so everything else works before the site is built.
      openContext: async (db) => ({
        config,
        company: createCompanyReader({ config, db }),
        db,
        jobs: databaseQueue,
        site: await loadSite(config),
        log: pino({ level: config.logLevel }, pino.destination(2)),
      }),
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    for (const problem of error.problems) console.error(problem)
    process.exitCode = 1
  }
}
