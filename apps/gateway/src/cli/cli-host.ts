import type { Config } from '../config/config'
import type { Context } from '../context'
import type { Database } from '../db/database'

/** What the commands need of the process they run in. */
export interface CliHost {
  config: Config
  /** Prints a line that somebody reads. */
  out: (line: string) => void
  /** Opens the database, migrated; the command that opens it closes it. */
  openDatabase: () => Promise<Database>
  /** Everything a use case may need, the built site among it. */
  openContext: (db: Database) => Promise<Context>
}
