import { pino } from 'pino'
import { loadConfig } from '../config/config'
import { StartError } from '../config/start-error'
import { openProcessDatabase } from '../db/open-process-database'
import { FilesAway } from '../files/file-store'
import { databaseQueue } from '../jobs/job-queue'
import { jobNames } from '../modules'
import { createCompanyReader } from '../modules/company'
import { createSwitchReader } from '../modules/kill-switch'
import { loadSite } from '../start/load-site'
import type { CliHost } from './cli-host'

/** Progress goes to stderr: what a command prints may be a document. */
function progress(line: string): void {
  console.error(line)
}

/**
 * Runs a command in this process: with its arguments, its configuration and its exit code. `reading` names those that
 * only work on what is stored: with a mistyped DATA_DIR they must not create a database only to find it empty.
 */
export async function runInProcess(
  run: (args: string[], host: CliHost) => Promise<0 | 1>,
  { reading = [] }: { reading?: readonly string[] } = {},
): Promise<void> {
  const args = process.argv.slice(2)
  await endingWell(() => {
    const config = loadConfig(process.env, { onlyReads: reading.includes(args[0] ?? '') })
    return run(args, {
      config,
      out: (line) => console.log(line),
      openDatabase: async () => {
        const db = await openProcessDatabase(config, progress)
        await db.prepare(jobNames)
        return db
      },
      // Only publishing renders pages, so everything else works before the site is built.
      openContext: async (db) => ({
        config,
        company: createCompanyReader({ config, db }),
        switches: createSwitchReader({ db }),
        db,
        jobs: databaseQueue,
        site: await loadSite(config),
        log: pino({ level: config.logLevel }, pino.destination(2)),
      }),
    })
  })
}

/**
 * Ends this process with the exit code that some work returns; problems an operator can fix are reported in sentences.
 */
export async function endingWell(work: () => Promise<0 | 1>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof StartError || error instanceof FilesAway)) throw error
    for (const problem of error instanceof StartError ? error.problems : [error.message])
      console.error(problem)
    process.exitCode = 1
  }
}
