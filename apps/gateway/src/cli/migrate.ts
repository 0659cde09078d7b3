import { readDatabaseSettings } from '../config/database-settings'
import { openProcessDatabase } from '../db/open-process-database'
import { jobNames } from '../modules'
import { endingWell } from './cli-process'
import { runMigrate } from './run-migrate'

// Not through `runInProcess`: migrating needs neither visitors' keys nor the text of footers.
await endingWell(() => {
  const settings = readDatabaseSettings(process.env)
  return runMigrate(process.argv.slice(2), {
    out: (line) => console.log(line),
    openDatabase: () => openProcessDatabase(settings, (line) => console.error(line)),
    queues: jobNames,
  })
})
