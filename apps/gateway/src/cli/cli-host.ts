import type { Config } from '../config/config'
import type { Context } from '../context'
import type { Database } from '../db/database'
import type { ProcessDatabase } from '../db/open-process-database'

/** A database, and where it lives if it is the embedded one. */
export type OpenedDatabase = Database & Pick<ProcessDatabase, 'embedded'>

/** What the commands need of the process they run in. */
export interface CliHost {
  config: Config
  /** Prints a line that somebody reads. */
  out: (line: string) => void
  /** Opens the database, migrated; the command that opens it closes it. */
  openDatabase: () => Promise<OpenedDatabase>
  /** Everything a use case may need, including the built site. */
  openContext: (db: Database) => Promise<Context>
}
